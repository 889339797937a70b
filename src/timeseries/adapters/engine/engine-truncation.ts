import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import { type EngineClient, type LostShards, unexpected } from '../../../foundation/engine-client/index.js';
import type { Series } from '../../series.js';
import type { TimeseriesTruncation, TruncationControl } from '../../timeseries-truncation.js';
import { assertTaskSucceeded, startDeleteByQuery } from './delete-by-query.js';
import { type Copy, copyDocuments } from './engine-copy.js';
import { totalOf } from './engine-document.js';
import type { EngineIndices } from './engine-indices.js';
import { search } from './engine-search.js';

/** Number of documents copied per step; some have many kilobytes. */
const STEP = 500;
const LARGEST_STEP = 10_000;
/** Number of catch-up rounds before writers are blocked for the last one. */
const ROUNDS = 5;
/** Maximum number of changes that the last round may copy while writers wait. */
const FEW = 500;
const POLL_MS = 200;
const RETRY_MS = 1_000;

/**
 * The last change of each shard, by sequence number, that all copies of the shard have applied together with all
 * earlier ones: a search may go to any copy.
 */
type Checkpoints = ReadonlyMap<string, number>;

/** Removes old values of one series. */
export class EngineTruncation {
  private done = 0;
  private total = 0;

  constructor(
    private readonly client: EngineClient,
    private readonly indices: EngineIndices,
    private readonly lost: Pick<LostShards, 'refuse'>,
    private readonly name: string,
    private readonly series: Series,
    private readonly truncation: TimeseriesTruncation,
    private readonly control: TruncationControl,
  ) {}

  /** Runs the whole truncation. Throws `ENGINE_UNAVAILABLE` at once if the index lacks a shard. */
  async run(): Promise<void> {
    const { live, others } = await this.indices.of(this.name);
    if (live === undefined) return;
    for (const left of others) await this.indices.drop(left);
    if (live === this.control.checkpoint) return;
    await this.indices.block(live, false);
    this.control.signal.throwIfAborted();
    await this.lost.refuse([live]);
    if (this.truncation.strategy === 'delete') await this.deleteOld(live);
    else await this.rebuild(live);
  }

  private async deleteOld(live: string): Promise<void> {
    await this.refresh(live);
    const query = timeRange({ lte: this.truncation.endTimeMillis });
    const task = await startDeleteByQuery(this.client, live, query, this.truncation.batchSize);
    try {
      while (!(await this.isDeleted(task))) await wait(POLL_MS, undefined, { signal: this.control.signal });
    } catch (error) {
      await this.client.request({ method: 'POST', path: `/_tasks/${task}/_cancel` });
      this.control.signal.throwIfAborted();
      throw error;
    }
  }

  private async isDeleted(task: string): Promise<boolean> {
    this.control.signal.throwIfAborted();
    const answer = await this.client.request({ method: 'GET', path: `/_tasks/${task}` });
    if (answer.status !== 200) throw unexpected(`tell of the task ${task}`, answer);
    const about = isJsonObject(answer.body.task) ? answer.body.task : {};
    const { total, deleted } = isJsonObject(about.status) ? about.status : {};
    this.control.progress({ total: Number(total ?? 0), done: Number(deleted ?? 0) });
    if (answer.body.completed !== true) return false;
    assertTaskSucceeded(answer.body);
    return true;
  }

  /** Copies while values arrive, then catches up, then blocks writers and copies the rest; then switches. */
  private async rebuild(live: string): Promise<void> {
    const target = `${this.name}_${String(Date.now())}`;
    await this.control.save(target);
    try {
      await this.fill(live, target);
    } catch (error) {
      if (!(await this.untilDone(() => this.giveUp(live, target)))) throw error;
    }
  }

  private async fill(live: string, target: string): Promise<void> {
    const copy = this.copy(live, await this.indices.createHidden(target, this.series));
    let seen = await this.checkpoints(live);
    await this.refresh(live);
    const kept = keptAfter(this.truncation.endTimeMillis);
    this.total = await this.count(live, kept);
    await copyDocuments(this.client, copy, kept);
    for (let round = 0; round < ROUNDS; round += 1) {
      const now = await this.checkpoints(live);
      await this.copyChanges(copy, seen, now);
      if (changesBetween(seen, now) < FEW) break;
      seen = now;
    }
    await this.indices.block(live, true);
    await this.copyChanges(copy, seen, await this.checkpoints(live, 'max_seq_no'));
    await this.checkWhole(live, target, kept);
    await this.control.save(target);
    await this.indices.replace(this.name, live, target);
  }

  /**
   * Throws unless the new index holds as many of the values to keep as the one in use, which takes no writes now. It
   * may hold more while a delete has reached only the index in use.
   */
  private async checkWhole(live: string, target: string, kept: JsonObject): Promise<void> {
    await this.refresh(live);
    await this.refresh(target);
    const [wanted, found] = [await this.count(live, kept), await this.count(target, kept)];
    if (found >= wanted) return;
    throw new DomainError(
      'ENGINE_UNAVAILABLE',
      `The new index of ${this.name} has ${String(found)} of ${String(wanted)} values, so it was not put into use. ` +
        'Start the truncation again.',
    );
  }

  /**
   * Leaves the index in use as it was, unless another run has removed the new index, so that writers are blocked by
   * that run. Returns true if the switch took effect although it reported a failure. The engine serves changes of
   * indices one after the other: if it allows writes again, it has not switched meanwhile.
   */
  private async giveUp(live: string, target: string): Promise<boolean> {
    const { live: inUse, others } = await this.indices.of(this.name);
    if (inUse !== live || !others.includes(target)) return inUse === target;
    await this.indices.block(live, false);
    await this.indices.drop(target);
    return false;
  }

  /** Waits for an engine that is down, because writers may be blocked, unless the process must stop. */
  private async untilDone<T>(work: () => Promise<T>): Promise<T> {
    const { ending = this.control.signal } = this.control;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (ending.aborted) throw error;
        await wait(RETRY_MS);
      }
    }
  }

  private async count(index: string, query: JsonObject): Promise<number> {
    return totalOf(await search(this.client, index, { query, size: 0, track_total_hits: true }));
  }

  private async copyChanges(copy: Copy, after: Checkpoints, until: Checkpoints): Promise<void> {
    if (changesBetween(after, until) === 0) return;
    await this.refresh(copy.from);
    for (const [shard, lte] of until) {
      const query = { range: { _seq_no: { gt: after.get(shard) ?? -1, lte } } };
      await copyDocuments(this.client, copy, query, shard);
    }
  }

  private copy(from: string, to: string): Copy {
    const copied = (documents: number): void => {
      this.done += documents;
      this.control.progress({ total: Math.max(this.total, this.done), done: this.done });
    };
    const batchSize = Math.min(this.truncation.batchSize ?? STEP, LARGEST_STEP);
    return { from, to, batchSize, signal: this.control.signal, copied };
  }

  /** `max_seq_no`, the last change of all, is reliable only while writes are blocked. */
  private async checkpoints(
    index: string,
    kind: 'global_checkpoint' | 'max_seq_no' = 'global_checkpoint',
  ): Promise<Checkpoints> {
    const answer = await this.client.request({
      method: 'GET',
      path: `/${index}/_stats`,
      query: { level: 'shards', filter_path: 'indices.*.shards.*.seq_no,indices.*.shards.*.routing' },
    });
    const indices = isJsonObject(answer.body.indices) ? answer.body.indices : {};
    const about = indices[index];
    if (answer.status !== 200 || !isJsonObject(about) || !isJsonObject(about.shards))
      throw unexpected(`tell the state of the index ${index}`, answer);
    return new Map(Object.entries(about.shards).map(([shard, copies]) => [shard, ofPrimary(copies, kind)]));
  }

  private async refresh(index: string): Promise<void> {
    const answer = await this.client.request({ method: 'POST', path: `/${index}/_refresh` });
    if (answer.status !== 200) throw unexpected(`refresh the index ${index}`, answer);
  }
}

function ofPrimary(copies: unknown, kind: string): number {
  const primary = (Array.isArray(copies) ? copies : []).find(
    (copy: unknown) => isJsonObject(copy) && isJsonObject(copy.routing) && copy.routing.primary === true,
  ) as JsonObject | undefined;
  return primary !== undefined && isJsonObject(primary.seq_no) ? Number(primary.seq_no[kind]) : -1;
}

function changesBetween(after: Checkpoints, until: Checkpoints): number {
  return [...until].reduce((sum, [shard, number]) => sum + number - (after.get(shard) ?? -1), 0);
}

function keptAfter(endTimeMillis: number): JsonObject {
  return Number.isFinite(endTimeMillis) ? timeRange({ gt: endTimeMillis }) : { match_all: {} };
}

function timeRange(bounds: JsonObject): JsonObject {
  return { range: { timestampMillis: { ...bounds, format: 'epoch_millis' } } };
}
