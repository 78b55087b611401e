/** A table as this browser sees it: the newest page, the log, what others did, and what is pointed at. */
import { api, type Problem } from "./api";
import { joinLogs, supersedes } from "./catching";
import { Cards } from "./catalog.svelte";
import { Film } from "./film.svelte";
import { moves } from "../settings.svelte";
import { toasts } from "../toasts.svelte";
import type { FilmPage, FramePage, GameView, LogLine, OptionPage, TablePage } from "../types";

export type Connection = "connecting" | "live" | "lost" | "still";

export abstract class ShownTable {
  readonly cards = new Cards();
  /** What others did, while it is shown. */
  readonly film = new Film((since, until) => this.frames(since, until));

  page = $state.raw<TablePage>();
  log = $state.raw<LogLine[]>([]);
  older = $state(false); // the log had more than was sent
  connection = $state<Connection>("connecting");
  /** What went wrong at the first load: no such table. */
  missing = $state.raw<Problem>();
  /** Targets and `card:` keys that a log line or an option points at. */
  highlighted = $state.raw<ReadonlySet<string>>(new Set());
  /** Targets that a lesson points at: where they can't all be seen, their part of the table opens. */
  pointed = $state.raw<readonly string[]>([]);
  /** A card shown large. */
  zoomed = $state<string>();
  /** What it was touched as: why nothing can be done with it is said beside it. */
  zoomedAt = $state<string>();
  /** The version after my last action: what came later is news. */
  acted = $state(0);

  /** `eyes`: whose; undefined: the server decides. */
  constructor(
    readonly id: string,
    protected eyes?: number | null,
  ) {}

  /** Its address below /api. */
  abstract get path(): string;
  /** Nothing is picked or asked about any more. */
  abstract clear(): void;
  /** What options would do at another position is of no use. */
  protected abstract forgetPreviews(): void;

  /** What the board shows: the present, or a moment of the film. */
  get view(): GameView | undefined {
    return this.film.now?.view ?? this.page?.view;
  }
  get options(): readonly OptionPage[] {
    return this.still || this.film.running ? [] : (this.page?.options ?? []);
  }
  get mine(): readonly number[] {
    return this.page?.mine ?? [];
  }
  /** The seat whose things lie in front: the viewer's; a spectator sits behind the first seat. */
  get front(): number {
    return this.page?.viewer ?? this.mine[0] ?? 0;
  }
  /** A look back, or a page that asks nobody: nothing can be done. */
  get still(): boolean {
    return this.connection === "still" || this.page?.moment === true;
  }
  /** What was done can be seen once more. */
  get films(): boolean {
    return !this.still;
  }
  /** The game was played to its end; a record that somebody brought may stop before. */
  get ended(): boolean {
    return this.page?.status === "over" && this.page.uploaded !== "unfinished";
  }
  /** Bots can be asked why they did something: nobody gets help that others at the table do not get, unless all agreed. */
  get explains(): boolean {
    const people = this.page?.seats.filter(({ kind }) => kind === "person").length ?? 0;
    return this.ended || !!this.page?.hints || people <= 1;
  }
  /** Chances can be told: nothing is secret any more, or only bots play and somebody watches. */
  get tellsChances(): boolean {
    const people = this.page?.seats.some(({ kind }) => kind === "person") ?? true;
    return this.ended || (this.page?.status === "playing" && !people);
  }
  get myTurn(): boolean {
    const question = this.page?.question;
    return !!question && !this.still && this.mine.includes(question.seat);
  }
  /** At this moment, the game was over. */
  get over(): boolean {
    return !!this.page && this.page.status !== "open" && this.page.question === null;
  }

  isHighlighted(...targets: string[]): boolean {
    return targets.some((target) => this.highlighted.has(target));
  }
  highlight(targets: Iterable<string> = []): void {
    this.highlighted = new Set(targets);
  }
  /** Shows a card large; `target`, if it lies on the table. */
  zoom(card: string, target?: string): void {
    this.zoomed = card;
    this.zoomedAt = target;
  }

  /** Takes a page over, unless it is older than ours or for other eyes. */
  accept(page: TablePage): void {
    if (!supersedes(this.page, page, this.eyes)) return;
    const changed = this.page?.version !== page.version || this.page.viewer !== page.viewer;
    const joins = this.page?.viewer === page.viewer;
    if (joins && this.page && !this.still) this.showFilm(this.page, page);
    this.log = joinLogs(joins ? this.log : [], page.log);
    this.older = page.log.since === 0 ? !page.log.whole : joins && this.older;
    this.page = page;
    if (changed && joins) page.answers.forEach((answer) => toasts.say(answer));
    // From now on with these eyes: another seat of this browser looks only when it is handed over.
    this.eyes ??= page.viewer ?? undefined;
    if (changed) {
      this.clear();
      this.forgetPreviews();
    }
  }

  /** What others did between two pages is seen happening, if somebody wants that. */
  private showFilm(before: TablePage, now: TablePage): void {
    if (now.version === before.version) return;
    const fresh = now.log.lines.filter(({ version }) => version > before.version);
    const theirs = fresh.some(({ seat }) => seat !== null && !now.mine.includes(seat));
    const mine = fresh.some(({ seat }) => seat !== null && now.mine.includes(seat));
    // A step back is no film, nor is a table that is opened, nor what I do myself.
    const goesOn = now.log.since > 0 && this.log.every(({ at }) => at < now.log.standing);
    if (!goesOn || !Film.wanted || !moves() || !(theirs || (this.film.running && !mine))) {
      this.film.skip();
      return;
    }
    this.film.lead({ ...frameOf(before), lines: [] }, now.version, frameOf(now));
  }

  private async frames(since: number, until: number): Promise<FramePage[]> {
    const film = await api.get<FilmPage>(`${this.path}/film`, { seat: this.page?.viewer, since, until });
    return film.frames;
  }

  /** Shows again what was done from a version on, up to another: for the log, and for what came since my turn. */
  async showAgain(since: number, until = this.page?.version ?? 0): Promise<void> {
    if (!this.page || until <= since) return;
    this.film.skip();
    this.clear();
    try {
      const [before] = await this.frames(Math.max(0, since - 1), Math.max(1, since));
      if (before) this.film.lead({ ...before, lines: [] }, until);
    } catch (error) {
      toasts.problem(error);
    }
  }

  /** Everything that happened from the beginning on, for a log that has older lines. */
  async recall(): Promise<void> {
    this.accept(await api.get<TablePage>(this.path, { seat: this.eyes, whole: true }));
  }

  /** A page of another moment, as it is: for replays. */
  show(page: TablePage): void {
    this.page = page;
    this.log = [...page.log.lines];
    this.clear();
  }
}

/** A page as a picture of a film. */
function frameOf(page: TablePage): FramePage {
  const lines = page.log.lines.filter(({ version }) => version === page.version);
  return { version: page.version, seat: lines.find(({ seat }) => seat !== null)?.seat ?? 0, lines, view: page.view };
}
