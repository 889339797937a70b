import { conflictKeys } from './conflict-keys.js';
import type {
  Lookup,
  LookupKey,
  OnConflict,
  SqlParameter,
  SqlResultRow,
  SqlTransaction,
  TableShape,
} from '../sql/sql-transaction.js';

/** A statement that waits for those of other work in its transaction, and the work to which its result goes. */
export interface WaitingStatement {
  readonly statement: Statement;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A statement; insertions into one table, and searches by one lookup, can be combined. */
export type Statement =
  | {
      readonly kind: 'insert';
      readonly table: TableShape;
      readonly conflict: OnConflict;
      readonly rows: readonly (readonly SqlParameter[])[];
    }
  | { readonly kind: 'find'; readonly lookup: Lookup; readonly keys: readonly LookupKey[] }
  | { readonly kind: 'other'; readonly run: (sql: SqlTransaction) => Promise<unknown> };

/** Statements that are sent as one, in the order in which they came. */
export type StatementGroup = readonly [WaitingStatement, ...WaitingStatement[]];

/** Groups those of the statements that can be sent as one. Different insertions into one table keep their order. */
export function groupsOf(waiting: readonly WaitingStatement[]): readonly StatementGroup[] {
  const groups: [WaitingStatement, ...WaitingStatement[]][] = [];
  for (const one of waiting) {
    const group = groups.findLast(([first]) => concernsTheSame(first.statement, one.statement));
    if (group !== undefined && canBeCombined(group[0].statement, one.statement)) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Sends a group, and gives each of its statements its own result. Throws the error of the engine. */
export async function sendGroup(sql: SqlTransaction, group: StatementGroup): Promise<void> {
  const [{ statement, resolve }] = group;
  if (statement.kind === 'insert') {
    await insertAll(sql, statement, group);
    for (const one of group) one.resolve(undefined);
  } else if (statement.kind === 'find') {
    await findAll(sql, statement.lookup, group);
  } else resolve(await statement.run(sql));
}

function concernsTheSame(one: Statement, other: Statement): boolean {
  return one.kind === 'insert' && other.kind === 'insert' ? one.table === other.table : canBeCombined(one, other);
}

function canBeCombined(one: Statement, other: Statement): boolean {
  if (one.kind === 'insert' && other.kind === 'insert')
    return one.table === other.table && one.conflict === other.conflict;
  return one.kind === 'find' && other.kind === 'find' && one.lookup === other.lookup;
}

/**
 * Inserts the rows of all statements, in the order of their keys where these may exist, so that two transactions never
 * lock them in different orders. No statement changes a row twice, which PostgreSQL refuses.
 */
async function insertAll(
  sql: SqlTransaction,
  { table, conflict }: Extract<Statement, { kind: 'insert' }>,
  group: StatementGroup,
): Promise<void> {
  const lists = group.flatMap(({ statement }) => (statement.kind === 'insert' ? [statement.rows] : []));
  if (conflict === 'error') return sql.insert(table, lists.flat(), conflict);
  for (const rows of conflictKeys(table).rounds(lists)) await sql.insert(table, rows, conflict);
}

async function findAll(sql: SqlTransaction, lookup: Lookup, group: StatementGroup): Promise<void> {
  const distinct = new Map<string, LookupKey>();
  const wanting = new Map<string, Set<SqlResultRow[]>>();
  const answers = group.map(({ statement, resolve }) => {
    const rows: SqlResultRow[] = [];
    for (const key of statement.kind === 'find' ? statement.keys : []) {
      const text = textOf(key);
      distinct.set(text, key);
      wanting.set(text, (wanting.get(text) ?? new Set()).add(rows));
    }
    return { resolve, rows };
  });
  for (const row of await sql.find(lookup, [...distinct.values()])) {
    const text = textOf(lookup.columns.map((column) => row[column] ?? ''));
    for (const rows of wanting.get(text) ?? []) rows.push(row);
  }
  for (const { resolve, rows } of answers) resolve(rows);
}

function textOf(key: LookupKey): string {
  return key.join('\n');
}
