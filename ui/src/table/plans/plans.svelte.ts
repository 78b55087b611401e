/** What my seat has laid down, and what it could: only I can ask for it. */
import { untrack } from "svelte";
import { api } from "../../lib/server/api";
import { sentence } from "../../lib/server/asking";
import { latest } from "../../lib/server/latest";
import type { LiveTable } from "../../lib/server/live.svelte";
import type { PlanOffer, PlansPage } from "../../lib/types";

export class Plans {
  page = $state.raw<PlansPage>();
  problem = $state("");
  busy = $state(false);
  /** Somebody reads them. */
  open = $state(false);

  constructor(private readonly table: LiveTable) {}

  /** Whoever plays with bots alone never waits: there is nothing to lay down. */
  get possible(): boolean {
    const page = this.table.page;
    if (!page || page.status !== "playing" || page.viewer === null || this.table.still) return false;
    const me = page.seats[page.viewer];
    return !me?.handed_over && page.seats.some((seat) => seat.kind === "person" && !seat.mine);
  }

  get path(): string {
    return `${this.table.path}/plans`;
  }

  /** For an effect: asks when the page opens, and when the table changes while there is something to read. */
  follow(): (() => void) | undefined {
    const { version, viewer } = this.table.page ?? {};
    if (version === undefined || viewer === null || viewer === undefined || !this.possible) return undefined;
    const opened = this.open;
    if (untrack(() => this.page?.seat === viewer && this.page.plans.length === 0) && !opened) return undefined;
    return latest(
      api.get<PlansPage>(this.path, { seat: viewer }),
      (page) => (this.page = page),
      (problem) => (this.problem = problem),
    );
  }

  async lay(plan: string): Promise<boolean> {
    return this.change(this.path, { plan });
  }

  async strike(id: string): Promise<boolean> {
    return this.change(`${this.path}/${encodeURIComponent(id)}/withdraw`, {});
  }

  private async change(path: string, body: Record<string, string>): Promise<boolean> {
    const seat = this.page?.seat;
    if (seat === undefined || this.busy) return false;
    this.busy = true;
    this.problem = "";
    try {
      this.page = await api.post<PlansPage>(path, { seat, ...body });
      return true;
    } catch (error) {
      this.problem = sentence(error);
      // The list may be an old one: another device of mine has changed it.
      this.page = await api.get<PlansPage>(this.path, { seat }).catch(() => this.page);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** The offers as a list shows them, by kind; the row and the column of last time come first. */
export function grouped(offers: readonly PlanOffer[]): Map<string, PlanOffer[]> {
  const groups = new Map<string, PlanOffer[]>();
  for (const offer of offers) {
    const group = groups.get(offer.kind) ?? [];
    if (offer.again) group.unshift(offer);
    else group.push(offer);
    groups.set(offer.kind, group);
  }
  return groups;
}
