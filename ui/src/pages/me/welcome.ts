/** Somebody is themselves again on this device. */
import { t } from "../../lib/text.svelte";
import { toasts } from "../../lib/toasts.svelte";
import type { MePage } from "../../lib/types";
import { rememberName } from "../parts/person";

export function welcome(me: MePage): void {
  if (me.name) rememberName(me.name);
  toasts.say(me.name ? t("web-me-welcome", { name: me.name }) : t("web-me-welcome-unnamed"));
}
