/** The shapes of resources in a box of 32 × 32: told apart by more than colour. */
const SHAPES: Record<string, string> = {
  production: "M3 5a2 2 0 0 1 2-2h22a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
  science: "M16 1 29.500 8.500v15L16 31 2.500 23.500v-15z",
  military: "M3 3h26v14c0 7-6 11-13 14C9 28 3 24 3 17z",
  culture: "M16 0 32 16 16 32 0 16z",
  gold: "M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30z",
};

export function shapeOf(resource: string): string {
  return SHAPES[resource] ?? SHAPES["gold"] ?? "";
}

/** How large the icon of a resource is within its shape. */
export function iconScale(resource: string): number {
  return resource === "culture" ? 0.031 : 0.039;
}
