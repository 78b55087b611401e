/** A table as this browser sees it: the newest page, what is picked, and the line to the server. */
import { address, api, Problem, requestId } from "./api";
import { joinLogs, pause, supersedes } from "./catching";
import { Cards } from "./catalog.svelte";
import { asksTwice, buttons, candidates, glowing, isYes, pick } from "./picking";
import { settings } from "./settings.svelte";
import { toasts } from "./toasts.svelte";
import type { GameView, LogLine, OptionPage, PreviewPage, ReasonsPage, TablePage } from "./types";

export type Connection = "connecting" | "live" | "lost" | "still";

/** How often a message is sent before we say that there is no connection. */
const TRIES = 3;

/** A finger that bounces has not answered: so many milliseconds lie between being asked and a yes. */
export const BOUNCE = 350;

export class LiveTable {
  readonly id: string;
  readonly cards = new Cards();

  page = $state.raw<TablePage>();
  log = $state.raw<LogLine[]>([]);
  older = $state(false); // the log had more than was sent
  connection = $state<Connection>("connecting");
  /** What went wrong at the first load: no such table. */
  missing = $state.raw<Problem>();
  /** Something was sent and is not answered yet. */
  busy = $state(false);

  /** Touched things that one more touch, or several, make an option of. */
  picked = $state.raw<string[]>([]);
  /** Options that touch exactly what is picked: a menu asks which one. */
  choices = $state.raw<OptionPage[]>([]);
  /** An option that can't be taken back, until it is confirmed. Something else can still be picked instead. */
  confirming = $state.raw<OptionPage>();
  /** Targets and `card:` keys that a log line or an option points at. */
  highlighted = $state.raw<ReadonlySet<string>>(new Set());
  /** A card shown large. */
  zoomed = $state<string>();
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
  get view(): GameView | undefined {
    return this.page?.view;
  }
  get options(): readonly OptionPage[] {
    return this.still ? [] : (this.page?.options ?? []);
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

  /** Can this be touched now? */
  glows(target: string): boolean {
    return this.glow.has(target);
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
  }

  close(): void {
    this.closed = true;
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
    this.log = joinLogs(joins ? this.log : [], page.log);
    this.older = page.log.since === 0 ? !page.log.whole : joins && this.older;
    this.page = page;
    // From now on with these eyes: another seat of this browser looks only when it is handed over.
    this.eyes ??= page.viewer ?? undefined;
    if (changed) {
      this.clear();
      this.forgetPreviews();
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

  clear(): void {
    this.picked = [];
    this.choices = [];
    this.confirming = undefined;
    this.last = undefined;
  }

  /** Somebody touches a thing. False: no option touches it. */
  pick(target: string): boolean {
    if (this.busy) return true;
    if (this.confirming && isYes(this.confirming, this.last, target)) {
      void this.confirm();
      return true;
    }
    const found = pick(this.options, this.picked, target);
    this.choices = [];
    this.confirming = undefined;
    if (found.does === "nothing") {
      this.picked = [];
      return false;
    }
    if (found.does === "play") {
      void this.play(found.option);
      this.last = target;
    } else {
      this.picked = found.picked;
      this.choices = found.does === "ask" ? found.exact : [];
      this.asked = performance.now();
    }
    return true;
  }

  /** Plays an option; what can't be taken back is asked about first, if wanted. */
  async play(option: OptionPage): Promise<void> {
    if (this.confirming?.words === option.words) await this.confirm();
    else if (settings.confirm && asksTwice(option) && this.hasOthers) {
      this.confirming = option;
      this.choices = [];
      this.last = undefined;
      this.asked = performance.now();
    } else await this.act(option);
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

  private async act(option: OptionPage): Promise<void> {
    const page = this.page;
    if (!page?.question || this.busy) return;
    const body = { seat: page.question.seat, at: page.version, action: option.words, request: requestId() };
    await this.send("actions", body);
  }

  async undo(): Promise<void> {
    await this.step("undo");
  }

  async redo(): Promise<void> {
    await this.step("redo");
  }

  private async step(which: "undo" | "redo"): Promise<void> {
    const page = this.page;
    const can = which === "undo" ? page?.can_undo : page?.can_redo;
    if (!page || !can || this.busy || page.viewer === null) return;
    await this.send(which, { seat: page.viewer, at: page.version, request: requestId() });
  }

  /** A bot plays on for a seat; null: its person takes it back. */
  async handOver(seat: number, bot: string | null): Promise<void> {
    if (!this.page) return;
    await this.send("hand-over", { seat, at: this.page.version, bot });
  }

  /** Takes an open seat. */
  async sit(seat: number, name: string): Promise<void> {
    this.eyes = undefined;
    await this.send("sit", { seat, name });
    this.connect();
  }

  /** Sends until somebody answers: the same request twice is one move. */
  private async send(what: string, body: Record<string, unknown>): Promise<void> {
    if (this.still) return;
    this.busy = true;
    this.forgetPreviews();
    try {
      const page = await this.persist(() => api.post<TablePage>(`${this.path}/${what}`, body));
      if (what !== "hand-over") this.remember(page.version);
      this.accept(page);
    } catch (error) {
      toasts.problem(error);
      if (error instanceof Problem && error.status === 409) await this.refresh();
      this.clear();
    } finally {
      this.busy = false;
    }
  }

  private async persist<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 0 || tries + 1 >= TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause(tries)));
      }
    }
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
      const query = { seat: this.page?.viewer, action: option.words };
      asked = api.get<PreviewPage>(`${this.path}/preview`, query, signal);
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

  private forgetPreviews(): void {
    this.position.abort();
    this.position = new AbortController();
    this.previews.clear();
  }
}

function storedNumber(key: string): number {
  return Number(localStorage.getItem(key) ?? 0) || 0;
}
