/** What to say when the server could not do something. */
import { Problem } from "./api";
import type { Unsent } from "./outbox.svelte";
import { t } from "../text.svelte";

/** One sentence: when to try again if the server says so, else its own, else ours. */
export function sentence(problem: unknown): string {
  if (!(problem instanceof Problem)) return t("web-problem");
  if (problem.wait !== undefined) return t("web-busy", { seconds: problem.wait });
  return problem.sentence || t(problem.status === 0 ? "web-offline" : "web-problem");
}

/** What was not done, and why. */
export function unsentSentence({ text, why }: Unsent): string {
  const reason = typeof why === "string" ? t(`web-unsent-${why}`) : why.sentence;
  return t("web-unsent", { text, why: reason });
}
