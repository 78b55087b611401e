/** What the guide says at a table now, and what of it was read. */
import { api } from "../../lib/server/api";
import type { LiveTable } from "../../lib/server/live.svelte";
import type { FirstPage, GuidePage, OptionPage } from "../../lib/types";
import { guided } from "./guided.svelte";

/** So many things are explained at one decision; the others come later. */
export const MOST_THINGS = 2;

/** An option, and why it is worth considering. */
export interface Suggested {
  option: OptionPage;
  reason: string;
}

export class Guide {
  page = $state.raw<GuidePage>();
  private read = $state.raw<ReadonlySet<string>>(new Set(guided.read()));
  private explained = $state(0); // things that were read at this decision

  constructor(private readonly table: LiveTable) {}

  /** What is worth considering now; nothing while others decide, or before the answer is here. */
  readonly suggestions = $derived.by((): Suggested[] => {
    if (!this.page || this.page.version !== this.table.page?.version) return [];
    return this.page.suggestions.flatMap(({ words, reason }) => {
      const option = this.table.options.find((each) => each.words === words);
      return option ? [{ option, reason }] : [];
    });
  });

  /** Words that nobody has read yet: what has happened, then a few things. */
  readonly words = $derived.by((): FirstPage[] => {
    const fresh = this.page?.firsts.filter(({ key }) => !this.read.has(key)) ?? [];
    const things = fresh.filter(({ key }) => key.startsWith("thing-"));
    return [...fresh.filter((each) => !things.includes(each)), ...things.slice(0, Math.max(0, MOST_THINGS - this.explained))];
  });

  /** Asks anew, since something has changed. A guide that can't be reached is no reason to stop. */
  async ask(signal: AbortSignal): Promise<void> {
    const { page } = this.table;
    if (!page || page.viewer === null) return;
    try {
      const said = await api.get<GuidePage>(
        `${this.table.path}/guide`,
        { seat: page.viewer, since: guided.from(this.table.id) },
        signal,
      );
      if (signal.aborted) return;
      if (said.version !== this.page?.version) this.goOn();
      this.page = said;
    } catch {
      if (!signal.aborted) this.page = undefined;
    }
  }

  /** Whoever has decided has read what stood there; while others play, nobody has. */
  private goOn(): void {
    if (this.words[0] && this.page?.suggestions.length) this.gotIt(this.words[0]);
    this.explained = 0;
  }

  gotIt(word: FirstPage): void {
    this.read = new Set([...this.read, word.key]);
    if (word.key.startsWith("thing-")) this.explained += 1;
    guided.remember(this.read);
  }
}
