/** Other tables of mine where I am asked. */
import { api } from "../lib/server/api";
import type { LiveTable } from "../lib/server/live.svelte";
import { hiding } from "../pages/home/hidden.svelte";
import type { LobbyPage, TableLine } from "../lib/types";

const EVERY = 30_000;

/** Those that wait for me, who waits longest first. */
export function waitingForMe(mine: readonly TableLine[], here: string): TableLine[] {
  return mine
    .filter((table) => table.my_turn && table.id !== here && !hiding.has(table.id))
    .sort((one, other) => one.changed.localeCompare(other.changed));
}

export class Waiting {
  tables = $state.raw<readonly TableLine[]>([]);

  constructor(private readonly table: LiveTable) {}

  async look(): Promise<void> {
    if (this.table.connection !== "live" || document.hidden) return;
    try {
      this.tables = waitingForMe((await api.get<LobbyPage>("/tables")).mine, this.table.id);
    } catch {
      // It is asked again soon.
    }
  }

  /** Looks now and then, until the returned function is called. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }
}
