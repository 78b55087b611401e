/** Files that somebody drops or chooses. */

/** Bytes that the server reads of a record at most; quotes and line ends take more room on the way. */
export const LARGEST = 800_000;

/** The one file of a list; none, where there are several or nothing. */
export function oneFile(files: Pick<FileList, "length" | "item"> | null | undefined): File | undefined {
  return files?.length === 1 ? (files.item(0) ?? undefined) : undefined;
}
