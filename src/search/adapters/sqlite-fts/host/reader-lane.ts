import { DomainError } from '../../../../foundation/common/errors.js';
import type { IndexReader } from '../reading/index-reader.js';
import type { StoppableChannel } from './channel.js';
import type { ReadJob } from './read-job.js';

/** How long a thread may ignore a cancellation before it is terminated, in milliseconds. */
const CANCEL_TIMEOUT_MS = 2_000;

/** A reading thread and its current work. */
export class ReaderLane {
  /** Whether the thread is running. */
  isStarted = false;
  private warmed = new Set<string>();
  private job: ReadJob | undefined;
  private since = 0;
  private isTakenBack = false;
  private idle: Promise<void> = Promise.resolve();
  private ending: NodeJS.Timeout | undefined;

  /** `idleMs` = idle time after which the thread is terminated; undefined = never. */
  constructor(
    private readonly thread: StoppableChannel<IndexReader>,
    private readonly idleMs: number | undefined,
  ) {}

  get isIdle(): boolean {
    return this.job === undefined;
  }

  /** Whether a search has been running for `ms` and has not been taken back yet. */
  isSearchingFor(ms: number): boolean {
    return this.job?.isSearch === true && !this.isTakenBack && performance.now() - this.since >= ms;
  }

  /** A field of `fields` whose values the thread has not yet been asked to read into memory. */
  coldField(fields: readonly string[]): string | undefined {
    return fields.find((field) => !this.warmed.has(field));
  }

  /** Records that a job reads the values of a field into memory. */
  noteWarm(field: string): void {
    this.warmed.add(field);
  }

  /** The current job, if its client has disconnected. */
  get unwantedJob(): ReadJob | undefined {
    return this.job?.isSearch === true && this.job.origin?.isAbandoned === true && !this.job.isDone
      ? this.job
      : undefined;
  }

  does(job: ReadJob): boolean {
    return this.job === job;
  }

  /** Runs a job. Returns the job if it was taken back before completion and must be restarted. */
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

  /** Cancels the current search; `do` then returns its job. */
  takeBack(): ReadJob | undefined {
    if (this.job?.isSearch !== true) return undefined;
    this.isTakenBack = true;
    this.thread.stop();
    return this.job;
  }

  /** Cancels work whose caller is no longer waiting. Terminates the thread if it does not react. */
  abandon(): void {
    this.thread.stop();
    this.ending = setTimeout(() => {
      this.end();
    }, CANCEL_TIMEOUT_MS);
  }

  /** Closes the file once the current work is complete. */
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
