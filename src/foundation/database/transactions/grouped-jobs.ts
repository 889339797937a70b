import { type CombinedOutcome, Abandoned, runCombined } from './combined-work.js';
import type { TransactionWork } from './commit-lane.js';
import { isConflict, isConnectionLost, toWriteError } from '../sql/sql-errors.js';
import type { SqlTransaction } from '../sql/sql-transaction.js';

/** A piece of work that waits for its transaction. */
export interface Job {
  readonly work: TransactionWork<unknown>;
  /** Whether it may run at the same time as others in one transaction. */
  readonly combines: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A piece of work failed and could not be rolled back separately. */
export class BrokenGroup extends Error {}

/** Some pieces of combined work failed; nothing of the group may stay. */
export class Refused extends Error {
  constructor(
    /** The pieces whose own work failed. */
    readonly failing: ReadonlySet<Job>,
    readonly first: unknown,
  ) {
    super('A piece of combined work failed', { cause: first });
  }
}

/**
 * Runs the pieces in an open transaction. Returns their outcomes. Pieces that can all be combined on a server run
 * without savepoint: then throws the error of a single piece, and `Refused` if some of several fail. Throws what
 * `runEach` throws.
 */
export async function runTogether(jobs: readonly Job[], sql: SqlTransaction): Promise<readonly CombinedOutcome[]> {
  if (sql.dialect.hasOneWriter || !jobs.every(({ combines }) => combines)) return runEach(jobs, sql);
  try {
    return await allOf(jobs, sql);
  } catch (error) {
    if (error instanceof Refused && jobs.length === 1) throw error.first;
    throw error;
  }
}

/**
 * Runs the pieces in an open transaction so that a failing one takes back nothing but its own changes. Those in
 * `failing` are not combined with others. Returns their outcomes. Throws the engine's error if it ended the
 * transaction, and `BrokenGroup`.
 */
export async function runEach(
  jobs: readonly Job[],
  sql: SqlTransaction,
  failing: ReadonlySet<Job> = new Set(),
): Promise<readonly CombinedOutcome[]> {
  if (jobs.length === 1) return [{ value: await jobs[0]?.work(sql) }];
  const able = sql.dialect.hasOneWriter ? [] : jobs.filter((job) => job.combines && !failing.has(job));
  const outcomes = await combine(able, sql);
  const all: CombinedOutcome[] = [];
  for (const job of jobs) all.push(outcomes.get(job) ?? (await inSavepoint(sql, () => job.work(sql))));
  return all;
}

/** Settles a piece of work with its outcome. */
export function settle(job: Job, outcome: CombinedOutcome | undefined): void {
  if (outcome === undefined || 'error' in outcome) job.reject(toWriteError(outcome?.error));
  else job.resolve(outcome.value);
}

/**
 * Runs pieces at the same time. If some fail, the others are run again without them, once. Returns the outcomes of
 * those whose changes stay.
 */
async function combine(
  jobs: readonly Job[],
  sql: SqlTransaction,
  isLast = false,
): Promise<ReadonlyMap<Job, CombinedOutcome>> {
  if (jobs.length < 2) return new Map();
  const done = await inSavepoint(sql, () => allOf(jobs, sql));
  if ('value' in done) return new Map(jobs.map((job, at) => [job, (done.value as CombinedOutcome[])[at] ?? NOTHING]));
  const { error } = done;
  if (isLast || !(error instanceof Refused) || error.failing.size === 0) return new Map();
  return combine(
    jobs.filter((job) => !error.failing.has(job)),
    sql,
    true,
  );
}

const NOTHING: CombinedOutcome = { value: undefined };

/** The outcomes of combined pieces, none of which failed. Throws `Refused`, or the error that ended the transaction. */
async function allOf(jobs: readonly Job[], sql: SqlTransaction): Promise<readonly CombinedOutcome[]> {
  const outcomes = await runCombined(
    sql,
    jobs.map(({ work }) => work),
  );
  const errors = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : []));
  if (errors.length === 0) return outcomes;
  const fatal = errors.filter(endsTransaction);
  if (fatal.length > 0) throw fatal[0];
  const own = errors.filter((error) => !(error instanceof Abandoned));
  throw new Refused(new Set(jobs.filter((_job, at) => isOwnFailure(outcomes[at]))), own[0] ?? errors[0]);
}

function isOwnFailure(outcome: CombinedOutcome | undefined): boolean {
  return outcome !== undefined && 'error' in outcome && !(outcome.error instanceof Abandoned);
}

function endsTransaction(error: unknown): boolean {
  return isConflict(error) || isConnectionLost(error);
}

async function inSavepoint(sql: SqlTransaction, work: () => Promise<unknown>): Promise<CombinedOutcome> {
  await sql.execute('SAVEPOINT piece');
  try {
    const value = await work();
    await sql.execute('RELEASE SAVEPOINT piece');
    return { value };
  } catch (error) {
    if (endsTransaction(error)) throw error;
    await takeBack(sql, error);
    return { error };
  }
}

/**
 * If rolling back to a savepoint fails, the group ends, and each piece runs separately; a lost connection is reported
 * as such.
 */
async function takeBack(sql: SqlTransaction, cause: unknown): Promise<void> {
  try {
    await sql.execute('ROLLBACK TO SAVEPOINT piece');
    await sql.execute('RELEASE SAVEPOINT piece');
  } catch (failure) {
    throw isConnectionLost(failure) ? failure : new BrokenGroup('A savepoint could not be taken back', { cause });
  }
}
