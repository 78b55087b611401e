/** The dark cells of a QR code as one path: a stroke for each run of cells. */
export function qrPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) => [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`))
    .join("");
}
