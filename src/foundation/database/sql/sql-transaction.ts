/** A parameter type that every SQL driver accepts. */
export type SqlParameter = string | number | bigint | null;

/** A row as returned by the driver: column name → value. */
export type SqlResultRow = Readonly<Record<string, string | number | null>>;

/**
 * Runs SQL inside one transaction or on one reader connection. Statements use `?` for each parameter; the
 * implementation converts it to the engine's own markers. Known engine errors are thrown as `DomainError`
 * (`TRANSACTION_CONFLICT`, `ENGINE_UNAVAILABLE`).
 */
export interface SqlTransaction {
  /** The engine's dialect. */
  readonly dialect: SqlDialect;
  /** Rows of a SELECT. */
  select<Row extends object = SqlResultRow>(sql: string, parameters?: readonly SqlParameter[]): Promise<Row[]>;
  /** Runs a statement that changes rows. Returns the number of changed rows, as counted by the engine. */
  execute(sql: string, parameters?: readonly SqlParameter[]): Promise<number>;
  /**
   * Inserts rows, some hundreds per statement. `conflict` determines what happens to rows with an existing `key`:
   * `error` (default), `ignore`, `update` for every column that is not in `key`, or custom assignments.
   */
  insert(table: TableShape, rows: readonly (readonly SqlParameter[])[], conflict?: OnConflict): Promise<void>;
  /** The rows with one of some keys, some hundreds per statement. */
  find<Row extends object = SqlResultRow>(lookup: Lookup, keys: readonly LookupKey[]): Promise<Row[]>;
  /**
   * Keeps other work that shares the transaction from claiming one of `names` until this work ends; waits while other
   * work holds one. Undefined if no other work runs meanwhile.
   */
  claim(names: readonly string[]): Promise<void> | undefined;
}

/** The part of it that only reads. */
export type SqlReads = Pick<SqlTransaction, 'dialect' | 'select'>;

/** What an insertion does with rows whose key exists. */
export type OnConflict = 'error' | 'ignore' | 'update' | ConflictAssignments;

/** Custom assignments to a row whose key exists. Equal assignments must be the same object. */
export interface ConflictAssignments {
  /** The assignments; `excluded` refers to a column of the row that was to be inserted. */
  readonly set: (excluded: (column: string) => string) => string;
  /** Whether the insertion locks its rows, so that what follows must wait for it. Others may be sent later. */
  readonly locks?: boolean;
}

/** A key of a lookup: one value for each of its columns. */
export type LookupKey = readonly (string | number)[];

/** A SELECT of rows by keys. Equal lookups must be the same object. */
export interface Lookup {
  /** The columns of the result that hold the key. */
  readonly columns: readonly string[];
  /** The statement for some hundreds of keys. */
  readonly statement: (dialect: SqlDialect, keys: readonly LookupKey[]) => BoundSql;
}

/** A statement or a part of one, and its parameters. */
export type BoundSql = readonly [sql: string, parameters: readonly SqlParameter[]];

/** Rows of one table that are looked up by keys. */
export interface KeyedRows {
  readonly table: string;
  /** What is selected of each row: columns of the table. */
  readonly select: string;
  /** The columns of a key. */
  readonly key: readonly string[];
  /** The index that begins with the columns of the key, if it is not that of the primary key. */
  readonly index?: string;
  /** A condition on the rows besides their keys, and its parameters. */
  readonly where?: BoundSql;
}

/** Name, columns and key of a table, for `SqlTransaction.insert`. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of the primary (or unique) key. */
  readonly key: readonly string[];
}

/** Differences between the SQL engines. */
export interface SqlDialect {
  readonly engine: 'sqlite' | 'postgres' | 'mysql';
  /** The statement with the engine's own markers in place of `?`. */
  marked(sql: string): string;
  /**
   * Statements that open a transaction; the first one also runs `first`, which has no parameters, if the engine accepts
   * both in one message.
   */
  begin(first?: string): readonly string[];
  /** A statement that opens a read-only transaction on a snapshot of the database. */
  readonly beginReadOnly: string;
  /**
   * A statement that ends the session whose transaction has locked the row `id` of `table`; `thread` is the number of
   * that session, if known.
   */
  endHolder(table: string, id: string, thread: number | undefined): string;
  /**
   * The engine's own time in milliseconds since 1970, for times that several processes compare, because their clocks
   * may differ.
   */
  readonly now: string;
  /** Whether statements run in this process, and block its event loop meanwhile. */
  readonly runsInProcess: boolean;
  /** Whether the engine runs one write transaction at a time, so that rows need no locks. */
  readonly hasOneWriter: boolean;
  /**
   * Whether the engine refuses the rest of a transaction after an error, so that statements may be sent without waiting
   * for the results of earlier ones. MySQL ends the transaction at a deadlock, and would store what follows.
   */
  readonly refusesAfterError: boolean;
  /**
   * Whether the engine supports partial indexes; otherwise a generated column that is null for other rows replaces
   * them.
   */
  readonly hasPartialIndexes: boolean;
  /** Whether a schema change is part of the open transaction; otherwise the change ends the transaction. */
  readonly hasTransactionalDdl: boolean;
  /**
   * Whether an index can be created if it is missing; otherwise the statement that creates the table lists its indexes.
   */
  readonly hasOptionalIndexes: boolean;
  /** Column type for texts of any length. */
  readonly longText: string;
  /** Suffix for the columns of a new table that makes text comparisons bytewise. */
  readonly tableOptions: string;
  /** Suffix for a SELECT in a transaction that locks its rows against changes until the transaction ends. */
  readonly forShare: string;
  /** A bytewise LIKE with `\` as escape: `caseSensitiveLike('urn')` has one parameter. */
  caseSensitiveLike(column: string): string;
  /**
   * `column`, or the type of a new one, compared and sorted by the bytes of its UTF-8 text, in the order of the
   * corresponding index.
   */
  byteOrdered(column: string): string;
  /** Whether a text column has exactly this value, also where only spaces at the end differ, which MySQL ignores. */
  sameText(column: string, value: string): BoundSql;
  /** What follows GROUP BY for one group of each text in a column, also where only spaces at the end differ. */
  groupedTexts(column: string): string;
  /** The default schema, as named in `information_schema`. */
  readonly currentSchema: string;
  /** Collation required for the keys of the aspects if the engine's default is case-insensitive. */
  readonly keyCollation: string | undefined;
  /** The entity type in a column of urns: the text between the second and third colon. */
  entityTypeOf(column: string): string;
  /** A statement that updates the engine's statistics of `table`; undefined if the engine does so by itself. */
  gatherStatistics(table: string): string | undefined;
  /**
   * How to read the size of a table with its indexes: a SELECT of `bytes` with the table's name as parameter, and a
   * statement to run before it. The connection must not be in a transaction.
   */
  sizeOf(table: string): { readonly prepare: string | undefined; readonly select: string };
  /** The greater of two values, neither of them null. */
  greatest(left: string, right: string): string;
  /** `(a, b) IN ((?, ?), …)`, or an equivalent that the engine plans best for many `keys`, which are distinct. */
  tupleIn(columns: readonly string[], keys: readonly LookupKey[]): BoundSql;
  /**
   * A SELECT of the rows that have one of `keys`, which are distinct. However old the engine's statistics are, it looks
   * up each key in an index.
   */
  rowsByKeys(rows: KeyedRows, keys: readonly LookupKey[]): BoundSql;
  /**
   * A condition that `column` is one of `values`, in a statement that depends as little as possible on their number;
   * and its parameters.
   */
  oneOfTexts(column: string, values: readonly string[]): BoundSql;
  /**
   * What follows FROM in a statement on the rows of `table` in which `column` is one of `values`, which are distinct,
   * up to a condition that can be extended with AND; and its parameters. Fast where most values have several rows.
   */
  rowsOfTexts(table: string, column: string, values: readonly string[]): BoundSql;
  /**
   * All values of `column` in the rows of a statement as the text of one JSON array, where that is faster than rows:
   * the arrays of several columns have the same order. Undefined where it is not.
   */
  readonly listOf: ((column: string) => string) | undefined;
  /**
   * The whole number that a JSON text in `column`, without spaces, has as its member `name`, a plain name that no other
   * object in the text has; null without one. Fails for no other text in it, although PostgreSQL and MySQL refuse some.
   */
  numberIn(column: string, name: string): string;
  /** What follows ORDER BY for the greatest values of `expression` first, and null last. */
  descending(expression: string): string;
  /** `column` in a condition that must not use an index. */
  withoutIndex(column: string): string;
  /** An INSERT of the rows of `select`, except rows with an existing `key`; `target` is a table with its columns. */
  insertMissing(target: string, key: string, select: string): string;
  /** A SELECT of the `name` of every table. */
  readonly tables: string;
  /**
   * A statement after rows with ids were inserted into `table`, so that generated ids are greater than those; undefined
   * if the engine sees to that.
   */
  continueIds(table: string): string | undefined;
  /** Upsert suffix for an INSERT into `table`. */
  onConflict(table: TableShape, conflict: 'ignore' | 'update'): string;
  /** Upsert suffix with custom assignments; `excluded` refers to a column of the row that was to be inserted. */
  onConflictSet(table: TableShape, assignments: (excluded: (column: string) => string) => string): string;
}
