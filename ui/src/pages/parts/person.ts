/** The name that somebody gave here last time. */
const STORE = "monumental-name";
export const LONGEST_NAME = 40;

export function rememberedName(): string {
  try {
    return (localStorage.getItem(STORE) ?? "").slice(0, LONGEST_NAME);
  } catch {
    return "";
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(STORE, name.trim());
  } catch {
    // A browser that keeps nothing asks again.
  }
}
