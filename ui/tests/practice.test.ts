import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Begun, Progress, goesOnAt, lessonsBegun } from "../src/pages/learn/progress.svelte";
import { LessonTable } from "../src/pages/learn/lesson.svelte";
import { PuzzleTable } from "../src/pages/learn/puzzle.svelte";
import { byRules, byTheme, ofGrade } from "../src/pages/learn/puzzles";
import { elementOf, joined } from "../src/pages/learn/spots";
import { tabOf } from "../src/table/tabs";
import { goesOn } from "../src/pages/learn/keys";
import type { CourseOfLessons, LessonPage, OptionPage, PuzzleLine } from "../src/lib/types";
import { FakeServer, page } from "./fakes";

const server = new FakeServer();
beforeEach(() => server.start());
afterEach(() => server.stop());

const USE: OptionPage = { words: "use b2", text: "Use", targets: ["place:0:b2"], final: true, luck: false, card: null };
const PASS: OptionPage = { words: "pass", text: "Pass", targets: [], final: true, luck: false, card: null };

function said(deeds: string[], change: Partial<LessonPage> = {}): LessonPage {
  const table = page(deeds.length, { options: [USE, PASS] });
  return {
    deeds,
    table,
    step: 0,
    steps: 2,
    asks: true,
    over: false,
    point: [],
    hint: null,
    answer: null,
    ...change,
  } as LessonPage;
}

/** A lesson that is open, and says this. */
async function opened(first: LessonPage): Promise<LessonTable> {
  const table = new LessonTable("duel", "city");
  server.answer = () => Response.json(first);
  await table.open();
  server.sent.length = 0;
  return table;
}

describe("a lesson", () => {
  it("sends all that was done with each try, and plays what is touched at once", async () => {
    const table = await opened(said(["next"]));

    table.pick("place:0:b2");
    await expect.poll(() => server.sent.length).toBe(1);

    expect(table.confirming).toBeUndefined();
    expect(server.sent[0]).toEqual({ path: "/api/lessons/duel/city", brief: false, body: { deeds: ["next"], try: "use b2" } });
  });

  it("lets nothing be touched while it is read", async () => {
    const table = await opened(said([], { asks: false }));

    expect(table.options).toEqual([]);
    expect(table.myTurn).toBe(false);
    expect(table.pick("place:0:b2")).toBe(false);
    await table.next();
    expect(server.sent.map(({ body }) => body)).toEqual([{ deeds: [], try: "next" }]);
  });

  it("goes back by leaving out the last deed, and forth again", async () => {
    const table = await opened(said(["next", "use b2"]));
    expect(table.page?.undo?.how).toBe("free");

    server.answer = () => Response.json(said(["next"]));
    await table.undo();
    expect(table.page?.can_redo).toBe(true);
    await table.redo();

    expect(server.sent.map(({ body }) => body)).toEqual([{ deeds: ["next"] }, { deeds: ["next", "use b2"] }]);
  });

  it("goes on where somebody was when the page is loaded again", async () => {
    const before = await opened(said([]));
    server.answer = () => Response.json(said(["next", "use b2"]));
    await before.take("use b2");

    const after = new LessonTable("duel", "city");
    server.sent.length = 0;
    await after.open();

    expect(server.sent.map(({ body }) => body)).toEqual([{ deeds: ["next", "use b2"] }]);
    expect(after.resumed).toBe(true);
    expect(new LessonTable("duel", "buying").resumed).toBe(false);
    server.answer = () => Response.json(said([]));
    await after.startOver();
    expect(after.resumed).toBe(false);
    expect(lessonsBegun.of("duel/city")).toEqual([]);
  });

  it("begins anew where what was done fits no more", async () => {
    lessonsBegun.keep("duel/city", ["use c3"]);
    const refusal = { status: 409, key: "server-deed", sentence: "no" };
    const answers = [Response.json(refusal, { status: 409 }), Response.json(said([]))];
    server.answer = () => answers.shift() ?? Response.json(said([]));
    const table = new LessonTable("duel", "city");
    await table.open();

    expect(server.sent.map(({ body }) => body)).toEqual([{ deeds: ["use c3"] }, { deeds: [] }]);
    expect(table.missing).toBeUndefined();
    expect(lessonsBegun.of("duel/city")).toEqual([]);
  });

  it("begins anew once it was taken to its end", async () => {
    const table = await opened(said(["next"]));
    server.answer = () => Response.json(said(["next", "use b2"], { over: true }));
    await table.take("use b2");

    expect(lessonsBegun.of("duel/city")).toEqual([]);
  });

  it("lights only what it points at; what else can be touched is marked", async () => {
    const other: OptionPage = { ...USE, words: "use c3", targets: ["place:0:c3"] };
    const first = said([], { point: ["place:0:b2", "supply:0"] });
    const table = await opened({ ...first, table: { ...first.table, options: [USE, other] } });

    expect([...table.lit]).toEqual(["place:0:b2"]);
    expect(table.dims("place:0:c3")).toBe(true);
    expect(table.dims("place:0:b2")).toBe(false);
    expect(table.glows("place:0:c3")).toBe(true);
    expect(table.dims("supply:0")).toBe(false);
  });

  it("lights all that can be touched where it points at nothing", async () => {
    const table = await opened(said([]));

    expect([...table.lit]).toEqual(["place:0:b2"]);
  });

  it("has nothing to take back at its beginning", async () => {
    const table = await opened(said([]));

    expect(table.page?.undo?.how).toBeNull();
    await table.undo();
    expect(server.sent).toEqual([]);
  });

  it("points at what it speaks of, and at the next deed for whoever asks", async () => {
    const table = await opened(said([], { point: ["supply:0"], hint: "use b2" }));
    expect(table.pointed).toEqual(["supply:0"]);

    await table.showMe();
    expect(table.pointed).toEqual(["place:0:b2"]);
    expect(server.sent).toEqual([]);
  });

  it("does the next deed for whoever sees already where it is done", async () => {
    const table = await opened(said([], { point: ["place:0:b2"], hint: "use b2" }));
    expect(table.isShown).toBe(true);

    await table.showMe();
    expect(server.sent.map(({ body }) => body)).toEqual([{ deeds: [], try: "use b2" }]);
  });

  it("goes back to where it knows the way with whoever asks and has left it", async () => {
    const table = await opened(said(["next", "use b2"]));
    server.answer = () => Response.json(said(["next"], { hint: "pass" }));

    await table.showMe();
    expect(server.sent.map(({ body }) => body)).toEqual([{ deeds: ["next"] }]);
    expect(table.pointed).toEqual(["option:pass"]);
  });

  it("points at a button where nothing on the table stands for the deed", async () => {
    const table = await opened(said([], { hint: "pass" }));

    await table.showMe();
    expect(table.pointed).toEqual(["option:pass"]);
  });

  it("says what is missing", async () => {
    const table = new LessonTable("duel", "chess");
    server.answer = () => Response.json({ status: 404, key: "server-no-lesson", sentence: "No." }, { status: 404 });

    await table.open();

    expect(table.missing?.sentence).toBe("No.");
  });
});

describe("a puzzle", () => {
  it("sends a deed with those before it, and begins again without any", async () => {
    const table = new PuzzleTable("duel-points-1");
    server.answer = () => Response.json({ ...said(["use b2"]), judgement: null });
    await table.open();
    server.sent.length = 0;

    await table.take("pass");
    await table.startOver();

    expect(server.sent.map(({ body }) => body)).toEqual([{ deeds: ["use b2", "pass"] }, { deeds: [] }]);
  });

  it("can only be looked at when the turn is over", async () => {
    const table = new PuzzleTable("duel-points-1");
    server.answer = () => Response.json({ ...said([]), judgement: { solved: true } });
    await table.open();

    expect(table.options).toEqual([]);
  });
});

describe("progress", () => {
  const lesson = (key: string) => ({ key, title: key, about: "", steps: 1, minutes: 1 });
  const course = (key: string, ...keys: string[]) => ({ key, lessons: keys.map(lesson) }) as unknown as CourseOfLessons;
  const courses = [course("duel", "goal", "city"), course("classic", "map", "units")];

  it("is kept in the browser", () => {
    new Progress("kept").add("duel/goal");

    expect(new Progress("kept").has("duel/goal")).toBe(true);
    localStorage.setItem("kept", "{broken");
    expect(new Progress("kept").latest).toBeUndefined();
  });

  it("goes on in the course where somebody was last", () => {
    const done = new Progress("on");
    expect(goesOnAt(courses, done)?.lesson).toBe("goal");
    done.add("classic/map");
    expect(goesOnAt(courses, done)?.lesson).toBe("units");
    done.add("classic/units");
    expect(goesOnAt(courses, done)).toEqual({ course: "duel", lesson: "goal", title: "goal" });
    done.add("duel/goal");
    done.add("duel/city");
    expect(goesOnAt(courses, done)).toBeUndefined();
  });
});

describe("the list of puzzles", () => {
  const line = (id: string, rules: string, theme: string, grade: number) =>
    ({ id, rules, rules_name: rules, theme, theme_name: theme, grade, decisions: 3 }) as PuzzleLine;
  const lines = [line("a", "duel", "points", 1), line("b", "duel", "wonder", 2), line("c", "classic", "points", 2)];

  it("has those of a rule system together, by theme", () => {
    expect(byRules(lines).map(({ key, puzzles }) => [key, puzzles.length])).toEqual([
      ["duel", 2],
      ["classic", 1],
    ]);
    expect(byTheme(lines).map(({ key }) => key)).toEqual(["points", "wonder"]);
    expect(ofGrade(lines, "2").map(({ id }) => id)).toEqual(["b", "c"]);
    expect(ofGrade(lines, "")).toHaveLength(3);
  });
});

describe("the light", () => {
  it("finds the resources of a rival where rivals are, and mine everywhere", () => {
    expect(tabOf("supply:1", 0, new Set())).toBe("rivals");
    expect(tabOf("supply:0", 0, new Set())).toBeUndefined();
    expect(tabOf("deck:0", 0, new Set())).toBe("city");
  });

  it("falls on a thing by any of its names, if it takes room", () => {
    document.body.innerHTML = `<i data-targets="display:3 card:codex"></i><b data-targets="display:3 card:codex"></b><u data-words="pass"></u>`;
    const [hidden, seen, button] = ["i", "b", "u"].map((name) => document.querySelector(name));
    for (const each of [seen, button]) if (each) each.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);

    expect(elementOf("card:codex", document.body)).toBe(seen);
    expect(elementOf("card:codex", document.body)).not.toBe(hidden);
    expect(elementOf("option:pass", document.body)).toBe(button);
    expect(elementOf("display:4", document.body)).toBeUndefined();
  });

  it("stand in one light where they lie on each other, and not where only their corners touch", () => {
    const card = { left: 0, top: 0, width: 100, height: 90 };
    const under = { left: 0, top: 80, width: 100, height: 25 };
    const beside = { left: 96, top: 0, width: 100, height: 90 };

    expect(joined([card, under, beside])).toEqual([{ left: 0, top: 0, width: 100, height: 105 }, beside]);
  });
});

describe("keys of a lesson", () => {
  function pressed(key: string, on: string): number {
    document.body.innerHTML = on;
    let way = 9;
    const listen = (event: KeyboardEvent) => (way = goesOn(event));
    addEventListener("keydown", listen);
    document.body.firstElementChild?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    removeEventListener("keydown", listen);
    return way;
  }

  it("go on and back, and leave to a button what is its own", () => {
    expect(["Enter", " ", "ArrowRight", "ArrowLeft", "x"].map((key) => pressed(key, "<p></p>"))).toEqual([1, 1, 1, -1, 0]);
    expect(["Enter", " ", "ArrowRight"].map((key) => pressed(key, "<button></button>"))).toEqual([0, 0, 1]);
    expect(pressed("ArrowRight", "<input />")).toBe(0);
  });
});

describe("what was begun", () => {
  it("is nothing where something else is kept", () => {
    const begun = new Begun("begun");
    for (const kept of ["{", "[]", '{"duel/city": 3}', "null"]) {
      localStorage.setItem("begun", kept);
      expect(begun.of("duel/city")).toEqual([]);
    }
    localStorage.setItem("begun", '{"duel/city": ["next", 3]}');
    begun.keep("duel/end", ["pass"]);
    expect(begun.of("duel/city")).toEqual(["next"]);
    expect(begun.of("duel/end")).toEqual(["pass"]);
  });
});
