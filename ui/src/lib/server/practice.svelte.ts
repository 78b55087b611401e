/**
 * A table to practise at: the server keeps nothing of it. All that was done there is sent with each request, and
 * a step back is what was done without the last of it.
 */
import { api, Problem } from "./api";
import { LiveTable } from "./live.svelte";
import { t } from "../text.svelte";
import { toasts } from "../toasts.svelte";
import type { CatalogPage, OptionPage, PreviewPage, ReasonsPage, TablePage } from "../types";

/** What every answer has. */
export interface Practised {
  deeds: readonly string[];
  table: TablePage;
}

export class PracticeTable<Said extends Practised> extends LiveTable {
  /** What the server said last. */
  said = $state.raw<Said>();
  private undone = $state.raw<readonly string[]>([]);
  private waits = $state(false);
  private turn = 0;

  /** `where`: its address below /api. */
  constructor(private readonly where: string) {
    super(where);
    this.connection = "live";
  }

  override get path(): string {
    return this.where;
  }
  override get busy(): boolean {
    return this.waits;
  }
  /** Whoever can go back any time is not asked twice. */
  protected override get atOnce(): boolean {
    return true;
  }
  /** Nobody plays here once more, and nothing is told of the end but by the page around the table. */
  override get over(): boolean {
    return false;
  }

  override get films(): boolean {
    return false;
  }

  override get explains(): boolean {
    return false;
  }

  override get tellsChances(): boolean {
    return false;
  }

  /** Where somebody goes on who was here before. */
  protected get begun(): readonly string[] {
    return [];
  }

  override async open(): Promise<void> {
    try {
      await Promise.all([this.goOn(), this.loadCards()]);
    } catch (error) {
      if (error instanceof Problem) this.missing = error;
      else throw error;
    }
  }

  private async goOn(): Promise<void> {
    const deeds = this.begun;
    try {
      await this.inquire({ deeds });
    } catch (error) {
      // What fitted once may fit no more: the files have changed since.
      if (!(error instanceof Problem) || error.status !== 409 || deeds.length === 0) throw error;
      await this.inquire({ deeds: [] });
    }
  }

  override async reword(): Promise<void> {
    if (!this.said) return;
    const { deeds } = this.said;
    await Promise.all([this.goTo(deeds), this.loadCards()]).catch(toasts.problem);
  }

  /** There is no line that could be lost. */
  override hurry(): void {
    return;
  }

  private async loadCards(): Promise<void> {
    this.cards.fill(await api.get<CatalogPage>(`${this.path}/catalog`));
  }

  /** Asks, and shows what is said, unless something else was asked meanwhile. */
  protected async inquire(body: Record<string, unknown>): Promise<Said | undefined> {
    const turn = ++this.turn;
    this.waits = true;
    this.forgetPreviews();
    try {
      const said = await api.post<Said>(this.path, body);
      if (turn !== this.turn) return undefined;
      this.said = said;
      // Whoever practises has seen what the others did: there is no film of it.
      this.acted = said.table.version;
      this.show(this.dressed(said));
      return said;
    } finally {
      if (turn === this.turn) this.waits = false;
    }
  }

  /** Steps back and forth are ours. */
  protected dressed({ table, deeds }: Said): TablePage {
    const how = deeds.length > 0 ? ("free" as const) : null;
    const undo = { how, sentence: t(how ? "web-undo" : "web-practice-begun") };
    return { ...table, undo, can_undo: how !== null, can_redo: this.undone.length > 0 };
  }

  private async attempt(body: Record<string, unknown>): Promise<Said | undefined> {
    try {
      return await this.inquire(body);
    } catch (error) {
      this.clear();
      toasts.problem(error);
      return undefined;
    }
  }

  /** What is to be sent when somebody does this. */
  protected bodyOf(deed: string): Record<string, unknown> {
    return { deeds: [...(this.said?.deeds ?? []), deed] };
  }

  /** Does something: an action in notation, or what the lesson knows besides. */
  async take(deed: string): Promise<Said | undefined> {
    if (this.busy) return undefined;
    const before = this.undone;
    if (before.length > 0 && before.at(-1) !== deed) this.undone = [];
    else this.undone = before.slice(0, -1);
    return this.attempt(this.bodyOf(deed));
  }

  protected override async act(option: OptionPage): Promise<void> {
    await this.take(option.words);
  }

  /** The table after these deeds. */
  async goTo(deeds: readonly string[]): Promise<void> {
    await this.attempt({ deeds });
  }

  override async undo(): Promise<void> {
    const deeds = this.said?.deeds ?? [];
    const last = deeds.at(-1);
    if (last === undefined || this.busy) return;
    this.undone = [...this.undone, last];
    await this.goTo(deeds.slice(0, -1));
  }

  override async redo(): Promise<void> {
    const next = this.undone.at(-1);
    if (next === undefined || this.busy) return;
    this.undone = this.undone.slice(0, -1);
    await this.goTo([...(this.said?.deeds ?? []), next]);
  }

  /** From the beginning. */
  async startOver(): Promise<void> {
    this.undone = [];
    await this.goTo([]);
  }

  override async why(target: string): Promise<ReasonsPage> {
    return api.post<ReasonsPage>(`${this.path}/why`, { deeds: this.said?.deeds ?? [], place: target });
  }

  protected override lookAhead(option: OptionPage, signal: AbortSignal): Promise<PreviewPage> {
    const body = { deeds: this.said?.deeds ?? [], action: option.words };
    return api.post<PreviewPage>(`${this.path}/preview`, body, {}, signal);
  }
}
