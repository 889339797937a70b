import { DomainError } from '../../../../foundation/common/errors.js';
import type { IndexReader } from '../reading/index-reader.js';
import type { AnswerOf, ArgumentsOf, MethodOf } from './call-target.js';
import type { Channel, StoppableChannel } from './channel.js';
import { type ReadJob, readJob } from './read-job.js';
import { ReaderLane } from './reader-lane.js';
import { WaitingJobs } from './waiting-jobs.js';

/** Calls that have a deadline and may be begun anew; the others are short, or the service's own. */
const SEARCHES: ReadonlySet<string> = new Set<MethodOf<IndexReader>>(['search', 'complete', 'browse']);

/** How often calls that wait are looked after. Milliseconds, as all below. */
const LOOK_MS = 20;

/** How long a search may use the first thread while others wait for it. */
const SLICE_MS = 100;

/**
 * How long a call waits before it is given to a thread that has read nothing into memory yet, which is slow at first.
 */
const PATIENCE_MS = 250;

/** How long a further thread is kept without work; it holds its own copy of what searches keep in memory. */
const IDLE_MS = 60_000;

/** Searches that wait at a time; more are refused. */
const MOST_WAITING = 1_000;

/** How many threads read, and for how long. */
export interface PoolOptions {
  readonly size: number;
  /** How long a caller waits for a search. */
  readonly timeoutMs: number;
}

/**
 * Spreads reads over threads so that short ones do not stand behind long ones. The first thread is kept for short ones:
 * a search that takes long while others wait is ended there and begun anew on another thread, which are started when
 * they are needed. A search that is not done in time fails with `DEADLINE_EXCEEDED`, and its thread is free again, or
 * replaced, soon after.
 */
export class ReaderPool {
  private readonly lanes: readonly ReaderLane[];
  private readonly waiting = new WaitingJobs();
  private fields: readonly string[] = [];
  private wake: NodeJS.Timeout | undefined;
  /** Ends when reads may use the file again. */
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
   * Calls a method on some thread. Throws `DEADLINE_EXCEEDED` for a search that is not done in time, or that too many
   * others wait before; else as the method does.
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

  /** Has each thread read the values of fields into memory, one after the other, when it has nothing else to do. */
  warm(fields: readonly string[]): void {
    this.fields = fields;
    this.assign();
  }

  /** Does work while reads wait and nobody has the file open. */
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

  /** Gives what waits to threads that have nothing to do. */
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
    }, LOOK_MS);
  }

  /** Takes a search that takes long away from the first thread. */
  private clearFirst(): void {
    const [first, ...others] = this.lanes;
    if (others.length === 0 || first?.isSearchingFor(SLICE_MS) !== true) return;
    const job = first.takeBack();
    if (job !== undefined) this.waiting.noteLong(job);
  }

  /** Ends searches whose clients went away, now that others wait. */
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

  /** Uses threads that have nothing to do to make the next searches quick. */
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
      `The search took longer than the ${String(this.options.timeoutMs)} ms of SEARCH_TIMEOUT_MS: ask for less, or try again when fewer searches are under way.`,
    );
  }
}

/** What is read ahead is read again by whoever needs it. */
function ignored(): void {
  return;
}
