/** What somebody has learnt in this browser. It stays in this browser. */
import type { CourseOfLessons } from "../../lib/types";

function stored(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** Things that are done, the latest last. */
export class Progress {
  private done = $state.raw<readonly string[]>([]);

  constructor(private readonly store: string) {
    this.done = stored(store);
  }

  has(key: string): boolean {
    return this.done.includes(key);
  }
  get latest(): string | undefined {
    return this.done.at(-1);
  }
  add(key: string): void {
    this.done = [...this.done.filter((each) => each !== key), key];
    localStorage.setItem(this.store, JSON.stringify(this.done));
  }
}

/** What was done in lessons that are not at their end. */
export class Begun {
  constructor(private readonly store: string) {}

  private kept(): Record<string, unknown> {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.store) ?? "{}");
      return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
    } catch {
      return {};
    }
  }

  of(key: string): readonly string[] {
    const deeds = this.kept()[key];
    return Array.isArray(deeds) ? deeds.filter((each) => typeof each === "string") : [];
  }
  /** Where nothing is done, nothing is kept. */
  keep(key: string, deeds: readonly string[]): void {
    const others = Object.entries(this.kept()).filter(([each]) => each !== key);
    const all = deeds.length > 0 ? [...others, [key, deeds] as const] : others;
    localStorage.setItem(this.store, JSON.stringify(Object.fromEntries(all)));
  }
}

export const lessonsBegun = new Begun("monumental-lessons-begun");
export const lessonsDone = new Progress("monumental-lessons-done");
export const puzzlesSolved = new Progress("monumental-puzzles-solved");

export function lessonKey(course: string, lesson: string): string {
  return `${course}/${lesson}`;
}

/** Where somebody goes on: the next lesson that is not done, of the course where they were last. */
export function goesOnAt(
  courses: readonly CourseOfLessons[],
  done: Pick<Progress, "has" | "latest">,
): { course: string; lesson: string; title: string } | undefined {
  const last = done.latest?.split("/")[0];
  const ordered = [...courses].sort((one, other) => Number(other.key === last) - Number(one.key === last));
  for (const { key: course, lessons } of ordered) {
    const next = lessons.find((lesson) => !done.has(lessonKey(course, lesson.key)));
    if (next) return { course, lesson: next.key, title: next.title };
  }
  return undefined;
}
