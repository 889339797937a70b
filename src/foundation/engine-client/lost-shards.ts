import { isJsonObject } from '../json/json.js';
import type { EngineClient } from './engine-client.js';
import { shardsLost, unexpected } from './response-errors.js';
import { nameLists } from './name-lists.js';

/** How old the state of an index may be, in milliseconds. */
const MAX_AGE_MS = 1_000;

/** How long a shard may be gone before its index counts as lost, in milliseconds: a restart of a node takes seconds. */
const PATIENCE_MS = 5_000;

/**
 * Maximum time between two looks at an index that both miss a shard, in milliseconds, for it to have been gone in
 * between: documents that wait for it are tried again every ten seconds.
 */
const SAME_LOSS_MS = 15_000;

/** The user of the service may lack the privilege to see the state of indices. */
const FORBIDDEN = 403;

interface Seen {
  readonly at: number;
  /** When a shard was first found to be gone; undefined = all are there. */
  readonly goneSince: number | undefined;
}

/**
 * Knows which indices lack a primary shard. The engines let a refresh wait a minute for it, and a bulk request as long
 * as its time limit, together with everything in the request that concerns other indices.
 */
export class LostShards {
  private readonly seen = new Map<string, Seen>();

  constructor(private readonly client: Pick<EngineClient, 'request'>) {}

  /** Those of `names`, of indices or aliases, that lacked a shard at most a second ago; missing indices lack none. */
  async among(names: readonly string[]): Promise<ReadonlySet<string>> {
    const oldest = performance.now() - MAX_AGE_MS;
    await this.look(names.filter((name) => (this.seen.get(name)?.at ?? -Infinity) < oldest));
    return new Set(names.filter((name) => this.seen.get(name)?.goneSince !== undefined));
  }

  /** Those of `names` that have lacked a shard for some seconds. */
  async lasting(names: readonly string[]): Promise<ReadonlySet<string>> {
    const gone = await this.among(names);
    const latest = performance.now() - PATIENCE_MS;
    return new Set([...gone].filter((name) => (this.seen.get(name)?.goneSince ?? Infinity) <= latest));
  }

  /** Throws `ENGINE_UNAVAILABLE` if one of `names` lacks a shard. */
  async refuse(names: readonly string[]): Promise<void> {
    const [first] = await this.among(names);
    if (first !== undefined) throw shardsLost(first);
  }

  /** Throws `ENGINE_UNAVAILABLE` if one of `names` has lacked a shard for some seconds. */
  async refuseLasting(names: readonly string[]): Promise<void> {
    const [first] = await this.lasting(names);
    if (first !== undefined) throw shardsLost(first);
  }

  /**
   * Throws `ENGINE_UNAVAILABLE` if one of `names` has lacked a shard for some seconds. Looks only at those that lacked
   * one when they were last looked at, so that it costs nothing while all are whole.
   */
  async refuseKnown(names: readonly string[]): Promise<void> {
    const gone = names.filter((name) => this.seen.get(name)?.goneSince !== undefined);
    if (gone.length > 0) await this.refuseLasting(gone);
  }

  /** The indices that lack a shard, among names or patterns separated by commas, as they are now. */
  async red(names: string): Promise<readonly string[]> {
    const answer = await this.client.request({
      method: 'GET',
      path: `/_cluster/health/${names}`,
      query: { level: 'indices', local: true, timeout: '0s', filter_path: 'indices.*.status' },
      handles: [FORBIDDEN],
    });
    if (answer.status === FORBIDDEN) return [];
    // A missing index makes it 408.
    if (answer.status !== 200 && answer.status !== 408) throw unexpected('tell the health of its indices', answer);
    const indices = Object.entries(isJsonObject(answer.body.indices) ? answer.body.indices : {});
    return indices.filter(([, index]) => isJsonObject(index) && index.status === 'red').map(([name]) => name);
  }

  /** Must be called when other indices have taken the place of those that aliases led to. */
  forget(): void {
    this.seen.clear();
  }

  private async look(names: readonly string[]): Promise<void> {
    for (const list of nameLists(names)) {
      const isWhole = await this.areWhole(list);
      const some = list.split(',');
      const whole =
        isWhole || some.length === 1
          ? some.map(() => isWhole)
          : await Promise.all(some.map((name) => this.areWhole(name)));
      some.forEach((name, at) => this.note(name, whole[at] === true));
    }
  }

  private note(name: string, isWhole: boolean): void {
    const at = performance.now();
    const known = this.seen.get(name);
    const since = known === undefined || at - known.at > SAME_LOSS_MS ? at : (known.goneSince ?? at);
    this.seen.set(name, { at, goneSince: isWhole ? undefined : since });
  }

  /** Whether all shards of the existing ones among `names`, separated by commas, are there. */
  private async areWhole(names: string): Promise<boolean> {
    return (await this.red(names)).length === 0;
  }
}
