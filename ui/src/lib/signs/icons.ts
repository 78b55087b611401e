/** Icons of game-icons.net (CC BY 3.0, see About); only the ones named in icon-names.json are in the bundle. */
import bodies from "virtual:icons";
import names from "./icon-names.json";

export type IconName = keyof typeof names;

/** The path of an icon, drawn in a box of 512 × 512. */
export function iconPath(name: string): string {
  return bodies[name] ?? bodies["compass"] ?? "";
}

export function hasIcon(name: string): name is IconName {
  return name in bodies;
}
