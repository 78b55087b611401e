/** Trying a card or a map out: a table where it lies before me. */
import { go } from "../../lib/router.svelte";
import { api } from "../../lib/server/api";
import { toasts } from "../../lib/toasts.svelte";
import type { TablePage } from "../../lib/types";
import type { Pack } from "./packs.svelte";

/** Sit down at such a table, against a bot or with all seats to myself; what is wrong is said. */
export async function tryOut(pack: Pack, key: string, part: "cards" | "maps", bot: string | null): Promise<void> {
  try {
    const table = await api.post<TablePage>("/studio/try", { pack, key, part, bot });
    go(`/table/${encodeURIComponent(table.id)}`);
  } catch (error) {
    toasts.problem(error);
  }
}
