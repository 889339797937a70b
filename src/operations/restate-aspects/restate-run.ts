import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  AspectScanner,
  ChangeFeed,
  PUBLISHED_CHANGES,
  type ScanFilter,
  ValueRestatement,
} from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { pause } from '../../foundation/concurrency/pause.js';
import { PublicationStore } from '../../ingestion/index.js';
import type { RestoreRequest } from '../../projection/index.js';
import type { TaskControl } from '../task-status/task.js';

/** Most rows whose entities are locked at once. */
const MOST_AT_ONCE = 500;

/** How often the position of the publication is examined, in milliseconds. */
const POLL_INTERVAL_MS = 50;

/** A place that everything follows. */
const ANY_PLACE = 0;

/** What a task restates, as its parameters store it. */
export interface Restatement {
  readonly filter: ScanFilter;
  readonly start: number;
  readonly after?: { readonly urn: string; readonly aspectName: string };
  readonly limit?: number;
  readonly batchSize: number;
}

/** How far a task is; also its checkpoint. */
export interface RestateTally {
  readonly rowsDone: number;
  readonly restated: number;
  readonly ignored: number;
  readonly lastUrn: string;
  readonly lastAspect: string;
}

const NOTHING_DONE: RestateTally = { rowsDone: 0, restated: 0, ignored: 0, lastUrn: '', lastAspect: '' };

/** The part of checked arguments that a task needs. */
export function restatementOf({ filter, start, after, limit, chunkRows }: RestoreRequest): Restatement {
  return {
    filter,
    start,
    ...(after !== undefined && { after }),
    ...(limit !== undefined && { limit }),
    batchSize: Math.min(chunkRows, MOST_AT_ONCE),
  };
}

/**
 * Restates the rows of a task, batch by batch, after the publication has begun: it leaves out what is older. A batch is
 * begun when the one before the last is published, so that live changes wait for two batches at most, and a broker that
 * is down stops the task.
 */
@Injectable()
export class RestateRun {
  constructor(
    private readonly values: ValueRestatement,
    private readonly scanner: AspectScanner,
    private readonly feed: ChangeFeed,
    private readonly clock: Clock,
    @Optional() @Inject(PublicationStore) private readonly publication: PublicationStore | undefined,
  ) {}

  /** Whether this service publishes changes. */
  get isPossible(): boolean {
    return this.publication !== undefined;
  }

  /**
   * Resolves once everything is published. Rejects with the reason of an aborted signal, and with
   * `ENGINE_UNAVAILABLE`.
   */
  async run(task: Restatement, control: TaskControl): Promise<void> {
    const { signal, checkpoint } = control;
    signal.throwIfAborted();
    let tally = checkpoint === undefined ? NOTHING_DONE : (JSON.parse(checkpoint) as RestateTally);
    const rowsTotal = await this.rowsOf(task);
    const report = (): void => control.progress({ ...tally, rowsTotal } satisfies JsonObject);
    const pending: number[] = [];
    for (;;) {
      report();
      await this.published(pending.length < 2 ? ANY_PLACE : (pending.shift() ?? ANY_PLACE), signal);
      const next = await this.batch(task, tally);
      if (next === undefined) break;
      tally = next;
      await control.save(JSON.stringify(tally));
      pending.push((await this.feed.placeAt(this.clock.now(), PUBLISHED_CHANGES)).place);
    }
    await this.published(pending.at(-1) ?? ANY_PLACE, signal);
    report();
  }

  /** The tally after the next batch; undefined where there is none. */
  private async batch(task: Restatement, tally: RestateTally): Promise<RestateTally | undefined> {
    const { filter, limit = Infinity, batchSize } = task;
    const most = Math.min(batchSize, limit - tally.rowsDone);
    if (most <= 0) return undefined;
    const after = await this.positionOf(task, tally);
    if (after === 'beyond') return undefined;
    const range = { filter, ...(after !== undefined && { after }) };
    const { restated, ignored, last } = await this.values.restate(range, most, SYSTEM_ACTOR.urn);
    if (last === undefined) return undefined;
    return {
      rowsDone: tally.rowsDone + restated + ignored,
      restated: tally.restated + restated,
      ignored: tally.ignored + ignored,
      lastUrn: last.urn,
      lastAspect: last.aspectName,
    };
  }

  private async positionOf({ filter, start, after }: Restatement, { lastUrn, lastAspect }: RestateTally) {
    if (lastUrn !== '') return { urn: lastUrn, aspectName: lastAspect };
    if (after !== undefined) return after;
    const located = await this.scanner.locate(filter, start);
    return located.isBeyond ? 'beyond' : located.after;
  }

  private async rowsOf({ filter, start, after, limit = Infinity }: Restatement): Promise<number> {
    const rows = await this.scanner.count(filter, after);
    return Math.min(Math.max(0, rows - (after === undefined ? start : 0)), limit);
  }

  /** Waits until the publication has begun, and until everything up to a place is published. */
  private async published(place: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.publication === undefined)
      throw new DomainError('CONFLICT', 'This process has no message bus. Set KAFKA_BOOTSTRAP_SERVER.');
    for (;;) {
      const reached = await this.publication.place();
      if (reached !== undefined && reached.place >= place) return;
      await pause(POLL_INTERVAL_MS, signal);
      signal.throwIfAborted();
    }
  }
}
