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

/** How long somebody looks or holds before we answer, in milliseconds. */
const WHILE = 500;

/** `{@attach touch({ table, targets: ["tile:4"] })}` on a button, or on SVG with role=button and tabindex=0. */
export function touch({ table, targets = [], card }: Touched): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const look = () => void bubble.look(table, element, targets, card);
    const later = (what: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(what, WHILE);
    };
    const leave = () => {
      clearTimeout(timer);
      bubble.leave(element);
    };
    const act = () => {
      clearTimeout(timer);
      bubble.hide();
      if (table.film.running) {
        table.film.skip();
        return;
      }
      const target = targets.find((each) => table.glows(each) || table.isPicked(each));
      if (target) {
        table.pick(target, { card, rect: element.getBoundingClientRect() });
      } else if (card) table.zoomed = card;
      else look();
    };
    const hold = () => {
      held = true;
      if (card) table.zoomed = card;
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
      [
        "pointerenter",
        (event) => {
          if ((event as PointerEvent).pointerType === "mouse") later(look);
        },
      ],
      [
        "pointerleave",
        (event) => {
          // A finger that is lifted has not looked away.
          if ((event as PointerEvent).pointerType === "mouse") leave();
          else clearTimeout(timer);
        },
      ],
      [
        "pointerdown",
        (event) => {
          held = false;
          if ((event as PointerEvent).pointerType !== "mouse") later(hold);
        },
      ],
      [
        "pointerup",
        (event) => {
          if ((event as PointerEvent).pointerType !== "mouse") clearTimeout(timer);
        },
      ],
      ["pointercancel", leave],
      [
        "contextmenu",
        (event) => {
          if (!card) return;
          event.preventDefault();
          clearTimeout(timer);
          table.zoomed = card;
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
      clearTimeout(timer);
      for (const [name, listener] of heard) element.removeEventListener(name, listener);
    };
  };
}
