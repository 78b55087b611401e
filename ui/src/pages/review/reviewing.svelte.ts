/** A review that comes: it is asked for once, and looked at again until it is done. */
import { api, Problem } from "../../lib/server/api";
import { sentence } from "../../lib/server/asking";
import type { ReviewPage, ReviewStep } from "../../lib/types";

/** Milliseconds between two looks. */
const PAUSE = 1000;

export class Reviewing {
  page = $state.raw<ReviewPage>();
  steps = $state.raw<readonly ReviewStep[]>([]);
  failed = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(private readonly path: string) {}

  /** Begins it, or goes on with it. */
  async begin(): Promise<void> {
    await this.take(() => api.post<ReviewPage>(`${this.path}/review`, {}, { since: this.steps.length }));
  }

  /** All of it once more, in another language. */
  async reword(): Promise<void> {
    this.steps = [];
    await this.look();
  }

  private async look(): Promise<void> {
    await this.take(() => api.get<ReviewPage>(`${this.path}/review`, { since: this.steps.length }));
  }

  private async take(ask: () => Promise<ReviewPage>): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await ask();
      if (this.gone) return;
      this.steps = [...this.steps.slice(0, found.since), ...found.steps];
      this.page = found;
      this.failed = found.problem ?? "";
      if (found.working) this.timer = setTimeout(() => void this.look(), PAUSE);
    } catch (error) {
      if (this.gone) return;
      this.failed = sentence(error);
      // The line may come back; what the server refuses, it refuses again.
      if (error instanceof Problem && error.status === 0) this.timer = setTimeout(() => void this.look(), PAUSE);
    }
  }

  /** Nobody looks any more; the server goes on. */
  leave(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }
}
