/** What the server keeps of one's packs, beside those in the browser. */
import { api } from "../../lib/server/api";
import type { KeptPackPage, KeptPacksPage, PackPage } from "../../lib/types";
import { nameOf, type Pack } from "./packs.svelte";

const STORE = "monumental-packs-kept";

let page = $state.raw<KeptPacksPage>();
let written = $state.raw<Readonly<Record<string, string>>>(remembered());

/** What a pack says, in a few letters: was it changed since it was kept? */
export function fingerprint(pack: Pack): string {
  const text = JSON.stringify(pack);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return `${text.length}-${hash.toString(36)}`;
}

function remembered(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function remember(pack: Pack): void {
  written = { ...written, [nameOf(pack)]: fingerprint(pack) };
  try {
    localStorage.setItem(STORE, JSON.stringify(written));
  } catch {
    // Then it counts as changed the next time: nothing is lost by that.
  }
}

const at = (name: string): string => `/packs/${encodeURIComponent(name)}`;

export const kept = {
  get all(): readonly KeptPackPage[] {
    return page?.packs ?? [];
  },
  named(name: string): KeptPackPage | undefined {
    return page?.packs.find((each) => each.name === name);
  },
  /** Does the server have it as it is here? */
  has(pack: Pack): boolean {
    return this.named(nameOf(pack)) !== undefined && written[nameOf(pack)] === fingerprint(pack);
  },
  async load(): Promise<void> {
    page = await api.get<KeptPacksPage>("/packs");
  },
  async keep(pack: Pack): Promise<void> {
    page = await api.post<KeptPacksPage>("/packs", pack);
    remember(pack);
  },
  /** A pack that another device has kept. */
  async bring(name: string): Promise<Pack> {
    const pack = (await api.get<PackPage>(at(name))) as Pack;
    remember(pack);
    return pack;
  },
  async drop(name: string): Promise<void> {
    page = await api.post<KeptPacksPage>(`${at(name)}/delete`);
  },
  async show(name: string, shown: boolean): Promise<void> {
    page = await api.post<KeptPacksPage>(`${at(name)}/${shown ? "share" : "hide"}`);
  },
};

/** Where others look at a pack that is shared. */
export function addressOf(link: string): string {
  return `${location.origin}/packs/shared/${link}`;
}
