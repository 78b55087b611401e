/** Who I am to the others: whoever plays in a league has a name. */
import { api } from "../../lib/server/api";
import type { MePage } from "../../lib/types";
import { rememberedName, rememberName } from "../parts/person";

export class Called {
  /** What I am about to be called. */
  name = $state(rememberedName());
  /** Do I have a name already? Nothing, until the server has said so. */
  known = $state<boolean>();

  constructor() {
    api.get<MePage>("/me").then(
      (me) => (this.known = me.name !== ""),
      () => (this.known = false),
    );
  }

  /** The server knows my name from now on. */
  async introduce(): Promise<void> {
    if (this.known) return;
    const name = this.name.trim();
    if (name === "") return; // what is missing, the server says
    rememberName(name);
    await api.post<MePage>("/me/name", { name });
    this.known = true;
  }
}
