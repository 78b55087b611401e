/** Where a guide helps, and whether somebody has played before. It stays in this browser. */

const TABLES = "monumental-guided";
const PLAYED = "monumental-played";
const READ = "monumental-guide-read";

function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

class Guided {
  /** By table, the version at which the guide was asked: what happened before is no news. */
  private since = $state.raw(stored<Record<string, number>>(TABLES, {}));
  /** Somebody has finished a game or a lesson here. */
  played = $state(localStorage.getItem(PLAYED) !== null);

  has(table: string): boolean {
    return table in this.since;
  }
  from(table: string): number {
    return this.since[table] ?? 0;
  }
  /** The guide helps at a table from a version on. */
  ask(table: string, version: number): void {
    this.keep({ ...this.since, [table]: version });
  }
  dismiss(table: string): void {
    this.keep(Object.fromEntries(Object.entries(this.since).filter(([id]) => id !== table)));
  }
  /** A first game: nothing has been read yet. */
  begin(table: string): void {
    localStorage.removeItem(READ);
    this.ask(table, 0);
  }
  finish(): void {
    this.played = true;
    localStorage.setItem(PLAYED, "yes");
  }
  read(): string[] {
    return stored<string[]>(READ, []);
  }
  remember(read: Iterable<string>): void {
    localStorage.setItem(READ, JSON.stringify([...read]));
  }

  private keep(since: Record<string, number>): void {
    this.since = since;
    localStorage.setItem(TABLES, JSON.stringify(since));
  }
}

export const guided = new Guided();
