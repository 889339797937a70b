import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { type AspectChange, type WriteContext, type WriteListener, WriteListeners } from '../aspects/index.js';
import { Clock } from '../foundation/common/clock.js';
import { SharedRefresh } from '../foundation/concurrency/shared-refresh.js';
import { within } from '../foundation/concurrency/within.js';
import { SearchIndex } from '../search/index.js';
import { MetricsRegistry } from '../foundation/telemetry/index.js';
import { OneProcess, Workers } from '../foundation/workers/index.js';
import { EntityProjection } from './entity-projection.js';
import { BatchProjection, isOutage } from './follow/batch-projection.js';
import { DirtyFollower } from './follow/dirty-follower.js';
import { EngineState } from './follow/engine-state.js';
import { waitForSearch } from './follow/search-wait.js';
import { WriteFollower } from './follow/write-follower.js';
import { IndexIdentity } from './index-state/index-identity.js';
import { IndexMarks } from './index-state/index-marks.js';
import { LostIndices } from './index-state/lost-indices.js';
import { RevisionStore } from './revision-store.js';

/**
 * Batches under way to a server engine at once: while one waits for its response, another is read. An embedded engine
 * takes them in one more cheaply.
 */
const SERVER_BATCHES = 2;

/** How long the end of the process may wait for projections under way, in milliseconds. */
const SHUTDOWN_LIMIT_MS = 5_000;

/**
 * How long a write waits for search while nothing is projected, in milliseconds: longer where the caller asked to wait.
 * Source: measured with five services busy on two cores, where the first batch, which creates its index on
 * Elasticsearch, took up to 20 s.
 */
const ASKED_LIMIT_MS = 30_000;
const LIMIT_MS = 10_000;

/** How long a status is cached, in milliseconds. */
const STATUS_AGE_MS = 1_000;

/** How urgent a projection is, and how far a caller waits for it. */
export interface ProjectionUrgency {
  /** Whether it comes before projections that are not urgent; waiting makes it so. */
  readonly eager?: boolean;
  /** Until the documents are written. */
  readonly wait: boolean;
  /** Until every search shows them. */
  readonly visible: boolean;
}

/** The index lag, and the state of the engine. */
export interface ProjectionStatus {
  /** Entities that search is behind on. */
  readonly behind: number;
  /** How long the entity that has waited longest has waited; absent when search is not behind. */
  readonly oldestMillis?: number;
  /** Entities whose documents cannot be stored; they count as behind too. */
  readonly rejected: number;
  /** Entities that are tried again soon, because their index did not serve; absent if there are none. */
  readonly waiting?: number;
  /** Whether the last attempt to read entities or to write them to the engine failed. */
  readonly failing: boolean;
  /** The message of the failure. */
  readonly lastError?: string;
}

/** Keeps the search index in step with the aspects: after each write, and repeatedly for missed entities. */
@Injectable()
export class Projector implements WriteListener, OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly onlyForgets = true;
  private readonly logger = new Logger('Projection');
  private readonly engine = new EngineState();
  private readonly writes: WriteFollower;
  private readonly refreshes = new SharedRefresh(() => this.index.refresh());
  private readonly behind: DirtyFollower;
  private batchesDone = 0;
  private known: { readonly at: number; readonly status: Promise<ProjectionStatus> } | undefined;

  constructor(
    private readonly listeners: WriteListeners,
    private readonly index: SearchIndex,
    private readonly projection: EntityProjection,
    private readonly batches: BatchProjection,
    private readonly revisions: RevisionStore,
    private readonly identities: IndexIdentity,
    marks: IndexMarks,
    private readonly lost: LostIndices,
    private readonly clock: Clock,
    private readonly metrics: MetricsRegistry,
    private readonly workers: Workers = new OneProcess(),
  ) {
    const atOnce = index.showsWritesAtOnce ? 1 : SERVER_BATCHES;
    this.writes = new WriteFollower((urns) => this.run(urns), this.engine, atOnce, isOutage);
    const source = {
      now: () => this.clock.now(),
      prepare: () => this.prepared(),
      dirty: this.revisions.dirty.bind(this.revisions),
      isLeft: ({ urn, revision }: { readonly urn: string; readonly revision: number }) =>
        this.writes.has(urn) || marks.has(urn, revision) || this.batches.isSetAside(urn, revision),
      project: (urns: readonly string[]) => this.run(urns),
      isOutage,
      settle: () => this.projection.settled(),
      check: () => this.check(),
    };
    this.behind = new DirtyFollower(source, this.engine, (error) => this.note(error));
  }

  onModuleInit(): void {
    if (!this.workers.onlyReads) this.listeners.register(this);
    this.registerMetrics();
  }

  onApplicationBootstrap(): void {
    if (!this.workers.onlyReads) this.behind.start();
  }

  /** Finishes earlier writes before the process stops; the next process finds in SQL what takes too long. */
  async beforeApplicationShutdown(): Promise<void> {
    const ending = this.behind.stop().then(async () => {
      await this.writes.finish();
      await this.projection.settled();
    });
    await within(SHUTDOWN_LIMIT_MS, ending);
  }

  async afterCommit(changes: readonly AspectChange[], context: WriteContext): Promise<void> {
    const urgency = this.urgencyOf(context);
    // A caller who asked to wait may repeat a write whose search document is still under way.
    const changed = new Set(changes.filter(({ isNoop }) => !isNoop || urgency.visible).map(({ urn }) => urn));
    await this.project([...changed], urgency);
  }

  async afterTouch(urns: readonly string[], context: WriteContext): Promise<void> {
    await this.project(urns, this.urgencyOf(context));
  }

  /**
   * Brings the index to the current state of `urns`, in the background unless the caller waits. Waiting ends within 2 s
   * once the engine fails, after 2 s for a server whose writes need not be visible to everybody, and in any case when
   * nothing has been projected for 10 s, or 30 s for `visible`; the projection continues. Never throws.
   */
  async project(urns: readonly string[], { eager = false, wait, visible }: ProjectionUrgency): Promise<void> {
    if (urns.length === 0) return;
    if (!eager && !wait && !visible) {
      this.writes.follow(urns);
      return;
    }
    const done = this.writes.awaited(urns);
    if (!wait && !visible) {
      void done.catch(() => undefined);
      return;
    }
    const shown = visible ? done.then(() => this.refreshes.run()) : done;
    const waitsOn = visible || this.index.showsWritesAtOnce;
    const progress = (): number | undefined => (waitsOn && !this.engine.isFailing ? this.batchesDone : undefined);
    await waitForSearch(shown, progress, visible ? ASKED_LIMIT_MS : LIMIT_MS);
  }

  /** The index lag, at most one second old. Throws `ENGINE_UNAVAILABLE` when the database does not answer. */
  status(): Promise<ProjectionStatus> {
    const now = performance.now();
    if (this.known === undefined || now - this.known.at > STATUS_AGE_MS) {
      this.known = { at: now, status: this.readStatus() };
    }
    return this.known.status;
  }

  /** Resolves when SQL refers to the index in use and knows every entity that it lacks. Throws `ENGINE_UNAVAILABLE`. */
  async prepared(): Promise<void> {
    await this.identities.current();
    await this.identities.forgotten();
    await this.lost.find();
  }

  /**
   * How many entities that fell behind until `until` (milliseconds since 1970) are still to be projected, without those
   * that the index refuses.
   */
  async leftOf(until: number): Promise<number> {
    const { behind } = await this.revisions.lag(until);
    return Math.max(0, behind - this.batches.rejected);
  }

  private urgencyOf({ searchTiming }: WriteContext): ProjectionUrgency {
    const eager = searchTiming === 'prompt';
    return {
      eager,
      wait: eager && (this.index.showsWritesAtOnce || !this.engine.isFailing),
      visible: searchTiming === 'answered',
    };
  }

  private async run(urns: readonly string[]): Promise<void> {
    try {
      await this.batches.run(urns);
      this.batchesDone += 1;
      this.noteSuccess();
    } catch (error) {
      this.note(error);
      throw error;
    }
  }

  private async check(): Promise<void> {
    await this.index.check();
    if (this.batches.waiting === 0) this.noteSuccess();
  }

  private note(error: unknown): void {
    if (!this.engine.failed(error)) return;
    this.logger.warn(`Search does not follow the writes for now; they are stored. ${this.engine.lastError ?? ''}`);
  }

  private noteSuccess(): void {
    if (!this.engine.succeeded()) return;
    const exception = this.batches.waiting > 0 ? ', except those of entities whose index does not serve' : '';
    this.logger.log(`Search follows the writes again${exception}`);
  }

  private async readStatus(): Promise<ProjectionStatus> {
    const { behind, since } = await this.revisions.lag();
    const { isFailing: failing, lastError } = this.engine;
    const { waiting } = this.batches;
    return {
      behind,
      ...(since !== undefined && { oldestMillis: Math.max(0, this.clock.now() - since) }),
      rejected: this.batches.rejected,
      ...(waiting > 0 && { waiting }),
      failing,
      ...(lastError !== undefined && { lastError }),
    };
  }

  private registerMetrics(): void {
    const gauge = (name: string, help: string, value: (status: ProjectionStatus) => number): void =>
      this.metrics.gauge({ name, help, isShared: true }, async () => [{ value: value(await this.status()) }]);
    gauge('projection_behind_entities', 'Entities that search is behind on.', ({ behind }) => behind);
    gauge(
      'projection_behind_seconds',
      'How long the entity that waits longest has waited for search.',
      ({ oldestMillis = 0 }) => oldestMillis / 1000,
    );
    gauge('projection_rejected_entities', 'Entities whose search documents are refused.', ({ rejected }) => rejected);
    gauge('projection_failing', 'Whether the last projection failed.', ({ failing }) => Number(failing));
  }
}
