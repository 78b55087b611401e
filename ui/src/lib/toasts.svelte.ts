/** Short messages at the edge of the page, gone after a while. */
import { Problem } from "./server/api";
import { sentence } from "./server/asking";

export interface Toast {
  id: number;
  text: string;
  kind: "problem" | "news";
}

let list = $state<Toast[]>([]);
let next = 0;

function say(text: string, kind: Toast["kind"] = "news"): void {
  const id = next++;
  // The same sentence twice is one.
  list = [...list.filter((toast) => toast.text !== text), { id, text, kind }].slice(-3);
  setTimeout(() => drop(id), 4000 + text.length * 50);
}

function drop(id: number): void {
  list = list.filter((toast) => toast.id !== id);
}

/** Says what went wrong: the server's sentence, or ours where it said none. */
function problem(error: unknown): void {
  say(sentence(error), "problem");
  if (!(error instanceof Problem)) console.error(error);
}

export const toasts = {
  get list(): Toast[] {
    return list;
  },
  say,
  drop,
  problem,
};
