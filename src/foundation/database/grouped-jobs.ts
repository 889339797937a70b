import { type CombinedOutcome, Abandoned, runCombined } from './combined-work.js';
import type { TransactionWork } from './commit-lane.js';
import { isConflict, isConnectionLost, toWriteError } from './sql-errors.js';
import type { SqlTransaction } from './sql-transaction.js';

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

/**
 * Runs the pieces in an open transaction so that a failing one takes back nothing but its own changes. Returns their
 * outcomes. Throws the engine's error if it ended the transaction, and `BrokenGroup`.
 */
export async function runEach(jobs: readonly Job[], sql: SqlTransaction): Promise<readonly CombinedOutcome[]> {
  if (jobs.length === 1) return [{ value: await jobs[0]?.work(sql) }];
  const outcomes = new Map<Job, CombinedOutcome>();
  if (!sql.dialect.hasOneWriter) await combine(jobs, sql, outcomes);
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
 * Runs the pieces that may be combined, and adds their outcomes. If some fail, the others are run again without them;
 * whatever fails is left without outcome, and none of its changes stays.
 */
async function combine(jobs: readonly Job[], sql: SqlTransaction, outcomes: Map<Job, CombinedOutcome>): Promise<void> {
  const able = jobs.filter(({ combines }) => combines);
  const failing = await combineAll(able, sql, outcomes);
  if (failing.size === 0 || failing.size === able.length) return;
  await combineAll(
    able.filter((job) => !failing.has(job)),
    sql,
    outcomes,
  );
}

/** Returns those whose own work failed; all outcomes are added if there are none. */
async function combineAll(
  jobs: readonly Job[],
  sql: SqlTransaction,
  outcomes: Map<Job, CombinedOutcome>,
): Promise<ReadonlySet<Job>> {
  if (jobs.length < 2) return new Set();
  const failing = new Set<Job>();
  await inSavepoint(sql, async () => {
    const results = await runCombined(
      sql,
      jobs.map(({ work }) => work),
    );
    const errors = results.flatMap((result) => ('error' in result ? [result.error] : []));
    const fatal = errors.find(endsTransaction);
    for (const [at, job] of jobs.entries()) if (isOwnFailure(results[at])) failing.add(job);
    if (errors.length > 0) throw fatal ?? errors[0];
    for (const [at, job] of jobs.entries()) outcomes.set(job, results[at] ?? { error: undefined });
  });
  return failing;
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
