import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { DirtyEntity, DirtyPage } from '../entity-revision.js';
import type { EngineState } from './engine-state.js';

/** Pause between two polls of SQL in milliseconds. */
const PAUSE_MS = 1_000;

/** How long the process that wrote an entity has to project it, in milliseconds. */
const LEFT_TO_WRITER_MS = 2_000;

/** Entities that one poll of SQL finds, and those of one batch. */
const PAGE = 1_000;
const BATCH = 100;
/**
 * Number of batches that fail as a whole at which a pass ends: with so many, each other one is likely to fail, too, and
 * the search for the entities that cause it takes some hundred attempts per batch. The next pass leaves these alone for
 * a while (`isLeft`), and continues behind them.
 */
const MOST_FAILED = 5;

/** The dependencies of the follower. */
export interface DirtySource {
  /** Milliseconds since 1970. */
  now(): number;
  /** Ensures that SQL refers to the index in use and knows what that index lacks. */
  prepare(): Promise<unknown>;
  /** A page of the entities that search is behind on. */
  dirty(page: DirtyPage): Promise<readonly DirtyEntity[]>;
  /** Whether an entity is being projected elsewhere, or cannot be. */
  isLeft(entity: DirtyEntity): boolean;
  /** Throws if a whole batch cannot be projected. */
  project(urns: readonly string[]): Promise<void>;
  /** Whether an error of `project` says that no other batch can be projected now either. */
  isOutage(error: unknown): boolean;
  /** Marks projected entities. */
  settle(): Promise<void>;
  /** Throws unless the search engine responds. */
  check(): Promise<void>;
}

/** Follows SQL: repeatedly projects every entity that search is behind on, whichever process wrote it. */
export class DirtyFollower {
  private running: Promise<void> | undefined;
  private readonly stopping = new AbortController();
  /** Revisions of entities whose time the last pass found to lie in the future. */
  private ahead: ReadonlyMap<string, number> = new Map();
  /** Why batches of this pass failed as a whole. */
  private failures: unknown[] = [];

  constructor(
    private readonly source: DirtySource,
    private readonly engine: EngineState,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  /** Ends after the batch in progress. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    for (let isFirst = true; !this.isStopping;) {
      try {
        await this.pass(isFirst);
        isFirst = false;
      } catch (error) {
        this.onFailure(error);
      }
      await this.pause();
    }
  }

  /** The first pass takes every entity that an earlier process left behind. */
  private async pass(isFirst: boolean): Promise<void> {
    await this.source.prepare();
    this.failures = [];
    const limit = isFirst ? {} : { until: this.source.now() - LEFT_TO_WRITER_MS };
    let isIdle = isFirst || !(await this.passAhead());
    for (let after: DirtyEntity | undefined; !this.isStopping;) {
      const page = await this.source.dirty({ size: PAGE, ...limit, ...(after !== undefined && { after }) });
      const due = page.filter((entity) => !this.source.isLeft(entity)).map(({ urn }) => urn);
      if (due.length > 0) isIdle = false;
      await this.projectAll(due);
      after = page.at(-1);
      if (after === undefined || page.length < PAGE) break;
    }
    if (!isIdle) await this.source.settle();
    else if (this.engine.isFailing) await this.source.check();
    if (this.failures.length > 0) throw this.failures[0];
  }

  /**
   * The clock of a writer may be ahead of this one, so that its writes seem to lie in the future. Projects those that
   * two passes found at the same revision. Returns whether there were any.
   */
  private async passAhead(): Promise<boolean> {
    const after = { urn: '', revision: 0, since: this.source.now() + LEFT_TO_WRITER_MS };
    const page = await this.source.dirty({ size: PAGE, after });
    const found = page.filter((entity) => !this.source.isLeft(entity));
    const due = found.filter(({ urn, revision }) => this.ahead.get(urn) === revision).map(({ urn }) => urn);
    this.ahead = new Map(found.map(({ urn, revision }) => [urn, revision]));
    await this.projectAll(due);
    return due.length > 0;
  }

  private async projectAll(urns: readonly string[]): Promise<void> {
    for (let from = 0; from < urns.length && !this.isStopping; from += BATCH) {
      await this.projectBatch(urns.slice(from, from + BATCH));
      await nextTurn();
    }
  }

  /** A batch that fails as a whole must not keep those after it from being projected. */
  private async projectBatch(urns: readonly string[]): Promise<void> {
    try {
      await this.source.project(urns);
    } catch (error) {
      if (this.source.isOutage(error) || this.failures.push(error) >= MOST_FAILED) throw error;
    }
  }

  private async pause(): Promise<void> {
    const { signal } = this.stopping;
    await wait(Math.max(PAUSE_MS, this.engine.pause), undefined, { signal, ref: false }).catch(() => undefined);
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }
}
