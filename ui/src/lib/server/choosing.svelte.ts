/** Choosing at a table: what is touched, which option that means, and what is asked about once more. */
import { asksTwice, buttons, candidates, glowing, isYes, pick } from "../picking";
import { settings } from "../settings.svelte";
import { ShownTable } from "./shown.svelte";
import type { OptionPage } from "../types";

/** What was touched, and where it lies: what is asked about it stands beside it. */
export interface Touch {
  card: string | undefined;
  rect: DOMRect;
}

/** A finger that bounces has not answered: so many milliseconds lie between being asked and a yes. */
export const BOUNCE = 350;

export abstract class ChoosingTable extends ShownTable {
  /** Touched things that one more touch, or several, make an option of. */
  picked = $state.raw<string[]>([]);
  /** Options that touch exactly what is picked: a menu asks which one. */
  choices = $state.raw<OptionPage[]>([]);
  /** An option that can't be taken back, until it is confirmed. Something else can still be picked instead. */
  confirming = $state.raw<OptionPage>();
  /** What was touched to come to this question, where that is asked beside it. */
  touch = $state.raw<Touch>();
  /** Options that a guide suggests, as notation: only what they touch is lit. Undefined: all of them. */
  suggested = $state.raw<readonly string[]>();

  private asked = 0; // when somebody was asked once more, or which one
  private last: string | undefined; // what was touched before that

  /** Something was sent and is not answered yet. */
  abstract get busy(): boolean;
  /** Does what was chosen. */
  protected abstract act(option: OptionPage): Promise<void>;

  readonly candidates = $derived(candidates(this.options, this.picked));
  readonly glow = $derived(glowing(this.options, this.picked));
  readonly buttons = $derived(buttons(this.options));
  readonly lit = $derived.by(() => this.inTheLight());

  /** What is lit: all that can be touched, or what a guide points at until something is picked. */
  protected inTheLight(): ReadonlySet<string> {
    const { suggested } = this;
    if (!suggested || this.picked.length > 0) return this.glow;
    return glowing(
      this.options.filter(({ words }) => suggested.includes(words)),
      [],
    );
  }

  /** Can this be touched now? */
  glows(target: string): boolean {
    return this.glow.has(target);
  }
  lights(target: string): boolean {
    return this.lit.has(target);
  }
  /** Can it be touched, though the light falls on something else? */
  dims(target: string): boolean {
    return !this.suggested && this.glow.has(target) && !this.lit.has(target);
  }
  isPicked(target: string): boolean {
    return this.touched.includes(target);
  }
  /** What is picked, or belongs to what is asked about once more. */
  get touched(): readonly string[] {
    return this.confirming?.targets ?? this.picked;
  }

  override clear(): void {
    this.picked = [];
    this.choices = [];
    this.confirming = undefined;
    this.touch = undefined;
    this.last = undefined;
  }

  /** Somebody touches a thing; `touch`, if a question about it may stand there. False: no option touches it. */
  pick(target: string, touch?: Touch): boolean {
    if (this.film.running) {
      this.film.skip();
      return true;
    }
    if (this.busy) return true;
    if (this.confirming && isYes(this.confirming, this.last, target)) {
      void this.confirm();
      return true;
    }
    const found = pick(this.options, this.picked, target);
    this.choices = [];
    this.confirming = undefined;
    this.touch = touch;
    if (found.does === "nothing") {
      this.picked = [];
      return false;
    }
    if (found.does === "play") {
      void this.propose(found.option);
      this.last = target;
    } else {
      this.picked = found.picked;
      this.choices = found.does === "ask" ? found.exact : [];
      this.asked = performance.now();
    }
    return true;
  }

  /** Plays an option that is named, not touched. */
  async play(option: OptionPage): Promise<void> {
    this.touch = undefined;
    await this.propose(option);
  }

  /** Plays an option that somebody has read the reason for: nobody asks once more. */
  async playAtOnce(option: OptionPage): Promise<void> {
    this.clear();
    await this.act(option);
  }

  /** Plays an option; what can't be taken back is asked about first, if wanted. */
  private async propose(option: OptionPage): Promise<void> {
    if (this.confirming?.words === option.words) await this.confirm();
    else if (!this.atOnce && (option.final || option.luck || (asksTwice(option) && this.hasOthers))) {
      this.confirming = option;
      this.choices = [];
      this.last = undefined;
      this.asked = performance.now();
    } else await this.act(option);
  }

  /** Nobody is asked once more. */
  protected get atOnce(): boolean {
    return settings.atOnce;
  }

  /** Something else could be done: another option, or a step back. */
  private get hasOthers(): boolean {
    return this.options.length > 1 || this.page?.can_undo === true;
  }

  /** Yes: what was asked about is done. */
  async confirm(): Promise<void> {
    if (this.confirming) await this.answer(this.confirming);
  }

  /** Which one of the choices. Whoever was asked which one is not asked once more. */
  async answer(option: OptionPage): Promise<void> {
    if (performance.now() - this.asked >= BOUNCE) await this.act(option);
  }
}
