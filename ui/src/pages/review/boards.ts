/** The positions of moments, as tables that are only looked at: asked for when somebody comes to see one. */
import { api } from "../../lib/server/api";
import { LiveTable } from "../../lib/server/live.svelte";
import type { CatalogPage } from "../../lib/types";
import { Moments } from "../replay/moments";

export class Boards {
  private readonly moments: Moments;
  private catalog: Promise<CatalogPage> | undefined;

  constructor(private readonly id: string) {
    this.moments = new Moments(id);
  }

  /** The table before a decision, as whoever decided saw it. */
  async at(moment: number, seat: number): Promise<LiveTable> {
    // The cards are the same at every moment.
    this.catalog ??= api.get<CatalogPage>(`/tables/${encodeURIComponent(this.id)}/catalog`);
    const [page, catalog] = await Promise.all([this.moments.at(moment, seat), this.catalog]).catch((error: unknown) => {
      this.catalog = undefined;
      throw error;
    });
    const table = LiveTable.still(this.id);
    table.cards.fill(catalog);
    table.show(page);
    return table;
  }
}
