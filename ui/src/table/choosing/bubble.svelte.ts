/** The bubble beside what somebody looks at: the card's text, what touching it does, or why it can't be touched. */
import type { LiveTable } from "../../lib/server/live.svelte";
import { candidates } from "../../lib/picking";
import type { PreviewPage, ReasonPage } from "../../lib/types";

export interface Looked {
  rect: DOMRect;
  beside: DOMRect | undefined; // what shall not be covered
  card: string | undefined;
  does: string[]; // what touching it leads to
  preview: PreviewPage | undefined;
  reason: ReasonPage | undefined;
}

/** How long the bubble waits for somebody on the way to it, in milliseconds. */
const GRACE = 250;

/** More than these are a list to read, not a hint. */
const MOST = 4;

/** Rows and columns: what is told about them is about the cards beside them. */
function isHandle(target: string | undefined): boolean {
  return target?.startsWith("row:") === true || target?.startsWith("column:") === true;
}

class Bubble {
  shown = $state.raw<Looked>();
  /** The focus comes back from the bubble to what it is about: no reason to look again. */
  returning = false;
  private about: Element | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  hide(): void {
    clearTimeout(this.timer);
    this.turn++;
    this.shown = undefined;
  }

  /** Says something about an element that nobody needs to be asked for. */
  show(element: Element, looked: Looked): void {
    this.hide();
    this.about = element;
    this.shown = looked;
  }

  /** The pointer or the focus is on the bubble. */
  stay(): void {
    clearTimeout(this.timer);
  }

  /** The pointer or the focus has left the bubble, or an element that it may be about. */
  leave(element = this.about): void {
    if (element !== this.about) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), GRACE);
  }

  isAbout(element: Element | null): boolean {
    return this.shown !== undefined && element === this.about;
  }

  /** Gives the focus back to what the bubble is about. */
  giveBack(): void {
    this.returning = true;
    (this.about as HTMLElement | SVGElement | undefined)?.focus({ preventScroll: true });
    this.returning = false;
    this.stay();
  }

  /** Looks at an element that stands for some targets, a card, or both. */
  async look(table: LiveTable, element: Element, targets: readonly string[], card?: string): Promise<void> {
    if (element !== this.about) this.hide();
    this.stay();
    const turn = ++this.turn;
    this.about = element;
    const target = targets.find((each) => table.glows(each));
    const rect = element.getBoundingClientRect();
    const found = target ? candidates(table.options, [...table.picked, target]) : [];
    const looked: Looked = {
      rect,
      beside: isHandle(target) ? element.closest("[data-anchor]")?.getBoundingClientRect() : undefined,
      card,
      does: found.slice(0, MOST).map((option) => option.text),
      preview: undefined,
      reason: undefined,
    };
    if (card || looked.does.length > 0) this.shown = looked;
    try {
      const only = found.length === 1 ? found[0] : undefined;
      const asked = targets[0];
      if (only) {
        const preview = await table.preview(only);
        if (turn === this.turn) this.shown = { ...looked, preview };
      } else if (found.length === 0 && asked && table.myTurn) {
        const { reasons } = await table.why(asked);
        const reason = reasons.find((each) => !each.can);
        if (turn === this.turn && reason) this.shown = { ...looked, reason };
      }
    } catch {
      // A hint that can't be had is no problem worth a message.
    }
  }
}

export const bubble = new Bubble();
