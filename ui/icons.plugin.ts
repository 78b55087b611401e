import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { getIconData } from "@iconify/utils";
import type { IconifyJSON } from "@iconify/types";
import type { Plugin } from "vite";
import { rounded } from "./paths";

/** The icons of the page itself: `icon: "game-icons-name"` pairs. */
const LIST = new URL("./src/lib/signs/icon-names.json", import.meta.url);
const MODULE = "virtual:icons";

/** All others, for the emblems that packs name: the server hands out those that a page asks for. */
const EMBLEMS = "emblems.json.gz";

export function allIcons(): IconifyJSON {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(file, "utf8")) as IconifyJSON;
}

function pathOf(all: IconifyJSON, icon: string): string {
  const data = getIconData(all, icon);
  if (!data) throw new Error(`game-icons has no icon "${icon}"`);
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(data.body)?.[1];
  if (!path) throw new Error(`the icon "${icon}" is no single path`);
  return rounded(path);
}

/** Only the icons that are named in the list end in the bundle. */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(LIST.pathname);
      const all = allIcons();
      const names = JSON.parse(readFileSync(LIST, "utf8")) as Record<string, string>;
      const paths = Object.fromEntries(Object.entries(names).map(([name, icon]) => [name, pathOf(all, icon)]));
      return `export default ${JSON.stringify(paths)};`;
    },
    generateBundle() {
      const all = allIcons();
      const paths = Object.fromEntries(Object.keys(all.icons).map((icon) => [icon, pathOf(all, icon)]));
      this.emitFile({ type: "asset", fileName: EMBLEMS, source: gzipSync(JSON.stringify(paths), { level: 9 }) });
    },
  };
}
