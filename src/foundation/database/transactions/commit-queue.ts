import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '../../common/errors.js';
import { CommitLane, type TransactionWork } from './commit-lane.js';
import type { CommitMark } from './commit-mark.js';
import { BrokenGroup, type Job, Refused, runEach, runTogether, settle } from './grouped-jobs.js';
import { isConflict, toWriteError } from '../sql/sql-errors.js';
import type { WriteSession } from './write-session.js';

/** Number of retries. */
const RETRIES = 3;
/** Pause before the first retry, doubled each time, ±50 %. */
const FIRST_PAUSE_MS = 50;

/** Maximum number of waiting pieces of work; further ones would wait longer than clients do. */
const MOST_WAITING = 5_000;

/** Value of `Retry-After` for refused callers, in seconds. */
const RETRY_AFTER_SECONDS = 1;

/**
 * Maximum number of event loop turns that a group waits for more work; each takes some microseconds when the process is
 * idle.
 */
const GATHER_TURNS = 8;

/** The engine's side of a queue. */
export interface CommitQueueOptions {
  readonly open: () => Promise<WriteSession>;
  /** Creates the mark of a lane; without it, every commit is assumed to be answered. */
  readonly newMark?: () => CommitMark | undefined;
  /** Number of concurrent transactions. */
  readonly lanes: number;
  /** Maximum number of pieces of work in one transaction. */
  readonly groupSize: number;
}

/** How a piece of work may be run. */
export interface WorkOptions {
  /**
   * Whether it may run at the same time as other work in one transaction of a server. It then claims the entities that
   * it reads and changes (`SqlTransaction.claim`), and depends on no lock of the database to keep other work away.
   */
  readonly combines?: boolean;
  /**
   * Whether the service depends on it, as on heartbeats: it is never refused, and runs before other work that waits.
   */
  readonly isEssential?: boolean;
}

/** Options of essential work. */
export const ESSENTIAL: WorkOptions = { isEssential: true };

/**
 * Groups concurrent writes: when a lane becomes free, all waiting work becomes one SQL transaction with a savepoint per
 * piece of work, so that failures are isolated and the cost of the commit is shared. On a server, pieces that may be
 * combined also share their statements, while none of them fails. If a group runs into another transaction's lock, it
 * is rolled back and each piece runs separately.
 */
export class CommitQueue {
  private readonly essential: Job[] = [];
  private readonly waiting: Job[] = [];
  private readonly idle: CommitLane[];
  private readonly groupSize: number;

  constructor({ open, newMark, lanes, groupSize }: CommitQueueOptions) {
    this.idle = Array.from({ length: lanes }, () => new CommitLane(open, newMark?.()));
    this.groupSize = groupSize;
  }

  /**
   * Runs `work` in a transaction, several times if necessary. Resolves after the commit, even if its answer was lost
   * and the database confirmed it later. Rejects with `OUTCOME_UNKNOWN` if the outcome could not be found; after any
   * other error nothing is stored, nor will be. Rejects with `RATE_LIMITED` if too much other work is already waiting,
   * unless the work is essential.
   */
  run<T>(work: TransactionWork<T>, { combines = false, isEssential = false }: WorkOptions = {}): Promise<T> {
    if (!isEssential && this.waiting.length >= MOST_WAITING) return Promise.reject(tooManyWrites());
    return new Promise<T>((resolve, reject) => {
      const queue = isEssential ? this.essential : this.waiting;
      queue.push({ work, combines, resolve: resolve as (value: unknown) => void, reject });
      this.startLane();
    });
  }

  private get size(): number {
    return this.essential.length + this.waiting.length;
  }

  private startLane(): void {
    const lane = this.idle.pop();
    if (lane !== undefined) void this.drain(lane);
  }

  private async drain(lane: CommitLane): Promise<void> {
    while (this.size > 0) {
      await this.gather();
      const group = this.essential.splice(0, this.groupSize);
      group.push(...this.waiting.splice(0, this.groupSize - group.length));
      if (group.length > 0) await runGroup(lane, group);
    }
    this.idle.push(lane);
  }

  /**
   * Waits for requests that have arrived to reach this queue, as long as each turn of the event loop adds more of them.
   */
  private async gather(): Promise<void> {
    for (let turn = 0, before = -1; turn < GATHER_TURNS && this.size > before; turn += 1) {
      before = this.size;
      if (before >= this.groupSize) return;
      await nextTurn();
    }
  }
}

async function runGroup(lane: CommitLane, jobs: readonly Job[]): Promise<void> {
  try {
    const outcomes = await lane
      .run((sql) => runTogether(jobs, sql))
      .catch((error: unknown) => {
        if (error instanceof Refused) return lane.run((sql) => runEach(jobs, sql, error.failing));
        throw error;
      });
    jobs.forEach((job, at) => settle(job, outcomes[at]));
  } catch (error) {
    if (isConflict(error) || error instanceof BrokenGroup) for (const job of jobs) await runAlone(lane, job);
    else for (const job of jobs) job.reject(toWriteError(error));
  }
}

async function runAlone(lane: CommitLane, job: Job): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const [outcome] = await lane.run((sql) => runTogether([job], sql));
      settle(job, outcome);
      return;
    } catch (error) {
      if (!isConflict(error) || attempt === RETRIES) {
        job.reject(toWriteError(error));
        return;
      }
      await wait(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

function tooManyWrites(): DomainError {
  return new DomainError('RATE_LIMITED', 'Too many writes are waiting. Send this one again later.', {
    details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  });
}
