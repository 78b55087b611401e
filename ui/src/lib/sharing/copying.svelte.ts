/** Something that a click copies. */
export class Copying {
  /** For a while after it worked. */
  done = $state(false);
  /** Without HTTPS there is no clipboard: what is marked is copied by hand. */
  byHand = $state(false);

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.byHand = false;
      this.done = true;
      setTimeout(() => (this.done = false), 3000);
    } catch {
      this.byHand = true;
    }
  }
}

/** Marks all of a field. */
export function mark(field: HTMLInputElement | undefined): void {
  field?.focus();
  field?.select();
}
