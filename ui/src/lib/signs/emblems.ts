/** The emblems of seats around 0, told apart by shape and hatch, not only by colour. */

const EMBLEMS: readonly string[] = [
  "M0-9a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  "M0-9 9 8H-9z",
  "M-8-8h16v16H-8z",
  "M0-10l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z",
  "M-4-9h8v5h5v8H4v5h-8V4h-5v-8h5z",
];

const HATCHES: readonly string[] = [
  "M-10-2 2-14M-8 4 8-12M-4 8 10-6M0 12 14-2",
  "M-14-4 2 12M-10-8 8 10M-4-10 10 4M2-12 14 0",
  "M-10-3h20M-10 1h20M-10 5h20",
  "M-4-10v20M0-10v20M4-10v20",
  "M-5 0h.1M0-5h.1M0 0h.1M0 5h.1M5 0h.1",
];

export function emblem(seat: number): string {
  return EMBLEMS[seat % EMBLEMS.length] ?? "";
}

export function hatch(seat: number): string {
  return HATCHES[seat % HATCHES.length] ?? "";
}

export function seatColour(seat: number | null): string {
  return seat === null ? "var(--ink)" : `var(--seat-${seat % EMBLEMS.length})`;
}

/** The colours and hatch of a seat, for styles. */
export function seatStyle(seat: number): string {
  const nth = seat % EMBLEMS.length;
  return `--seat: var(--seat-${nth}); --hatch: var(--hatch-${nth})`;
}
