import { DomainError } from '../../../../foundation/common/errors.js';
import type { IndexReader } from '../reading/index-reader.js';
import type { AnswerOf, ArgumentsOf, MethodOf } from './call-target.js';
import type { Channel, StoppableChannel } from './channel.js';
import { type ReadJob, readJob } from './read-job.js';
import { ReaderLane } from './reader-lane.js';
import { WaitingJobs } from './waiting-jobs.js';

/** Calls that have a deadline and may be restarted; the others are short, or internal. */
const SEARCHES: ReadonlySet<string> = new Set<MethodOf<IndexReader>>([
  'search',
  'searchPacked',
  'spellings',
  'complete',
  'completePacked',
  'browse',
]);

/** Interval at which waiting calls are checked. Milliseconds, like all times below. */
const POLL_INTERVAL_MS = 20;

/** How long a search may use the first thread while others wait for it. */
const SLICE_MS = 100;

/** How long a call waits before it goes to a thread that has nothing in memory yet and is slow at first. */
const PATIENCE_MS = 250;

/** How long an additional thread is kept without work; it has its own copy of the data that searches keep in memory. */
const IDLE_MS = 60_000;

/** Maximum number of waiting searches; further ones are refused. */
const MOST_WAITING = 1_000;

/** Number of reading threads, and time limits. */
export interface PoolOptions {
  readonly size: number;
  /** How long a caller waits for a search. */
  readonly timeoutMs: number;
}

/**
 * Distributes reads over threads so that short ones do not wait for long ones. The first thread is reserved for short
 * reads: a search that takes long while others wait is cancelled there and restarted on another thread; further threads
 * are started on demand. A search that exceeds its time limit fails with `DEADLINE_EXCEEDED`, and its thread is freed,
 * or replaced, soon after.
 */
export class ReaderPool {
  private readonly lanes: readonly ReaderLane[];
  private readonly waiting = new WaitingJobs();
  private fields: readonly string[] = [];
  private wake: NodeJS.Timeout | undefined;
  /** Settles when reads may use the file again. */
  private switching: Promise<unknown> = Promise.resolve();
  private isHeld = false;

  constructor(
    openThread: () => StoppableChannel<IndexReader>,
    private readonly options: PoolOptions,
  ) {
    this.lanes = Array.from({ length: options.size }, (_, at) => {
      return new ReaderLane(openThread(), at === 0 ? undefined : IDLE_MS);
    });
  }

  /**
   * Calls a method on any thread. Throws `DEADLINE_EXCEEDED` if a search exceeds its time limit or too many others are
   * waiting; otherwise throws what the method throws.
   */
  call<Name extends MethodOf<IndexReader>>(
    name: Name,
    ...args: ArgumentsOf<IndexReader, Name>
  ): Promise<AnswerOf<IndexReader, Name>> {
    const isSearch = SEARCHES.has(name);
    if (isSearch && this.waiting.size >= MOST_WAITING) return Promise.reject(this.refusal());
    return new Promise((resolve, reject) => {
      const run = async (thread: Channel<IndexReader>): Promise<void> => {
        resolve(await thread.call(name, ...args));
      };
      this.waiting.add(this.job(run, reject, isSearch));
      this.assign();
    });
  }

  /** Makes each idle thread read the values of fields into memory, one after the other. */
  warm(fields: readonly string[]): void {
    this.fields = fields;
    this.assign();
  }

  /** Runs `work` with the file closed, while reads wait. */
  async exclusively(work: () => Promise<void>): Promise<void> {
    const done = this.switching.then(() => this.alone(work));
    this.switching = done.catch(() => undefined);
    await done;
  }

  async close(): Promise<void> {
    clearTimeout(this.wake);
    this.isHeld = true;
    const closed = new DomainError('ENGINE_UNAVAILABLE', 'The search index is closed.');
    for (const job of this.waiting.removeAll()) job.fail(closed);
    await Promise.all(this.lanes.map((lane) => lane.close()));
    this.isHeld = false;
  }

  private async alone(work: () => Promise<void>): Promise<void> {
    this.isHeld = true;
    try {
      for (const lane of this.lanes) lane.takeBack();
      await Promise.all(this.lanes.map((lane) => lane.suspend()));
      await work();
    } finally {
      this.isHeld = false;
      this.assign();
    }
  }

  private job(run: ReadJob['run'], reject: (error: unknown) => void, isSearch: boolean): ReadJob {
    const job = readJob(run, reject, isSearch);
    if (isSearch) {
      job.deadline = setTimeout(() => {
        this.giveUp(job);
      }, this.options.timeoutMs);
    }
    return job;
  }

  /** Assigns waiting calls to idle threads. */
  private assign(): void {
    if (this.isHeld) return;
    this.dropUnwanted();
    this.waiting.offer((job) => {
      const lane = this.laneFor(job);
      if (lane !== undefined) void this.do(job, lane);
      return lane !== undefined;
    });
    this.readAhead();
    if (this.waiting.size === 0) return;
    if (this.waiting.hasFresh) this.clearFirst();
    this.wake ??= setTimeout(() => {
      this.wake = undefined;
      this.assign();
    }, POLL_INTERVAL_MS);
  }

  /** Moves a long search away from the first thread. */
  private clearFirst(): void {
    const [first, ...others] = this.lanes;
    if (others.length === 0 || first?.isSearchingFor(SLICE_MS) !== true) return;
    const job = first.takeBack();
    if (job !== undefined) this.waiting.noteLong(job);
  }

  /** Cancels searches whose clients have disconnected, because others are waiting. */
  private dropUnwanted(): void {
    this.waiting.offer((job) => {
      const isUnwanted = job.isSearch && job.origin?.isAbandoned === true;
      if (isUnwanted) job.fail(this.refusal());
      return isUnwanted;
    });
    if (this.waiting.size === 0) return;
    for (const lane of this.lanes) {
      const job = lane.unwantedJob;
      if (job !== undefined) this.giveUp(job);
    }
  }

  private laneFor({ isLong, since }: ReadJob): ReaderLane | undefined {
    const [first, ...others] = this.lanes;
    if (!isLong && first?.isIdle === true) return first;
    const idle = others.filter((lane) => lane.isIdle);
    const isPatient = !isLong && performance.now() - since < PATIENCE_MS;
    const ready = idle.find(({ isStarted }) => isStarted) ?? idle[0];
    if (!isPatient) return ready;
    return idle.find((lane) => lane.isStarted && lane.coldField(this.fields) === undefined);
  }

  /** Uses idle threads to speed up the next searches. */
  private readAhead(): void {
    for (const [at, lane] of this.lanes.entries()) {
      const field = lane.isIdle && (lane.isStarted || at === 0) ? lane.coldField(this.fields) : undefined;
      if (field === undefined) continue;
      lane.noteWarm(field);
      void this.do(
        this.job((thread) => thread.call('warm', field), ignored, false),
        lane,
      );
    }
  }

  private async do(job: ReadJob, lane: ReaderLane): Promise<void> {
    const again = await lane.do(job);
    if (again?.isDone === false) this.waiting.putBack(again);
    this.assign();
  }

  private giveUp(job: ReadJob): void {
    job.fail(this.refusal());
    this.waiting.remove(job);
    this.lanes.find((lane) => lane.does(job))?.abandon();
  }

  private refusal(): DomainError {
    return new DomainError(
      'DEADLINE_EXCEEDED',
      `The search took longer than the ${String(this.options.timeoutMs)} ms of SEARCH_TIMEOUT_MS: ask for less, or try again when fewer searches are in progress.`,
    );
  }
}

/** A failed read-ahead is repeated by the next search that needs the values. */
function ignored(): void {
  return;
}
