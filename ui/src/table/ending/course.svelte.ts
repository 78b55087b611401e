/** How a game went that is over: asked for once, when somebody looks at its end. */
import { api } from "../../lib/server/api";
import type { CoursePage, CourseTurn } from "../../lib/types";

export class Course {
  page = $state.raw<CoursePage>();
  private asked = false;

  constructor(private readonly path: string) {}

  /** Without it the end is shown all the same: a game by older rules can't be played again. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.page = await api.get<CoursePage>(`${this.path}/course`);
    } catch {
      this.asked = false;
    }
  }

  /** In another language. */
  async reword(): Promise<void> {
    this.asked = false;
    await this.load();
  }
}

/** The moments at which rounds begin: where the one before has ended. */
export function roundStarts(course: CoursePage): number[] {
  return course.rounds.slice(0, -1).map((round) => round.at);
}

export function turnStarts(course: CoursePage): number[] {
  return course.turns.map((turn: CourseTurn) => turn.at);
}

/** The nearest of some moments before or after another one; the beginning or the end, if there is none. */
export function jump(moments: readonly number[], at: number, direction: 1 | -1, length: number): number {
  if (direction > 0) return moments.find((moment) => moment > at) ?? length;
  return moments.findLast((moment) => moment < at) ?? 0;
}
