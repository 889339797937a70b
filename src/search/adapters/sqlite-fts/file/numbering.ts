import type { Database, Statement } from 'better-sqlite3';

/**
 * Assigns permanent numbers to names, stored in a table of `id` and `name`. Call `forget` after a failed transaction.
 */
export class Numbering {
  private readonly numbers = new Map<string, number>();
  private readonly find: Statement<[string], number>;
  private readonly add: Statement<[string]>;

  constructor(database: Database, table: 'field' | 'entity_type') {
    this.find = database.prepare<[string], number>(`SELECT id FROM ${table} WHERE name = ?`).pluck();
    this.add = database.prepare<[string]>(`INSERT INTO ${table} (name) VALUES (?)`);
  }

  /** Returns the number of a name, assigning one if necessary. */
  of(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.find.get(name) ?? Number(this.add.run(name).lastInsertRowid);
    this.numbers.set(name, number);
    return number;
  }

  /** Drops cached numbers, so that the table is read again. */
  forget(): void {
    this.numbers.clear();
  }
}
