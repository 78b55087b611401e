/** Which part of the table is open where they can't all be seen at once. */
import { untrack } from "svelte";
import type { Tab } from "./tabs";

export class OpenTab {
  open = $state<Tab>("city");

  /** `lit`: where something can be touched now. `moment` changes whenever something new is asked. */
  constructor(first: Tab, tabs: () => readonly Tab[], lit: () => ReadonlySet<Tab>, moment: () => unknown) {
    this.open = first;
    // What can be touched comes by itself, unless some of it is in view already.
    $effect(() => {
      void moment();
      untrack(() => {
        const touchable = tabs().filter((tab) => lit().has(tab));
        if (touchable[0] && !touchable.includes(this.open)) this.open = touchable[0];
      });
    });
  }
}
