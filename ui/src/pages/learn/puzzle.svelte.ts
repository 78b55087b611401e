/** Solving a puzzle: every option of the turn can be tried, and taken back. */
import { PracticeTable } from "../../lib/server/practice.svelte";
import type { OptionPage, PuzzlePage, TablePage } from "../../lib/types";

export class PuzzleTable extends PracticeTable<PuzzlePage> {
  constructor(id: string) {
    super(`/puzzles/${encodeURIComponent(id)}`);
  }

  protected override dressed(said: PuzzlePage): TablePage {
    const page = super.dressed(said);
    return said.judgement ? { ...page, question: null } : page;
  }

  /** Once the turn is over, it is looked at. */
  override get options(): readonly OptionPage[] {
    return this.said?.judgement ? [] : super.options;
  }
  override get myTurn(): boolean {
    return !this.said?.judgement && super.myTurn;
  }
}
