/** Which part of the table is open where they can't all be seen at once. */
import { untrack } from "svelte";
import type { Tab } from "./tabs";

export class OpenTab {
  open = $state<Tab>("city");

  /**
   * `sought`: where something is to be touched; `shown`: where somebody points, the first thing first.
   * `moment` changes whenever something new is asked or shown.
   */
  constructor(
    first: Tab,
    tabs: () => readonly Tab[],
    sought: () => ReadonlySet<Tab>,
    shown: () => ReadonlySet<Tab>,
    moment: () => unknown,
  ) {
    this.open = first;
    $effect(() => {
      void moment();
      untrack(() => {
        const pointed = [...shown()].find((tab) => tabs().includes(tab));
        // What is sought comes by itself, unless some of it is in view already.
        const found = tabs().filter((tab) => sought().has(tab));
        if (pointed) this.open = pointed;
        else if (found[0] && !found.includes(this.open)) this.open = found[0];
      });
    });
  }
}
