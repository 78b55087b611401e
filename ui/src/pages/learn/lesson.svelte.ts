/** Taking a lesson: what it says, what it points at, and what it answers. */
import { PracticeTable } from "../../lib/server/practice.svelte";
import type { LessonPage, OptionPage } from "../../lib/types";
import { lessonKey, lessonsBegun } from "./progress.svelte";

/** The deed of whoever has read a step that asks for nothing. */
const NEXT = "next";

export class LessonTable extends PracticeTable<LessonPage> {
  /** Somebody came back to where they were. */
  resumed = $state(false);
  private readonly key: string;

  constructor(course: string, lesson: string) {
    super(`/lessons/${encodeURIComponent(course)}/${encodeURIComponent(lesson)}`);
    this.key = lessonKey(course, lesson);
  }

  /** What was done here before the page was loaded again. */
  protected override get begun(): readonly string[] {
    return lessonsBegun.of(this.key);
  }

  /** Things can be touched only while something is asked: one thing at a time. */
  override get options(): readonly OptionPage[] {
    return this.said?.asks ? super.options : [];
  }
  override get myTurn(): boolean {
    return this.said?.asks === true && super.myTurn;
  }
  /** The light falls on what is spoken of; what else can be touched is only marked. */
  protected override inTheLight(): ReadonlySet<string> {
    if (this.pointed.length === 0 || this.picked.length > 0) return this.glow;
    return new Set(this.pointed.filter((target) => this.glow.has(target)));
  }

  /** What was done stays; what is tried may be wrong. */
  protected override bodyOf(deed: string): Record<string, unknown> {
    return { deeds: this.said?.deeds ?? [], try: deed };
  }

  override async open(): Promise<void> {
    await super.open();
    this.resumed = (this.said?.deeds.length ?? 0) > 0;
  }
  override async startOver(): Promise<void> {
    this.resumed = false;
    await super.startOver();
  }

  protected override async inquire(body: Record<string, unknown>): Promise<LessonPage | undefined> {
    const said = await super.inquire(body);
    if (said) {
      this.pointed = said.point;
      lessonsBegun.keep(this.key, said.over ? [] : said.deeds);
    }
    return said;
  }

  /** Goes on from a step that was read. */
  async next(): Promise<void> {
    if (this.said && !this.said.asks && !this.said.over) await this.take(NEXT);
  }

  /** Where the next deed is done: things on the table, or a button. */
  get shown(): readonly string[] {
    const option = this.options.find(({ words }) => words === this.said?.hint);
    if (!option) return [];
    return option.targets.length > 0 ? option.targets : [`option:${option.words}`];
  }
  /** The light falls there already, and on nothing else: there is nothing more to show. */
  get isShown(): boolean {
    const { shown, pointed } = this;
    return shown.length > 0 && shown.length === pointed.length && shown.every((target) => pointed.includes(target));
  }
  /** Shows where the next deed is done, if need be some steps back; whoever sees that already has it done. */
  async showMe(): Promise<void> {
    this.clear();
    for (let deeds = this.said?.deeds.length ?? 0; this.shown.length === 0 && deeds > 0; deeds--) await this.undo();
    const hint = this.said?.hint;
    if (this.isShown && hint) await this.take(hint);
    else this.pointed = this.shown;
  }
}
