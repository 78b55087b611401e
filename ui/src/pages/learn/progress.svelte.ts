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
