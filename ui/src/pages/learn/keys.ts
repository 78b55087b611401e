/** Which way a key leads in a lesson: 1 goes on, -1 back, 0 is none of ours. */
export function goesOn(event: KeyboardEvent): -1 | 0 | 1 {
  const target = event.target as Element | null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  if (target?.closest("input, select, textarea, dialog")) return 0;
  // Tabs and the map have arrows of their own; what has the focus is touched by Enter and Space.
  const touched = target?.closest("button, a, summary, [role=button]") ?? null;
  if (event.key === "Enter" || event.key === " ") return touched ? 0 : 1;
  if (target?.closest("[role=tablist], svg")) return 0;
  if (event.key === "ArrowRight") return 1;
  return event.key === "ArrowLeft" ? -1 : 0;
}
