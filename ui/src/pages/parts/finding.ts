/** Finding words in text, without minding capitals and accents. */

/** Letter by letter, so that places in the result are places in the text. */
function plain(text: string): string {
  let found = "";
  for (const letter of text) {
    const base = letter.normalize("NFD")[0] ?? letter;
    const small = base.toLowerCase();
    found += small.length === letter.length ? small : letter;
  }
  return found;
}

export function wordsOf(wanted: string): string[] {
  return plain(wanted).split(/\s+/).filter(Boolean);
}

/** Are all the words in it? */
export function contains(text: string, words: readonly string[]): boolean {
  if (!words.length) return true;
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text cut where the words are found, to mark them. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  if (!words.length) return [{ text, found: false }];
  const searched = plain(text);
  const marked = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + word.length)) {
      marked.fill(1, at, at + word.length);
    }
  }
  const cut: Piece[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && marked[to] === marked[from]) to++;
    cut.push({ text: text.slice(from, to), found: marked[from] === 1 });
  }
  return cut;
}
