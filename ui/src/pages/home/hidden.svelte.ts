/** Tables that somebody no longer wants in their list. They stay theirs, and can be shown again. */

const STORE = "monumental-hidden-tables";
/** More than anybody hides; the oldest are forgotten, and shown again. */
const MOST = 500;

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

let hidden = $state.raw<readonly string[]>(stored());

function keep(ids: readonly string[]): void {
  hidden = ids.slice(-MOST);
  localStorage.setItem(STORE, JSON.stringify(hidden));
}

export const hiding = {
  has(id: string): boolean {
    return hidden.includes(id);
  },
  hide(id: string): void {
    keep([...hidden.filter((each) => each !== id), id]);
  },
  show(id: string): void {
    keep(hidden.filter((each) => each !== id));
  },
};
