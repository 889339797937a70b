/** A value that every SQL driver takes as a parameter. */
export type SqlParameter = string | number | bigint | null;

/** A row as the driver gives it: column name → value. */
export type SqlResultRow = Readonly<Record<string, string | number | null>>;

/**
 * Runs SQL inside one transaction or on one reader connection. Statements are written once, with `?` for each
 * parameter; the implementation turns them into the engine's own markers. Errors come as `DomainError`
 * (`TRANSACTION_CONFLICT`, `ENGINE_UNAVAILABLE`) where the engine's meaning is known.
 */
export interface SqlTransaction {
  /** The engine's differences as named capabilities. */
  readonly dialect: SqlDialect;
  /** Rows of a SELECT. */
  select<Row extends object = SqlResultRow>(sql: string, parameters?: readonly SqlParameter[]): Promise<Row[]>;
  /** Runs a statement that changes rows. Answers how many rows it changed, as the engine counts them. */
  execute(sql: string, parameters?: readonly SqlParameter[]): Promise<number>;
  /**
   * Inserts rows, some hundreds in one statement. `conflict` says what happens to rows whose `key` exists:
   * `error` (default), `ignore`, or `update` every column that is not in `key`.
   */
  insert(
    table: TableShape,
    rows: readonly (readonly SqlParameter[])[],
    conflict?: 'error' | 'ignore' | 'update',
  ): Promise<void>;
}

/** Name, columns and key of a table, for `SqlTransaction.insert`. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** The primary (or unique) key's columns. */
  readonly key: readonly string[];
}

/** What differs between the engines. */
export interface SqlDialect {
  readonly engine: 'sqlite' | 'postgres' | 'mysql';
  /** The statement with the engine's own markers in place of `?`. */
  marked(sql: string): string;
  /**
   * Statements that open a transaction; the first one also runs `first`, which has no parameters, where the engine
   * takes both in one message.
   */
  begin(first?: string): readonly string[];
  /** A statement that opens a transaction that sees one state of the database and cannot write. */
  readonly beginReadOnly: string;
  /**
   * A statement that ends the session in whose transaction the row `id` of `table` is locked; `thread` is the number
   * that the session had itself.
   */
  endHolder(table: string, id: string, thread: number | undefined): string;
  /**
   * The engine's own time as milliseconds since 1970, for what several processes compare: their clocks need not agree.
   */
  readonly now: string;
  /** Whether the engine lets one transaction write at a time, so that no row needs a lock. */
  readonly hasOneWriter: boolean;
  /**
   * Whether an index may hold only the rows that meet a condition; without it a generated column that is null elsewhere
   * stands in.
   */
  readonly hasPartialIndexes: boolean;
  /** Whether a change of the schema belongs to the open transaction; without it the change ends the transaction. */
  readonly hasTransactionalDdl: boolean;
  /** Whether an index can be made if it is missing; without it the statement that makes the table lists its indexes. */
  readonly hasOptionalIndexes: boolean;
  /** Type of a column for texts of any length. */
  readonly longText: string;
  /** Put after the columns of a new table: its texts are compared by their bytes. */
  readonly tableOptions: string;
  /** Put after a SELECT of a transaction: its rows stay as they are until the transaction ends. */
  readonly forShare: string;
  /** A LIKE that compares byte by byte, with `\` as escape: `caseSensitiveLike('urn')` is used with one parameter. */
  caseSensitiveLike(column: string): string;
  /**
   * `column`, or the type of a new one, compared and sorted by the bytes of its UTF-8 text, as the index of the same
   * order has it.
   */
  byteOrdered(column: string): string;
  /** The schema that tables without one are in, as `information_schema` names it. */
  readonly currentSchema: string;
  /** Collation that the keys of the aspects must have, where the engine's own would take capitals for small letters. */
  readonly keyCollation: string | undefined;
  /** The entity type in a column of urns: what stands between the second colon and the third. */
  entityTypeOf(column: string): string;
  /** A statement that has the engine count anew how much `table` holds; undefined where it keeps count by itself. */
  gatherStatistics(table: string): string | undefined;
  /**
   * How the bytes of a table with its indexes are told: a SELECT of `bytes` with the table's name as parameter, and a
   * statement to run before it. The connection must not be in a transaction.
   */
  sizeOf(table: string): { readonly prepare: string | undefined; readonly select: string };
  /** The greater of two values, neither of them null. */
  greatest(left: string, right: string): string;
  /** `(a, b) IN ((?, ?), …)` or what the engine plans best for `count` tuples of `columns`. */
  tupleIn(columns: readonly string[], count: number): string;
  /**
   * `column` is one of `values`, whatever their number, in a statement that stays the same as far as the engine can;
   * and its parameters.
   */
  oneOfTexts(column: string, values: readonly string[]): readonly [sql: string, parameters: readonly SqlParameter[]];
  /** `column` in a condition for which no index is to be looked at. */
  withoutIndex(column: string): string;
  /** An INSERT of what `select` returns, but for rows whose `key` exists; `target` is a table with its columns. */
  insertMissing(target: string, key: string, select: string): string;
  /** Upsert suffix for an INSERT into `table`. */
  onConflict(table: TableShape, conflict: 'ignore' | 'update'): string;
  /** Upsert suffix with assignments of one's own; `excluded` names a column of the row that was to be inserted. */
  onConflictSet(table: TableShape, assignments: (excluded: (column: string) => string) => string): string;
}
