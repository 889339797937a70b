import type { Database as SqliteHandle, Statement } from 'better-sqlite3';
import { nextTurnIfHeld } from '../../concurrency/event-loop.js';
import { tuple } from '../sql/markers.js';
import { pieces } from '../sql/pieces.js';
import { conflictSuffix, SQLITE } from '../sql/sql-dialect.js';
import type {
  Lookup,
  LookupKey,
  OnConflict,
  SqlParameter,
  SqlResultRow,
  SqlTransaction,
  TableShape,
} from '../sql/sql-transaction.js';
import type { StatementCounter } from '../sql/statement-counter.js';

/** Number of cached prepared statements; the service has some dozens of texts, and lists of varying length add more. */
const CACHED_STATEMENTS = 500;

/**
 * Statements on one better-sqlite3 connection. They run synchronously, so a statement never waits for another; a long
 * series yields to the event loop.
 */
export class SqliteConnection implements SqlTransaction {
  readonly dialect = SQLITE;
  private readonly statements = new Map<string, Statement>();
  private readonly insertions = new WeakMap<TableShape, Map<OnConflict, string>>();

  constructor(
    private readonly handle: SqliteHandle,
    private readonly counter: StatementCounter,
  ) {}

  select<Row extends object = SqlResultRow>(sql: string, parameters: readonly SqlParameter[] = []): Promise<Row[]> {
    return this.guarded(() => this.prepare(sql).all(...parameters) as Row[]);
  }

  execute(sql: string, parameters: readonly SqlParameter[] = []): Promise<number> {
    return this.guarded(() => this.prepare(sql).run(...parameters).changes);
  }

  insert(table: TableShape, rows: readonly (readonly SqlParameter[])[], conflict: OnConflict = 'error'): Promise<void> {
    const sql = this.insertion(table, conflict);
    const [first, ...others] = pieces(rows);
    if (first === undefined) return Promise.resolve();
    return others.length === 0 ? this.insertPiece(sql, first) : this.insertPieces(sql, [first, ...others]);
  }

  find<Row extends object = SqlResultRow>(lookup: Lookup, keys: readonly LookupKey[]): Promise<Row[]> {
    const [first, ...others] = pieces(keys);
    if (first === undefined) return Promise.resolve([]);
    if (others.length === 0) return this.select<Row>(...lookup.statement(this.dialect, first));
    return this.findPieces(lookup, [first, ...others]);
  }

  claim(): undefined {
    return undefined;
  }

  private async findPieces<Row extends object>(lookup: Lookup, all: readonly (readonly LookupKey[])[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (const piece of all) rows.push(...(await this.select<Row>(...lookup.statement(this.dialect, piece))));
    return rows;
  }

  private async insertPieces(sql: string, all: Iterable<readonly (readonly SqlParameter[])[]>): Promise<void> {
    for (const piece of all) await this.insertPiece(sql, piece);
  }

  private insertPiece(sql: string, rows: readonly (readonly SqlParameter[])[]): Promise<void> {
    return this.guarded(() => {
      const statement = this.prepare(sql);
      for (const row of rows) statement.run(...row);
    });
  }

  private insertion(table: TableShape, conflict: OnConflict): string {
    let known = this.insertions.get(table);
    if (known === undefined) this.insertions.set(table, (known = new Map<OnConflict, string>()));
    let text = known.get(conflict);
    if (text === undefined) known.set(conflict, (text = insertionOf(table, conflict)));
    return text;
  }

  private guarded<T>(work: () => T): Promise<T> {
    this.counter.count();
    const turn = nextTurnIfHeld();
    return turn === undefined ? settled(work) : turn.then(() => settled(work));
  }

  private prepare(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.handle.prepare(sql);
    if (this.statements.size >= CACHED_STATEMENTS) this.statements.delete(this.statements.keys().next().value ?? '');
    this.statements.set(sql, statement);
    return statement;
  }
}

function insertionOf(table: TableShape, conflict: OnConflict): string {
  const suffix = conflictSuffix(SQLITE, table, conflict);
  return `INSERT INTO ${table.name} (${table.columns.join(', ')}) VALUES ${tuple(table.columns.length)}${suffix}`;
}

/** Settles with the outcome of `work`, without changing its error, whose code is needed. */
async function settled<T>(work: () => T): Promise<T> {
  return work();
}
