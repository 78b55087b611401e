/** Which part of the table is open where they can't all be seen at once. */
import { untrack } from "svelte";
import type { Tab } from "./tabs";

export class OpenTab {
  open = $state<Tab>("city");

  /** `sought`: where something is to be touched or seen. `moment` changes whenever something new is asked. */
  constructor(first: Tab, tabs: () => readonly Tab[], sought: () => ReadonlySet<Tab>, moment: () => unknown) {
    this.open = first;
    // What is sought comes by itself, unless some of it is in view already.
    $effect(() => {
      void moment();
      untrack(() => {
        const found = tabs().filter((tab) => sought().has(tab));
        if (found[0] && !found.includes(this.open)) this.open = found[0];
      });
    });
  }
}
