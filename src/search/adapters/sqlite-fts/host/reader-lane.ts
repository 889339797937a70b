import { DomainError } from '../../../../foundation/common/errors.js';
import type { IndexReader } from '../reading/index-reader.js';
import type { StoppableChannel } from './channel.js';
import type { ReadJob } from './read-job.js';

/** How long a thread may go on with work that it was asked to end; then it is ended itself. Milliseconds. */
const OBEDIENCE_MS = 2_000;

/** One reading thread, with what it does. */
export class ReaderLane {
  /** Whether there is a thread. */
  isStarted = false;
  private warmed = new Set<string>();
  private job: ReadJob | undefined;
  private since = 0;
  private isTakenBack = false;
  private idle: Promise<void> = Promise.resolve();
  private ending: NodeJS.Timeout | undefined;

  /** `idleMs` = after which time without work the thread is ended; undefined = it is kept. */
  constructor(
    private readonly thread: StoppableChannel<IndexReader>,
    private readonly idleMs: number | undefined,
  ) {}

  get isIdle(): boolean {
    return this.job === undefined;
  }

  /** Whether a search has been under way for `ms` and was not taken back yet. */
  isSearchingFor(ms: number): boolean {
    return this.job?.isSearch === true && !this.isTakenBack && performance.now() - this.since >= ms;
  }

  /** A field of `fields` whose values the thread was not yet asked to read into memory. */
  coldField(fields: readonly string[]): string | undefined {
    return fields.find((field) => !this.warmed.has(field));
  }

  /** Notes that a job reads the values of a field into memory. */
  noteWarm(field: string): void {
    this.warmed.add(field);
  }

  /** The job under way, whose client went away. */
  get unwantedJob(): ReadJob | undefined {
    return this.job?.isSearch === true && this.job.origin?.isAbandoned === true && !this.job.isDone
      ? this.job
      : undefined;
  }

  does(job: ReadJob): boolean {
    return this.job === job;
  }

  /** Does a job. Returns the job when it was taken back before it was done, and has to be done anew. */
  async do(job: ReadJob): Promise<ReadJob | undefined> {
    clearTimeout(this.ending);
    this.isStarted = true;
    this.job = job;
    this.since = performance.now();
    const outcome = job.run(this.thread).catch((error: unknown) => this.failed(job, error));
    this.idle = outcome.then(() => undefined);
    try {
      return (await outcome) === 'again' ? job : undefined;
    } finally {
      this.finish();
    }
  }

  /** Ends the search under way, whose job `do` then returns. */
  takeBack(): ReadJob | undefined {
    if (this.job?.isSearch !== true) return undefined;
    this.isTakenBack = true;
    this.thread.stop();
    return this.job;
  }

  /**
   * Ends the work under way, for which nobody waits any more: by asking the thread first, by ending it when it does not
   * listen.
   */
  abandon(): void {
    this.thread.stop();
    this.ending = setTimeout(() => {
      this.end();
    }, OBEDIENCE_MS);
  }

  /** Closes the file once the work under way is done. */
  async suspend(): Promise<void> {
    await this.idle;
    if (this.isStarted) await this.thread.call('suspend');
    this.warmed = new Set();
  }

  async close(): Promise<void> {
    clearTimeout(this.ending);
    await this.thread.close();
  }

  private failed(job: ReadJob, error: unknown): 'again' | undefined {
    if (this.isTakenBack && error instanceof DomainError && error.code === 'DEADLINE_EXCEEDED') return 'again';
    job.fail(error);
    return undefined;
  }

  private finish(): void {
    clearTimeout(this.ending);
    this.job = undefined;
    this.isTakenBack = false;
    if (this.idleMs === undefined) return;
    this.ending = setTimeout(() => {
      this.end();
    }, this.idleMs).unref();
  }

  private end(): void {
    this.isStarted = false;
    this.warmed = new Set();
    this.thread.end();
  }
}
