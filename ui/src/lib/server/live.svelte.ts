/** A table of the server's: the line on which its news comes, and what somebody does and asks there. */
import { address, api, Problem, requestId } from "./api";
import { unsentSentence } from "./asking";
import { ChoosingTable } from "./choosing.svelte";
import { Line } from "./line";
import { isSilence, Outbox, type Letter } from "./outbox.svelte";
import { Previews } from "./previews";
import { Talk } from "./talk.svelte";
import { settings } from "../settings.svelte";
import { t } from "../text.svelte";
import { toasts } from "../toasts.svelte";
import type { AskPage, OptionPage, PreviewPage, ReasonsPage, TablePage } from "../types";

/** After so many milliseconds, what the line should have brought is asked for. */
export const OVERDUE = 2000;

export class LiveTable extends ChoosingTable {
  /** What I did and nobody has answered yet. */
  readonly outbox: Outbox;
  /** What is said here. */
  readonly talk: Talk;
  private asking = $state(false); // for a seat
  /** Somebody waits for what the line brings. */
  private arrived: (() => void) | undefined;

  private readonly line = new Line({
    address: () => this.liveAddress(),
    opened: () => {
      this.connection = "live";
      this.outbox.hurry();
    },
    heard: (page) => this.accept(page),
    said: (talk) => this.talk.hear(talk),
    closed: (code) => {
      // The server says 4000 and the status of what it refuses: not this seat's eyes any more.
      if (code === 4403) this.eyes = undefined;
      // … or there is no table any more.
      if (code === 4404) this.goAway(t("web-called-off"));
    },
    lost: () => (this.connection = "lost"),
    again: () => void (this.page ? this.line.connect() : this.open()),
  });
  private readonly previews = new Previews((option, signal) => this.lookAhead(option, signal));

  constructor(id: string, eyes?: number | null) {
    super(id, eyes);
    this.outbox = new Outbox(id, this.path, () => this.connection === "live");
    this.talk = new Talk(id, () => this.path);
    this.acted = storedNumber(`monumental-acted-${id}`);
  }

  /** A table that shows pages it is given and asks nothing: for replays. */
  static still(id: string): LiveTable {
    const table = new LiveTable(id);
    table.connection = "still";
    return table;
  }

  override get path(): string {
    return `/tables/${encodeURIComponent(this.id)}`;
  }
  /** Something was sent and is not answered yet. A later version from the socket answers before the reply does. */
  override get busy(): boolean {
    return this.asking || !this.outbox.isAnswered(this.page?.version ?? 0);
  }

  /** There is somebody to speak with: other people, or I watch with others. */
  get talks(): boolean {
    if (!this.talk.isOn || this.still) return false;
    const others = this.page?.seats.some((seat) => seat.kind === "person" && !seat.mine) ?? false;
    return others || this.talk.lines.length > 0 || this.page?.viewer === null;
  }

  // The line to the server

  /** Loads the table, its cards, and stays connected. */
  async open(): Promise<void> {
    this.line.closed = false;
    try {
      const [page] = await Promise.all([api.get<TablePage>(this.path, { seat: this.eyes }), this.cards.load(this.id)]);
      this.accept(page);
    } catch (error) {
      // Too many requests is no answer: it is asked again later.
      if (error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429) {
        this.missing = error;
        return;
      }
      this.line.lose();
      return;
    }
    this.line.connect();
    for (const letter of this.outbox.kept()) void this.send(letter, true);
  }

  close(): void {
    this.film.skip();
    this.line.close();
  }

  /** Looks with the eyes of another of my seats. */
  lookAs(seat: number | null): void {
    if (this.eyes === seat && this.page?.viewer === seat) return;
    this.eyes = seat;
    this.clear();
    this.line.connect();
  }

  /** Words in another language: everything is asked again. */
  async reword(): Promise<void> {
    if (this.connection === "still" || !this.page) return;
    this.forgetPreviews();
    const [page] = await Promise.all([api.get<TablePage>(this.path, { seat: this.eyes }), this.cards.load(this.id)]);
    this.accept(page);
    this.line.connect();
  }

  private liveAddress(): URL {
    const sameEyes = this.eyes === undefined || this.page?.viewer === this.eyes;
    const since = sameEyes ? this.page?.version : 0;
    return new URL(address(`${this.path}/live`, { seat: this.eyes, since }), location.href);
  }

  /** Connects at once: the person came back to the page, or the network did. */
  hurry(): void {
    if (this.connection === "lost") this.line.hurry();
  }

  // What somebody does

  protected override async act(option: OptionPage): Promise<void> {
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
      const done = await this.outbox.deliver(letter, late);
      if (done) {
        this.remember(done.version);
        if ("log" in done) this.accept(done);
        else await this.catchUp(done.version);
        return;
      }
      // Who has left the table does not see what is written there.
      if (this.line.closed && this.outbox.unsent) toasts.say(unsentSentence(this.outbox.unsent), "problem");
      await this.refresh();
    } catch (error) {
      await this.refused(error);
    }
    this.clear();
  }

  /** What was done is on its way on the line; where it does not come, it is asked for. */
  private async catchUp(version: number): Promise<void> {
    const isThere = () => (this.page?.version ?? 0) >= version;
    if (isThere()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.arrived = () => {
        if (isThere()) resolve();
      };
      timer = setTimeout(resolve, OVERDUE);
    });
    clearTimeout(timer);
    this.arrived = undefined;
    if (!isThere()) await this.refresh();
  }

  override accept(page: TablePage): void {
    super.accept(page);
    this.arrived?.();
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
    for (const seat of answer === "agree" ? mine : [mine[0] ?? ask.seat]) await this.say(answer, seat, ask.about);
  }

  /** Asks the others whether a bot shall play for whoever is away, or whether the game shall end. */
  async vote(about: "away" | "abandon"): Promise<void> {
    await this.say("ask", this.page?.viewer, about);
  }

  private async say(
    say: "ask" | "agree" | "decline",
    seat: number | null | undefined,
    about: AskPage["about"] = "takeback",
  ): Promise<void> {
    const page = this.page;
    if (!page || this.busy || seat === null || seat === undefined) return;
    const body = { seat, at: page.version, say, request: requestId() };
    if (about === "takeback") await this.send({ what: "takeback", text: t("web-undo"), body });
    else
      await this.send({ what: "vote", text: t(about === "away" ? "web-absent-bot" : "web-abandon"), body: { ...body, about } });
  }

  /** A bot plays on for a seat; null: its person takes it back. */
  async handOver(seat: number, bot: string | null): Promise<void> {
    if (this.page) await this.ask("hand-over", { seat, at: this.page.version, bot });
  }

  /** Gives up: a bot plays on, and the game is lost. */
  async resign(seat: number): Promise<void> {
    if (this.page) await this.ask("resign", { seat, at: this.page.version });
  }

  /** Takes an open seat; a locked table asks for its password, or the word of an invitation. */
  async sit(seat: number, name: string, key: { password?: string; invitation?: string } = {}): Promise<void> {
    this.eyes = undefined;
    await this.ask("sit", { seat, name, ...key });
    this.line.connect();
  }

  /** Takes the seat of somebody who did not come back, for good. */
  async takeOver(seat: number, name: string, invitation: string): Promise<void> {
    this.eyes = undefined;
    await this.ask("take-over", { seat, name, invitation });
    this.line.connect();
  }

  /** Before the game begins: gets up, shows somebody out, lets a bot play. */
  async arrange(what: "leave" | "show-out" | "fill", body: { seat: number; bot?: string }): Promise<void> {
    this.eyes = undefined;
    await this.ask(what, body);
    this.line.connect();
  }

  /** Calls the table off, if that can still be; did it? */
  async cancel(): Promise<boolean> {
    try {
      await api.post(`${this.path}/cancel`);
      this.close();
      return true;
    } catch (error) {
      await this.refused(error);
      return false;
    }
  }

  private goAway(sentence: string): void {
    this.missing = new Problem(404, "server-no-table", sentence);
    this.close();
  }

  private async refresh(): Promise<void> {
    try {
      this.accept(await api.get<TablePage>(this.path, { seat: this.eyes, since: this.page?.version }));
    } catch {
      this.line.lose();
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

  /** What an option would do; nothing, if it can't be chosen or the position is gone. */
  async preview(option: OptionPage): Promise<PreviewPage | undefined> {
    if (this.busy || !this.options.some(({ words }) => words === option.words)) return undefined;
    return this.previews.of(option);
  }

  protected lookAhead(option: OptionPage, signal: AbortSignal): Promise<PreviewPage> {
    return api.get<PreviewPage>(`${this.path}/preview`, { seat: this.page?.viewer, action: option.words }, signal);
  }

  protected override forgetPreviews(): void {
    this.previews.forget();
  }
}

function storedNumber(key: string): number {
  return Number(localStorage.getItem(key) ?? 0) || 0;
}
