import type { Database, Statement } from 'better-sqlite3';

/**
 * Gives names numbers that stay, kept in a table of `id` and `name`. A transaction that fails has to be followed by
 * `forget`.
 */
export class Numbering {
  private readonly numbers = new Map<string, number>();
  private readonly find: Statement<[string], number>;
  private readonly add: Statement<[string]>;

  constructor(database: Database, table: 'field' | 'entity_type') {
    this.find = database.prepare<[string], number>(`SELECT id FROM ${table} WHERE name = ?`).pluck();
    this.add = database.prepare<[string]>(`INSERT INTO ${table} (name) VALUES (?)`);
  }

  /** The number of a name, a new one where it has none yet. */
  of(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.find.get(name) ?? Number(this.add.run(name).lastInsertRowid);
    this.numbers.set(name, number);
    return number;
  }

  /** Looks at the table again. */
  forget(): void {
    this.numbers.clear();
  }
}
