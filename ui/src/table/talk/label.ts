/** What the tab of the talk is called: with how much of it I have not read. */
import type { LiveTable } from "../../lib/server/live.svelte";
import { t } from "../../lib/text.svelte";

export function talkLabel(table: LiveTable): string {
  const count = table.talk.unread;
  return count > 0 ? t("web-talk-unread", { count }) : t("web-talk");
}
