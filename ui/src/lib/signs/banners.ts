/** The banners of civilizations: patterns of our own, and what those get whose pack names nothing. */
import type { CivilizationPage } from "../types";

export interface Weave {
  width: number;
  height: number;
  path: string;
  thickness: number;
}

/** Drawn as lines in the second colour; the cloth is 40 wide and 46 high. */
export const WEAVES: Record<string, Weave> = {
  chevrons: { width: 10, height: 8, path: "M0 7 5 2 10 7", thickness: 2 },
  lattice: { width: 9, height: 9, path: "M0 0 9 9M9 0 0 9", thickness: 1.2 },
  meander: { width: 11, height: 11, path: "M0 10H9V2H3V7H6V5M9 10H11", thickness: 1.4 },
  rays: {
    width: 40,
    height: 46,
    path: "M20 23V-20M20 23V70M20 23H70M20 23H-30M20 23 60-17M20 23-20 63M20 23 60 63M20 23-20-17",
    thickness: 4,
  },
  scales: {
    width: 12,
    height: 12,
    path: "M0 6a6 6 0 0 1 12 0M3 6a3 3 0 0 1 6 0M-6 12a6 6 0 0 1 12 0M6 12a6 6 0 0 1 12 0M-3 12a3 3 0 0 1 6 0M9 12a3 3 0 0 1 6 0",
    thickness: 1.2,
  },
  steps: { width: 12, height: 12, path: "M0 12V9H3V6H6V3H9V0M9 12V9H12", thickness: 1.8 },
  stripes: { width: 8, height: 8, path: "M-2 2 2-2M0 8 8 0M6 10 10 6", thickness: 2 },
  zigzag: { width: 8, height: 7, path: "M-1 1 2 5 6 1 9 5", thickness: 1.8 },
};

/** Cloth and sign, for packs that name no colours: dark and light enough to be told from each other. */
export const COLOURS: readonly (readonly [string, string])[] = [
  ["#5a2340", "#f3dfe6"],
  ["#21506b", "#e8f1f4"],
  ["#3f5a1f", "#f1efd2"],
  ["#6b3f12", "#f6e6c8"],
  ["#40356e", "#eae6f8"],
  ["#8a2f1c", "#fbe9dd"],
];

export interface Banner {
  emblem: string | null;
  weave: Weave;
  cloth: string;
  sign: string;
}

/** The same number for the same word, everywhere. */
function numbered(word: string): number {
  return [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
}

export function bannerOf(people: Pick<CivilizationPage, "key" | "banner">): Banner {
  const { emblem, pattern, colours } = people.banner;
  const nth = numbered(people.key);
  const woven = Object.values(WEAVES);
  const [cloth, sign] = colours ?? COLOURS[nth % COLOURS.length] ?? ["#40356e", "#eae6f8"];
  const weave = WEAVES[pattern ?? ""] ?? woven[nth % woven.length];
  if (!weave) throw new Error("there are no patterns");
  return { emblem, weave, cloth, sign };
}
