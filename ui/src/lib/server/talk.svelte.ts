/** What is said at a table, as far as I hear it, and how much of it I have not read. */
import { api, requestId } from "./api";
import { toasts } from "../toasts.svelte";
import type { TalkLine, TalkPage } from "../types";

/** What is not as it was: new lines, and numbers of lines that are gone. */
export type TalkNews = Pick<TalkPage, "gallery" | "lines"> & { gone: readonly number[] };

export class Talk {
  /** Nothing before the server has said what may be said. */
  page = $state.raw<TalkPage>();
  /** The number of the newest line that I have read. */
  private read = $state(0);

  /** `path`: of the table, below /api. */
  constructor(
    private readonly id: string,
    private readonly path: () => string,
  ) {
    this.read = Number(localStorage.getItem(this.key) ?? 0) || 0;
  }

  private get key(): string {
    return `monumental-heard-${this.id}`;
  }
  get lines(): readonly TalkLine[] {
    return this.page?.lines ?? [];
  }
  get isOn(): boolean {
    return this.page !== undefined && this.page.mode !== "none";
  }
  get unread(): number {
    return this.lines.filter((line) => !line.mine && line.number > this.read).length;
  }

  /** First all of it, then only what is new. */
  hear(said: TalkPage | TalkNews): void {
    if ("mode" in said) this.page = said;
    else if (this.page) {
      const lines = new Map(this.page.lines.map((line) => [line.number, line]));
      said.gone.forEach((number) => lines.delete(number));
      said.lines.forEach((line) => lines.set(line.number, line));
      const inOrder = [...lines.values()].sort((one, other) => one.number - other.number);
      this.page = { ...this.page, gallery: said.gallery, lines: inOrder };
    }
  }

  /** I have seen all of it. */
  catchUp(): void {
    const newest = this.lines.at(-1)?.number ?? 0;
    if (newest <= this.read) return;
    this.read = newest;
    localStorage.setItem(this.key, String(newest));
  }

  /** Says a phrase, or words of my own; was it taken? */
  say(what: { phrase: string } | { words: string }, seat: number | null): Promise<boolean> {
    return this.post("", { ...what, seat, request: requestId() });
  }

  /** I want to hear whoever said it no more: at this table, or anywhere. */
  mute(line: TalkLine, everywhere: boolean): Promise<boolean> {
    return this.post(`/${line.number}/mute`, { everywhere });
  }

  /** The host shall read it. */
  report(line: TalkLine): Promise<boolean> {
    return this.post(`/${line.number}/report`, {});
  }

  private async post(where: string, body: Record<string, unknown>): Promise<boolean> {
    try {
      await api.post(`${this.path()}/talk${where}`, body);
      return true;
    } catch (error) {
      toasts.problem(error);
      return false;
    }
  }
}
