/** A table as this browser sees it: the newest page, what is picked, and the line to the server. */
import { address, api, Problem, requestId } from "./api";
import { unsentSentence } from "./asking";
import { joinLogs, pause, supersedes } from "./catching";
import { Cards } from "./catalog.svelte";
import { Film } from "./film.svelte";
import { asksTwice, buttons, candidates, glowing, isYes, pick } from "../picking";
import { moves, settings } from "../settings.svelte";
import { isSilence, Outbox, type Letter } from "./outbox.svelte";
import { t } from "../text.svelte";
import { toasts } from "../toasts.svelte";
import type { FilmPage, FramePage, GameView, LogLine, OptionPage, PreviewPage, ReasonsPage, TablePage } from "../types";

export type Connection = "connecting" | "live" | "lost" | "still";

/** What was touched, and where it lies: what is asked about it stands beside it. */
export interface Touch {
  card: string | undefined;
  rect: DOMRect;
}

/** A finger that bounces has not answered: so many milliseconds lie between being asked and a yes. */
export const BOUNCE = 350;

export class LiveTable {
  readonly id: string;
  readonly cards = new Cards();
  /** What others did, while it is shown. */
  readonly film = new Film((since, until) => this.frames(since, until));

  page = $state.raw<TablePage>();
  log = $state.raw<LogLine[]>([]);
  older = $state(false); // the log had more than was sent
  connection = $state<Connection>("connecting");
  /** What went wrong at the first load: no such table. */
  missing = $state.raw<Problem>();
  /** What I did and nobody has answered yet. */
  readonly outbox: Outbox;
  private asking = $state(false); // for a seat

  /** Touched things that one more touch, or several, make an option of. */
  picked = $state.raw<string[]>([]);
  /** Options that touch exactly what is picked: a menu asks which one. */
  choices = $state.raw<OptionPage[]>([]);
  /** An option that can't be taken back, until it is confirmed. Something else can still be picked instead. */
  confirming = $state.raw<OptionPage>();
  /** What was touched to come to this question, where that is asked beside it. */
  touch = $state.raw<Touch>();
  /** Targets and `card:` keys that a log line or an option points at. */
  highlighted = $state.raw<ReadonlySet<string>>(new Set());
  /** Targets that a lesson points at: where they can't all be seen, their part of the table opens. */
  pointed = $state.raw<readonly string[]>([]);
  /** A card shown large. */
  zoomed = $state<string>();
  /** What it was touched as: why nothing can be done with it is said beside it. */
  zoomedAt = $state<string>();
  /** Options that a guide suggests, as notation: only what they touch is lit. Undefined: all of them. */
  suggested = $state.raw<readonly string[]>();
  /** The version after my last action: what came later is news. */
  acted = $state(0);

  /** Whose eyes; undefined: the server decides. */
  private eyes: number | null | undefined;
  private socket: WebSocket | undefined;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private previews = new Map<string, Promise<PreviewPage>>();
  private position = new AbortController();
  private asked = 0; // when somebody was asked once more, or which one
  private last: string | undefined; // what was touched before that

  constructor(id: string, eyes?: number | null) {
    this.id = id;
    this.eyes = eyes;
    this.outbox = new Outbox(id, this.path);
    this.acted = storedNumber(`monumental-acted-${id}`);
  }

  /** A table that shows pages it is given and asks nothing: for replays. */
  static still(id: string): LiveTable {
    const table = new LiveTable(id);
    table.connection = "still";
    return table;
  }

  get path(): string {
    return `/tables/${encodeURIComponent(this.id)}`;
  }
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
  get myTurn(): boolean {
    const question = this.page?.question;
    return !!question && !this.still && this.mine.includes(question.seat);
  }
  /** At this moment, the game was over. */
  get over(): boolean {
    return !!this.page && this.page.status !== "open" && this.page.question === null;
  }

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
  isHighlighted(...targets: string[]): boolean {
    return targets.some((target) => this.highlighted.has(target));
  }
  highlight(targets: Iterable<string> = []): void {
    this.highlighted = new Set(targets);
  }

  // The line to the server

  /** Loads the table, its cards, and stays connected. */
  async open(): Promise<void> {
    this.closed = false;
    try {
      const [page] = await Promise.all([api.get<TablePage>(this.path, { seat: this.eyes }), this.cards.load(this.id)]);
      this.accept(page);
    } catch (error) {
      // Too many requests is no answer: it is asked again later.
      if (error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429) {
        this.missing = error;
        return;
      }
      this.lose();
      return;
    }
    this.connect();
    for (const letter of this.outbox.kept()) void this.send(letter, true);
  }

  close(): void {
    this.closed = true;
    this.film.skip();
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = undefined;
  }

  /** Looks with the eyes of another of my seats. */
  lookAs(seat: number | null): void {
    if (this.eyes === seat && this.page?.viewer === seat) return;
    this.eyes = seat;
    this.clear();
    this.connect();
  }

  /** Words in another language: everything is asked again. */
  async reword(): Promise<void> {
    if (this.connection === "still" || !this.page) return;
    this.forgetPreviews();
    const [page] = await Promise.all([api.get<TablePage>(this.path, { seat: this.eyes }), this.cards.load(this.id)]);
    this.accept(page);
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    if (this.closed) return;
    const sameEyes = this.eyes === undefined || this.page?.viewer === this.eyes;
    const since = sameEyes ? this.page?.version : 0;
    const url = new URL(address(`${this.path}/live`, { seat: this.eyes, since }), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.connection = "live";
      this.outbox.hurry();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      const said = JSON.parse(event.data) as TablePage | { presence: unknown };
      if ("version" in said) this.accept(said);
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      // The server says 4000 and the status of what it refuses: not this seat's eyes any more.
      if (code === 4403) this.eyes = undefined;
      this.lose();
    };
  }

  private lose(): void {
    if (this.closed) return;
    this.connection = "lost";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void (this.page ? this.connect() : this.open()), pause(this.tries++));
  }

  /** Connects at once: the person came back to the page, or the network did. */
  hurry(): void {
    if (this.connection === "lost" && !this.closed) {
      this.tries = 0;
      if (this.page) this.connect();
      else void this.open();
    }
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

  // What somebody does

  /** Shows a card large; `target`, if it lies on the table. */
  zoom(card: string, target?: string): void {
    this.zoomed = card;
    this.zoomedAt = target;
  }

  clear(): void {
    this.picked = [];
    this.choices = [];
    this.confirming = undefined;
    this.touch = undefined;
    this.last = undefined;
  }

  /** Something was sent and is not answered yet. A later version from the socket answers before the reply does. */
  get busy(): boolean {
    return this.asking || !this.outbox.isAnswered(this.page?.version ?? 0);
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

  protected async act(option: OptionPage): Promise<void> {
    const page = this.page;
    if (!page?.question || this.busy) return;
    const body = { seat: page.question.seat, at: page.version, action: option.words, request: requestId() };
    await this.send({ what: "actions", text: option.text, body });
    await this.endTurn(body.seat);
  }

  /** Who wants it so need not end a turn in which all that is left can wait. Never after a step back. */
  private async endTurn(seat: number): Promise<void> {
    const page = this.page;
    if (!settings.endTurns || page?.question?.seat !== seat || !page.question.can_wait || !this.myTurn || this.busy) return;
    const body = { seat, at: page.version, action: "end", request: requestId() };
    await this.send({ what: "actions", text: t("web-end-turn"), body });
  }

  /** Takes the last decision back, asks the others whether that may be, or says why it can't be. */
  async undo(): Promise<void> {
    const undo = this.page?.undo;
    if (!undo || this.still) return;
    if (undo.how === null) toasts.say(undo.sentence);
    else if (undo.how === "ask") await this.say("ask", this.page?.viewer);
    else await this.step("undo");
  }

  async redo(): Promise<void> {
    if (this.page?.can_redo) await this.step("redo");
  }

  private async step(which: "undo" | "redo"): Promise<void> {
    const page = this.page;
    if (!page || this.busy || page.viewer === null) return;
    const body = { seat: page.viewer, at: page.version, request: requestId() };
    await this.send({ what: which, text: t(`web-${which}`), body });
  }

  /** Sends something until somebody answers: the same request twice is one move. */
  private async send(letter: Letter, late = false): Promise<void> {
    if (this.still) return;
    this.forgetPreviews();
    try {
      const page = await this.outbox.deliver(letter, late);
      if (page) {
        this.remember(page.version);
        this.accept(page);
        return;
      }
      // Who has left the table does not see what is written there.
      if (this.closed && this.outbox.unsent) toasts.say(unsentSentence(this.outbox.unsent), "problem");
      await this.refresh();
    } catch (error) {
      await this.refused(error);
    }
    this.clear();
  }

  /** Asks for something that has no name of its own: it is sent once. */
  private async ask(what: string, body: Record<string, unknown>): Promise<void> {
    if (this.still) return;
    this.asking = true;
    try {
      this.accept(await api.post<TablePage>(`${this.path}/${what}`, body));
    } catch (error) {
      await this.refused(error);
    } finally {
      this.asking = false;
    }
  }

  private async refused(error: unknown): Promise<void> {
    if (isSilence(error) && error.wait === undefined) toasts.say(t("web-not-sent"), "problem");
    else toasts.problem(error);
    if (error instanceof Problem && error.status === 409) await this.refresh();
  }

  /** An answer to whoever wants to take something back, of all my seats that are asked; or they want it no more. */
  async reply(answer: "agree" | "decline"): Promise<void> {
    const ask = this.page?.ask;
    if (!ask) return;
    const mine = ask.awaited.filter((seat) => this.mine.includes(seat));
    for (const seat of answer === "agree" ? mine : [mine[0] ?? ask.seat]) await this.say(answer, seat);
  }

  private async say(say: "ask" | "agree" | "decline", seat: number | null | undefined): Promise<void> {
    const page = this.page;
    if (!page || this.busy || seat === null || seat === undefined) return;
    const body = { seat, at: page.version, say, request: requestId() };
    await this.send({ what: "takeback", text: t("web-undo"), body });
  }

  /** A bot plays on for a seat; null: its person takes it back. */
  async handOver(seat: number, bot: string | null): Promise<void> {
    if (this.page) await this.ask("hand-over", { seat, at: this.page.version, bot });
  }

  /** Takes an open seat. */
  async sit(seat: number, name: string): Promise<void> {
    this.eyes = undefined;
    await this.ask("sit", { seat, name });
    this.connect();
  }

  private async refresh(): Promise<void> {
    try {
      this.accept(await api.get<TablePage>(this.path, { seat: this.eyes, since: this.page?.version }));
    } catch {
      this.lose();
    }
  }

  private remember(version: number): void {
    this.acted = version;
    localStorage.setItem(`monumental-acted-${this.id}`, String(version));
  }

  // What somebody asks

  /** Why a thing can't be touched. */
  async why(target: string): Promise<ReasonsPage> {
    return api.get<ReasonsPage>(`${this.path}/why`, { seat: this.page?.viewer, place: target });
  }

  /** What an option would do, asked once per position; nothing, if it can't be chosen or the position is gone. */
  async preview(option: OptionPage): Promise<PreviewPage | undefined> {
    if (this.busy || !this.options.some(({ words }) => words === option.words)) return undefined;
    const { signal } = this.position;
    let asked = this.previews.get(option.words);
    if (!asked) {
      asked = this.lookAhead(option, signal);
      this.previews.set(option.words, asked);
    }
    try {
      const found = await asked;
      return signal.aborted ? undefined : found;
    } catch (error) {
      if (signal.aborted) return undefined;
      this.previews.delete(option.words);
      throw error;
    }
  }

  protected lookAhead(option: OptionPage, signal: AbortSignal): Promise<PreviewPage> {
    return api.get<PreviewPage>(`${this.path}/preview`, { seat: this.page?.viewer, action: option.words }, signal);
  }

  protected forgetPreviews(): void {
    this.position.abort();
    this.position = new AbortController();
    this.previews.clear();
  }
}

/** A page as a picture of a film. */
function frameOf(page: TablePage): FramePage {
  const lines = page.log.lines.filter(({ version }) => version === page.version);
  return { version: page.version, seat: lines.find(({ seat }) => seat !== null)?.seat ?? 0, lines, view: page.view };
}

function storedNumber(key: string): number {
  return Number(localStorage.getItem(key) ?? 0) || 0;
}
