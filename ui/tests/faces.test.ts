import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { allIcons } from "../icons.plugin";
import { rounded } from "../paths";
import { api } from "../src/lib/server/api";
import { bannerOf, COLOURS, WEAVES } from "../src/lib/signs/banners";
import { emblemPath, facePath } from "../src/lib/signs/faces.svelte";
import { iconPath } from "../src/lib/signs/icons";
import { AUTHORS } from "../src/pages/settings/authors";
import { contrast } from "./sight";

const PACKS = join(process.cwd(), "../src/monumental/packs");

/** The emblems that our packs name: `forum = "public-speaker"`, `greeks = { emblem = "owl", … }`. */
function named(): [string, string][] {
  return readdirSync(PACKS).flatMap((pack) => {
    const text = readFileSync(join(PACKS, pack, "faces.toml"), "utf8");
    return [...text.matchAll(/^([\w-]+) = (?:\{ emblem = )?"([^"]+)"/gm)].map(([, key, icon]): [string, string] => [
      `${pack}: ${key}`,
      icon ?? "",
    ]);
  });
}

describe("the emblems that our packs name", () => {
  it("are icons that there are", () => {
    const icons = allIcons().icons;
    const all = named();

    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(([, icon]) => !(icon in icons))).toEqual([]);
  });
});

describe("who drew the icons", () => {
  it("is told by the page and by the licence alike", () => {
    const licence = readFileSync(join(process.cwd(), "../LICENSE"), "utf8");
    const listed = [...licence.matchAll(/^- ([^,\n]+)/gm)].map(([, name]) => name);

    expect(AUTHORS).toEqual(listed);
    expect(licence).toContain("https://creativecommons.org/licenses/by/3.0/");
  });
});

describe("banners", () => {
  const people = (key: string, pattern: string | null = null, colours: [string, string] | null = null) => ({
    key,
    banner: { emblem: null, pattern, colours },
  });

  it("are what the pack says", () => {
    expect(bannerOf(people("greeks", "meander", ["#1d4f91", "#f5f0e1"]))).toEqual({
      emblem: null,
      weave: WEAVES["meander"],
      cloth: "#1d4f91",
      sign: "#f5f0e1",
    });
  });

  it("are chosen by the key where the pack says nothing, the same each time", () => {
    const keys = ["incas", "romans", "khmer", "zulus", "celts", "persians"];

    for (const key of keys) expect(bannerOf(people(key))).toEqual(bannerOf(people(key)));
    expect(new Set(keys.map((key) => bannerOf(people(key)).cloth)).size).toBeGreaterThan(2);
  });

  it("show their emblem clearly, ours as well as those that are chosen", () => {
    const faces = readdirSync(PACKS).map((pack) => readFileSync(join(PACKS, pack, "faces.toml"), "utf8"));
    const ours = faces.flatMap((text) => [...text.matchAll(/colours = \["(#\w+)", "(#\w+)"\]/g)].map(([, ...both]) => both));

    expect(ours.length).toBe(8);
    for (const [cloth, sign] of [...ours, ...COLOURS]) expect(contrast(cloth ?? "", sign ?? "")).toBeGreaterThan(4.5);
  });
});

describe("a path in whole numbers", () => {
  it("ends where the exact one does: what is rounded is the place, not the step", () => {
    expect(rounded("M0 0l.4.4.4.4.4.4.4.4.4.4")).toBe("m0 0l1 1 1 1");
    expect(rounded("m10.4 10.4h.4v.4h.4z")).toBe("m10 10h1v1z");
  });

  it("knows every command, and flags that stand together", () => {
    expect(rounded("M10 10H20V30C20 40 30 40 30 30S40 20 40 30Q45 35 50 30T60 30A5 5 0 0170 30Z")).toBe(
      "m10 10h10v20c0 10 10 10 10 0s10-10 10 0q5 5 10 0t10 0a5 5 0 0 1 10 0z",
    );
  });

  it("begins the next shape where the last one was closed", () => {
    expect(rounded("m5 5h10v10zm20 0h3z")).toBe("m5 5h10v10zm20 0h3z");
  });

  it("takes the further points of a move for lines", () => {
    expect(rounded("M1 1 5 5 9 1z")).toBe("m1 1l4 4 4-4z");
  });
});

describe("what a card shows", () => {
  afterEach(() => vi.restoreAllMocks());
  const later = () => new Promise((resolve) => setTimeout(resolve, 5));

  it("is asked for once, all of a moment together", async () => {
    const get = vi.spyOn(api, "get").mockResolvedValue({ paths: { owl: "M1 2z", anvil: "M3 4z" } });

    expect(["owl", "anvil", "owl"].map(emblemPath)).toEqual([undefined, undefined, undefined]);
    await later();

    expect(get.mock.calls).toEqual([["/emblems", { names: "anvil,owl" }]]);
    expect(facePath({ emblem: "owl", kind: "policy" })).toBe("M1 2z");
    expect(get).toHaveBeenCalledOnce();
  });

  it("is asked for by the hundred where a gallery shows more", async () => {
    const get = vi.spyOn(api, "get").mockResolvedValue({ paths: {} });

    for (let nth = 0; nth < 201; nth++) emblemPath(`icon-${nth}`);
    await later();

    const counts = get.mock.calls.map(([, query]) => String(query?.["names"]).split(",").length);
    expect(counts).toEqual([100, 100, 1]);
  });

  it("is the sign of its kind where the pack names nothing, or nothing that there is", async () => {
    vi.spyOn(api, "get").mockResolvedValue({ paths: {} });

    expect(facePath({ emblem: null, kind: "policy" })).toBe(iconPath("policy"));
    expect(facePath({ emblem: "no-such-icon", kind: "wonder" })).toBe("");
    await later();

    expect(facePath({ emblem: "no-such-icon", kind: "wonder" })).toBe(iconPath("wonder"));
  });

  it("is asked for again after the server could not be reached", async () => {
    const get = vi
      .spyOn(api, "get")
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue({ paths: { oak: "M5 6z" } });

    emblemPath("oak");
    await later();
    expect(emblemPath("oak")).toBeNull();
    await later();

    expect(get).toHaveBeenCalledTimes(2);
    expect(emblemPath("oak")).toBe("M5 6z");
  });
});
