/** What options would do, asked once per position. */
import type { OptionPage, PreviewPage } from "../types";

export class Previews {
  private asked = new Map<string, Promise<PreviewPage>>();
  private position = new AbortController();

  constructor(private readonly lookAhead: (option: OptionPage, signal: AbortSignal) => Promise<PreviewPage>) {}

  /** Nothing, if the position is gone. */
  async of(option: OptionPage): Promise<PreviewPage | undefined> {
    const { signal } = this.position;
    let asked = this.asked.get(option.words);
    if (!asked) {
      asked = this.lookAhead(option, signal);
      this.asked.set(option.words, asked);
    }
    try {
      const found = await asked;
      return signal.aborted ? undefined : found;
    } catch (error) {
      if (signal.aborted) return undefined;
      this.asked.delete(option.words);
      throw error;
    }
  }

  /** The position is gone. */
  forget(): void {
    this.position.abort();
    this.position = new AbortController();
    this.asked.clear();
  }
}
