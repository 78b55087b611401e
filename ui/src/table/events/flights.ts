/** Cards that travel: a ghost of the card flies from where it lay to the pile it went to. */
import { moves } from "../../lib/settings.svelte";
import type { EventPage, LogLine } from "../../lib/types";

const TIME = 320;

interface Ghost {
  node: HTMLElement;
  rect: DOMRect;
}

/** Takes note of the cards in the display and on the piles before the page changes. */
export function depart(): Map<string, Ghost> {
  const found = new Map<string, Ghost>();
  if (!moves()) return found;
  for (const place of document.querySelectorAll<HTMLElement>("[data-from]")) {
    const face = place.querySelector<HTMLElement>(".face, .line");
    const from = place.dataset["from"];
    if (face && from) found.set(from, { node: face.cloneNode(true) as HTMLElement, rect: face.getBoundingClientRect() });
  }
  return found;
}

/** The events of lines that were not told before. */
export function news(log: readonly LogLine[], told: number): EventPage[] {
  return log.filter((line) => line.at > told).flatMap((line) => line.events);
}

/** From where and to which pile the card of an event travels; nothing, if it doesn't. */
export function flightOf(event: EventPage): { from: string; to: string; seat: number } | undefined {
  if (event.card === null || event.seat === null) return undefined;
  const { card, seat } = event;
  // What the Automa takes lies in its area.
  if (event.key === "automa-took") return { from: card, to: `discard:${seat}`, seat };
  if (!event.to || !/^(display|pile):/.test(event.at ?? "")) return undefined;
  return { from: card, to: event.to, seat };
}

/** Lets go what left the display or a pile. */
export function arrive(ghosts: Map<string, Ghost>, events: readonly EventPage[]): void {
  for (const flight of events.map(flightOf)) {
    const ghost = flight && ghosts.get(flight.from);
    if (ghost) fly(ghost, landing([flight.to, `seat:${flight.seat}`, "seats"]));
  }
}

/** The first of these piles that is in sight. */
function landing(piles: readonly string[]): DOMRect | undefined {
  for (const pile of piles) {
    const rect = document.querySelector(`[data-pile="${pile}"]`)?.getBoundingClientRect();
    if (rect) return rect;
  }
  return undefined;
}

function fly({ node, rect }: Ghost, goal: DOMRect | undefined): void {
  const flown = node.cloneNode(true) as HTMLElement;
  Object.assign(flown.style, {
    position: "fixed",
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    zIndex: "70",
    pointerEvents: "none",
  });
  flown.dataset["flies"] = "";
  document.body.append(flown);
  const x = goal ? goal.left + goal.width / 2 - rect.left - rect.width / 2 : 0;
  const y = goal ? goal.top + goal.height / 2 - rect.top - rect.height / 2 : -20;
  const flight = flown.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${goal ? 0.35 : 0.9})`, opacity: goal ? 0.6 : 0 },
    ],
    { duration: TIME, easing: "cubic-bezier(.3,.1,.2,1)" },
  );
  flight.onfinish = () => flown.remove();
  flight.oncancel = () => flown.remove();
}
