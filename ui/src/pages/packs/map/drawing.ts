/** A map as its file has it: a word for each place of the grid. What the words mean, the server knows. */
import { around, type Place } from "../../../boards/map/land/hex";

export type Words = readonly (readonly string[])[];

/** What a click puts on a tile: another ground, a token, a Market or nothing. */
export interface Brush {
  /** The letter in the words, and the key that paints with it. */
  letter: string;
  /** The end of its message: `web-studio-brush-…`. */
  name: string;
}

export const NOTHING = "..";
const GROUNDS = "mfhv";
const MARKET = "$";
const FIRST_TOKEN = "1";

export const BRUSHES: readonly Brush[] = [
  { letter: "m", name: "meadow" },
  { letter: "f", name: "forest" },
  { letter: "h", name: "mountain" },
  { letter: "v", name: "volcano" },
  { letter: "~", name: "water" },
  { letter: "C", name: "capital" },
  { letter: "1", name: "barbarian-1" },
  { letter: "2", name: "barbarian-2" },
  { letter: "3", name: "barbarian-3" },
  { letter: "4", name: "barbarian-4" },
  { letter: "t", name: "town" },
  { letter: MARKET, name: "market" },
  { letter: NOTHING, name: "nothing" },
];

/** Room for every map of the box; rows and columns are odd, so that a half turn leads back into the grid. */
const ROWS = 9;
const COLUMNS = 9;

/** The grid of a drawing. Every second row has a place less: it lies half a tile further right. */
export function wordsOf(drawing: string): string[][] {
  const lines = drawing
    .replace(/^\s*\n|\s+$/g, "")
    .split("\n")
    .map((line) => line.split(/\s+/).filter(Boolean));
  const odd = (number: number): number => number + 1 - (number % 2);
  const rows = odd(Math.max(ROWS, lines.length));
  const columns = odd(Math.max(COLUMNS, ...lines.map((line, row) => line.length + (row % 2))));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns - (row % 2) }, (_, column) => lines[row]?.[column] ?? NOTHING),
  );
}

/** The drawing of a grid, in columns as a person would write it. */
export function drawingOf(words: Words): string {
  const lines = words.map((row) => row.slice(0, row.findLastIndex((word) => word !== NOTHING) + 1));
  const last = lines.findLastIndex((line) => line.length > 0);
  return lines
    .slice(0, last + 1)
    .map((line, row) => {
      const said = line.length ? line : [NOTHING];
      return `${row % 2 ? "  " : ""}${said.map((word) => word.padEnd(4)).join("")}`.trimEnd() + "\n";
    })
    .join("");
}

export function ground(word: string): string {
  return word.charAt(0);
}
/** What lies on a Province: the number of its Barbarians, or a Free Town. */
export function token(word: string): string {
  return isLand(word) ? word.slice(1).replace(MARKET, "") : "";
}
export function hasMarket(word: string): boolean {
  return word.endsWith(MARKET);
}
export function isLand(word: string): boolean {
  return GROUNDS.includes(ground(word));
}

/** A tile after a stroke of the brush. Every Province has a token, so that new land has the weakest. */
export function painted(word: string, { letter }: Brush): string {
  const market = hasMarket(word) ? MARKET : "";
  if (GROUNDS.includes(letter)) return letter + (isLand(word) ? word.slice(1) : FIRST_TOKEN);
  if (letter === MARKET) return isLand(word) ? ground(word) + token(word) + (market ? "" : MARKET) : word;
  if (/^[1-4t]$/.test(letter)) return (isLand(word) ? ground(word) : "m") + letter + market;
  return letter;
}

/** Where a half turn around the middle of the grid leads. */
export function turned(words: Words, { row, column }: Place): Place {
  return { row: words.length - 1 - row, column: (words[row]?.length ?? 1) - 1 - column };
}

export function wordAt(words: Words, { row, column }: Place): string {
  return words[row]?.[column] ?? NOTHING;
}

/** The grid with other words at some places. */
export function withWords(words: Words, places: readonly Place[], change: (word: string) => string): string[][] {
  return words.map((line, row) =>
    line.map((word, column) => (places.some((place) => place.row === row && place.column === column) ? change(word) : word)),
  );
}

/** The tiles in the order in which the server counts them, each with the number that it has there. */
export function numbered(words: Words): Map<string, number> {
  const places = words.flatMap((line, row) => line.map((word, column) => ({ word, at: `${row} ${column}` })));
  return new Map(places.filter(({ word }) => word !== NOTHING).map(({ at }, index) => [at, index + 1]));
}

/** All places of the grid. */
export function places(words: Words): Place[] {
  return words.flatMap((line, row) => line.map((_, column) => ({ row, column })));
}

/** Is it a tile, or does it touch one? Others are shown faintly. */
export function isNear(words: Words, place: Place): boolean {
  return [place, ...around(place)].some((each) => wordAt(words, each) !== NOTHING);
}
