import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { touch } from "../src/table/choosing/touch.svelte";
import { bubble } from "../src/table/choosing/bubble.svelte";
import { LiveTable } from "../src/lib/server/live.svelte";
import { FakeServer, page } from "./fakes";

const server = new FakeServer();
let table: LiveTable;
let element: HTMLButtonElement;
let detach: () => void;

beforeEach(async () => {
  server.start();
  table = new LiveTable("t");
  await table.open();
  bubble.hide();
});
afterEach(() => server.stop());

function lie(card?: string): void {
  element = document.body.appendChild(document.createElement("button"));
  detach = (touch({ table, targets: ["display:1"], card })(element) ?? (() => undefined)) as () => void;
}

/** An event of the mouse at a place; jsdom knows no pointers. */
function mouse(type: string, x: number, y: number, moved = 0): void {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true });
  Object.assign(event, { pointerType: "mouse" });
  Object.defineProperty(event, "movementX", { value: moved });
  Object.defineProperty(event, "movementY", { value: 0 });
  element.dispatchEvent(event);
}
const look = () => vi.spyOn(bubble, "look").mockResolvedValue();

describe("a mouse", () => {
  it("that comes to a thing and stays looks at it", () => {
    lie();
    const looked = look();
    mouse("pointermove", 5, 5, 5);
    mouse("pointerenter", 10, 10);
    vi.advanceTimersByTime(600);

    expect(looked).toHaveBeenCalledOnce();
  });

  it("that rests where a thing appears looks at nothing", () => {
    lie();
    const looked = look();
    mouse("pointermove", 10, 10, 5);
    mouse("pointerleave", 10, 10);
    looked.mockClear();
    mouse("pointerenter", 10, 10);
    vi.advanceTimersByTime(600);

    expect(looked).not.toHaveBeenCalled();
  });

  it("that has pressed looks again only when it goes elsewhere", () => {
    lie();
    const looked = look();
    mouse("pointermove", 5, 5, 5);
    mouse("pointerenter", 10, 10);
    mouse("pointerdown", 10, 10);
    mouse("pointermove", 12, 11, 2);
    mouse("pointerenter", 13, 11);
    vi.advanceTimersByTime(600);
    expect(looked).not.toHaveBeenCalled();

    mouse("pointermove", 60, 11, 40);
    vi.advanceTimersByTime(600);
    expect(looked).toHaveBeenCalledOnce();
  });
});

describe("a thing", () => {
  it("that vanishes takes its bubble along", async () => {
    lie();
    const rect = element.getBoundingClientRect();
    bubble.show(element, { rect, beside: undefined, card: "fort", does: [], preview: undefined, reason: undefined });
    element.remove();
    detach();
    await Promise.resolve();

    expect(bubble.shown).toBeUndefined();
  });

  it("with a card that can't be chosen is shown large, and asked about", () => {
    table.show(page(1, { options: [] }));
    lie("fort");
    element.click();

    expect(table.zoomed).toBe("fort");
    expect(table.zoomedAt).toBe("display:1");
  });
});
