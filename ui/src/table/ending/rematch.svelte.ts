/** The same game once more: asked for by the first, joined by the others. */
import { api } from "../../lib/server/api";
import type { LiveTable } from "../../lib/server/live.svelte";
import { go } from "../../lib/router.svelte";
import { listed, t } from "../../lib/text.svelte";
import { toasts } from "../../lib/toasts.svelte";
import type { TablePage } from "../../lib/types";

export class Rematch {
  /** The table of the rematch, once somebody asked for one and we have looked there. */
  private there = $state.raw<TablePage>();
  busy = $state(false);

  constructor(private readonly table: LiveTable) {}

  /** Only who played here can play again, and only when it is over. */
  get possible(): boolean {
    return this.table.over && !this.table.still && this.table.mine.length > 0;
  }
  /** Somebody waits for me. */
  get awaitsMe(): boolean {
    return this.there !== undefined && this.there.mine.length === 0;
  }
  get words(): string {
    const page = this.table.page;
    if (page?.rematch) return t(this.there && !this.awaitsMe ? "web-rematch-go" : "web-rematch-join");
    const others = page?.seats.some((seat) => seat.kind === "person" && !seat.mine);
    return t(others ? "web-rematch-offer" : "web-rematch");
  }
  /** That there is one, and who sits there. */
  get news(): string {
    const there = this.there?.seats.filter((seat) => seat.kind === "person" && seat.taken) ?? [];
    return t("web-rematch-offered", { who: listed(there.map((seat) => seat.name || t("web-lobby-somebody"))) });
  }

  /** Looks whether I sit there already. */
  async look(id: string): Promise<void> {
    try {
      this.there = await api.get<TablePage>(`/tables/${encodeURIComponent(id)}`);
    } catch {
      this.there = undefined; // whoever asks for it is told why there is none
    }
  }

  /** Asks for one, joins it, or goes there: the server knows which. */
  async play(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const next = this.there && !this.awaitsMe ? this.there : await api.post<TablePage>(`${this.table.path}/rematch`);
      go(`/table/${encodeURIComponent(next.id)}`);
    } catch (error) {
      toasts.problem(error);
    } finally {
      this.busy = false;
    }
  }
}
