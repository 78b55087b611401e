/** What somebody chose for this browser. It stays in this browser. */

export const LANGUAGES = ["en", "es", "cs", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language | "browser";
  theme: "system" | "light" | "dark";
  patterns: boolean; // hatches beside colours, stronger
  motion: "system" | "full" | "none";
  textSize: "small" | "normal" | "large" | "larger";
  sound: boolean;
  confirm: boolean; // ask before what can't be undone
  hints: boolean;
  notify: boolean; // browser notification when it is my turn
}

const STANDARD: Settings = {
  language: "browser",
  theme: "system",
  patterns: false,
  motion: "system",
  textSize: "normal",
  sound: false,
  confirm: true,
  hints: true,
  notify: false,
};

const STORE = "monumental-settings";
const SIZES: Record<Settings["textSize"], string> = {
  small: "93.75%",
  normal: "100%",
  large: "112.5%",
  larger: "131.25%",
};

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
    root.style.fontSize = SIZES[settings.textSize];
  });
}
