/** What every thing on the table does when it is touched, looked at, focused or held. */
import type { Attachment } from "svelte/attachments";
import type { LiveTable } from "../../lib/server/live.svelte";
import { bubble } from "./bubble.svelte";

export interface Touched {
  table: LiveTable;
  /** What it stands for, the plainest first. */
  targets?: readonly string[];
  /** The card on it. */
  card?: string | undefined;
}

/** So near to where it has pressed, the mouse rests, in pixels. */
const NEAR = 24;

/** Where the mouse was seen last, and where it has pressed until it goes elsewhere. */
let seen = { x: -1, y: -1 };
let pressed: { x: number; y: number } | undefined;

/** Has somebody moved the mouse here? What appears below a mouse that rests is not looked at. */
function hasMoved({ type, clientX: x, clientY: y, movementX, movementY }: PointerEvent): boolean {
  if (pressed && Math.hypot(x - pressed.x, y - pressed.y) < NEAR) return false;
  pressed = undefined;
  return type === "pointermove" ? movementX !== 0 || movementY !== 0 : x !== seen.x || y !== seen.y;
}

let watched = false;
/** What a mouse enters is told before its move is: until then, it was somewhere else. */
function watchMouse(): void {
  if (watched) return;
  watched = true;
  addEventListener("pointermove", ({ clientX: x, clientY: y }) => (seen = { x, y }), true);
}

/** How long somebody looks or holds before we answer, in milliseconds. */
const WHILE = 500;

/** `{@attach touch({ table, targets: ["tile:4"] })}` on a button, or on SVG with role=button and tabindex=0. */
export function touch({ table, targets = [], card }: Touched): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    watchMouse();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const look = () => void bubble.look(table, element, targets, card);
    const later = (what: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(what, WHILE);
    };
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const leave = () => {
      stop();
      bubble.leave(element);
    };
    const hover = (event: Event) => {
      const mouse = event as PointerEvent;
      if (mouse.pointerType === "mouse" && !timer && hasMoved(mouse)) later(look);
    };
    const act = () => {
      stop();
      bubble.hide();
      if (table.film.running) {
        table.film.skip();
        return;
      }
      const target = targets.find((each) => table.glows(each) || table.isPicked(each));
      if (target) {
        table.pick(target, { card, rect: element.getBoundingClientRect() });
      } else if (card) table.zoom(card, targets[0]);
      else look();
    };
    const hold = () => {
      held = true;
      if (card) table.zoom(card, targets[0]);
      else look();
    };

    const heard: [string, (event: Event) => void][] = [
      [
        "click",
        () => {
          if (held) held = false;
          else act();
        },
      ],
      [
        "keydown",
        (event) => {
          const { key } = event as KeyboardEvent;
          if (element instanceof HTMLButtonElement || (key !== "Enter" && key !== " ")) return;
          event.preventDefault();
          act();
        },
      ],
      ["pointerenter", hover],
      ["pointermove", hover],
      [
        "pointerleave",
        (event) => {
          // A finger that is lifted has not looked away.
          if ((event as PointerEvent).pointerType === "mouse") leave();
          else stop();
        },
      ],
      [
        "pointerdown",
        (event) => {
          const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
          held = false;
          stop();
          if (pointerType === "mouse") pressed = { x, y };
          else later(hold);
        },
      ],
      [
        "pointerup",
        (event) => {
          if ((event as PointerEvent).pointerType !== "mouse") stop();
        },
      ],
      ["pointercancel", leave],
      [
        "contextmenu",
        (event) => {
          if (!card) return;
          event.preventDefault();
          stop();
          table.zoom(card, targets[0]);
        },
      ],
      [
        "focus",
        () => {
          if (!bubble.returning && element.matches(":focus-visible")) later(look);
        },
      ],
      ["blur", leave],
    ];
    for (const [name, listener] of heard) element.addEventListener(name, listener);
    return () => {
      stop();
      for (const [name, listener] of heard) element.removeEventListener(name, listener);
      // What is gone is not told about any more.
      queueMicrotask(() => !element.isConnected && bubble.isAbout(element) && bubble.hide());
    };
  };
}
