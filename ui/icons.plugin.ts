import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getIconData } from "@iconify/utils";
import type { IconifyJSON } from "@iconify/types";
import type { Plugin } from "vite";

/** Where the list of icons comes from: `icon: "game-icons-name"` pairs in src/lib/icon-names.json. */
const LIST = new URL("./src/lib/icon-names.json", import.meta.url);
const MODULE = "virtual:icons";

/** Only the icons that are named in the list end in the bundle. */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(LIST.pathname);
      const all = JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
      ) as IconifyJSON;
      const names = JSON.parse(readFileSync(LIST, "utf8")) as Record<string, string>;
      const bodies: Record<string, string> = {};
      for (const [name, icon] of Object.entries(names)) {
        const data = getIconData(all, icon);
        if (!data) throw new Error(`game-icons has no icon "${icon}"`);
        const path = /d="([^"]+)"/.exec(data.body)?.[1];
        if (!path) throw new Error(`the icon "${icon}" is no single path`);
        bodies[name] = path;
      }
      return `export default ${JSON.stringify(bodies)};`;
    },
  };
}
