/** What to say when the server could not do something. */
import { Problem } from "../../lib/api";
import { t } from "../../lib/text.svelte";

/** One sentence: the server's own, else ours. */
export function sentence(problem: unknown): string {
  if (problem instanceof Problem && problem.sentence) return problem.sentence;
  if (problem instanceof Problem && problem.key === "offline") return t("web-offline");
  return t("web-problem");
}
