/** What somebody chose for this browser. It stays in this browser. */

export const LANGUAGES = ["en", "es", "cs", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language | "browser";
  theme: "system" | "light" | "dark";
  patterns: boolean; // hatches beside colours
  motion: "system" | "full" | "none";
  textSize: "small" | "normal" | "large" | "larger";
  film: "off" | "fast" | "normal"; // how what others do is shown
  sound: boolean;
  atOnce: boolean; // the first touch plays, also what can't be taken back
  endTurns: boolean; // end my turn when all that is left can wait
  hints: boolean;
  chances: boolean; // how likely each seat wins, where nobody who plays could use it
  drawer: "none" | "options" | "log" | "rivals" | "talk"; // what stands open beside the board
  notify: boolean; // browser notification when it is my turn
}

const STANDARD: Settings = {
  language: "browser",
  theme: "system",
  patterns: true,
  motion: "system",
  textSize: "normal",
  film: "normal",
  sound: false,
  atOnce: false,
  endTurns: false,
  hints: true,
  chances: false,
  drawer: "none",
  notify: false,
};

const STORE = "monumental-settings";
/** How high a letter of the page is, in pixels. */
export const LETTERS: Record<Settings["textSize"], number> = { small: 15, normal: 16, large: 18, larger: 21 };

function stored(): Settings {
  try {
    return { ...STANDARD, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...STANDARD };
  }
}

export const settings: Settings = $state(stored());

/** The language in use: the chosen one, else the first of the browser's that we speak. */
export function language(): Language {
  if (settings.language !== "browser") return settings.language;
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((each) => wanted.toLowerCase().split("-")[0] === each);
    if (found) return found;
  }
  return "en";
}

const stillness = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : { matches: false };

/** May things move? */
export function moves(): boolean {
  return settings.motion === "full" || (settings.motion === "system" && !stillness.matches);
}

/** Keeps the settings and shows them on the page. Called once, from the shell. */
export function followSettings(): void {
  $effect(() => {
    localStorage.setItem(STORE, JSON.stringify(settings));
    const root = document.documentElement;
    root.lang = language();
    root.dataset.theme = settings.theme;
    root.dataset.patterns = settings.patterns ? "on" : "off";
    root.dataset.motion = moves() ? "full" : "none";
    root.style.fontSize = `${(LETTERS[settings.textSize] / LETTERS.normal) * 100}%`;
  });
}
