import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import type { SearchConfig } from '../../../foundation/config/index.js';
import {
  type EngineAnswer,
  type EngineClient,
  errorType,
  foreignIndex,
  indexUnavailable,
  isMadeFor,
  OWN_METADATA_FIELDS,
  OWN_SETTINGS,
  setUpRefused,
  shardsLost,
  unexpected,
} from '../../../foundation/engine-client/index.js';
import type { Series } from '../../series.js';
import {
  parseTimeseriesIndexName,
  requireTimeseriesIndexName,
  timeseriesIndexName,
} from '../../timeseries-index-name.js';
import { mappingProperties, missingProperties } from './engine-mapping.js';

/** Maximum number of names in one request: an engine accepts a path of 4,096 bytes. */
const NAMES_A_REQUEST = 40;

/**
 * How long a switch may wait for its turn on the engine's master, in milliseconds. Shorter than the lease of a task,
 * and together with the time limit of the request than writers wait.
 */
const SWITCH_MS = 5_000;

/** How long the engine may take to start the shards of a new index: on a full disk, it does not. */
const SHARD_PATIENCE = '20s';

/** The indices of one time series: the one in use, and others that a rebuild created or left behind. */
export interface SeriesIndices {
  readonly live: string | undefined;
  readonly others: readonly string[];
}

/**
 * The indices of time series. The first index of a series has the name of the series. A rebuilt index appends the time
 * of the rebuild, and the name becomes an alias. Values are written through a separate alias, because an engine creates
 * a missing index automatically, but never an alias.
 */
export class EngineIndices {
  private readonly made = new Map<string, Promise<void>>();
  private readonly prefix: string;

  constructor(
    private readonly client: EngineClient,
    private readonly config: SearchConfig,
  ) {
    this.prefix = config.indexPrefix === '' ? '' : `${config.indexPrefix}_`.toLowerCase();
  }

  /** Name of a series' index or alias for reads; undefined if the name is invalid for engines. */
  nameOf(entityType: string, aspectName: string): string | undefined {
    const name = timeseriesIndexName(entityType, aspectName);
    return name === undefined ? undefined : this.prefix + name;
  }

  /** Returns the name for writes to a series. Creates its index, or adds missing fields to it. */
  async ensure(series: Series): Promise<string> {
    const name = this.prefix + requireTimeseriesIndexName(series.entityType, series.aspect.name);
    const making = this.made.get(name) ?? this.make(name, series);
    this.made.set(name, making);
    try {
      await making;
    } catch (error) {
      this.made.delete(name);
      throw error;
    }
    return writeAlias(name);
  }

  /** Forgets a series' index because the engine reports that it does not exist. */
  forget(series: Series): void {
    this.made.delete(this.prefix + requireTimeseriesIndexName(series.entityType, series.aspect.name));
  }

  /**
   * Creates an index that is not yet visible, and returns the alias to fill it through: an engine creates a missing
   * index automatically, but never an alias, so that an index which another process has removed stays removed.
   */
  async createHidden(index: string, series: Series): Promise<string> {
    const answer = await this.create(index, series, { [fillAlias(index)]: { is_write_index: true } });
    if (answer.status !== 200) throw setUpRefused(`make the index ${index}`, answer);
    return fillAlias(index);
  }

  /** The indices of the series called `name`. */
  async of(name: string): Promise<SeriesIndices> {
    return (await this.ofAll([name])).get(name) ?? { live: undefined, others: [] };
  }

  /** The indices of each series, by name. */
  async ofAll(names: readonly string[]): Promise<ReadonlyMap<string, SeriesIndices>> {
    const found = new Map<string, SeriesIndices>();
    for (let from = 0; from < names.length; from += NAMES_A_REQUEST) {
      const some = names.slice(from, from + NAMES_A_REQUEST);
      const path = `/${some.map((name) => `${name}*`).join(',')}/_alias`;
      const answer = await this.client.request({ method: 'GET', path });
      if (answer.status !== 200 && answer.status !== 404) throw unexpected('tell the indices of time series', answer);
      for (const name of some) found.set(name, indicesOf(name, answer.status === 404 ? {} : answer.body));
    }
    return found;
  }

  /** Pattern of the names of all indices of time series. */
  get pattern(): string {
    return `${this.prefix}*aspect_v1*`;
  }

  /** See `parseTimeseriesIndexName`. */
  parse(index: string): ReturnType<typeof parseTimeseriesIndexName> {
    return parseTimeseriesIndexName(index, this.prefix.slice(0, -1));
  }

  /**
   * Replaces `live`, which is removed, with `index`, made by `createHidden`, in one step: readers and writers see
   * either the one or the other. When it throws, the engine has either switched or will not do so any more.
   */
  async replace(name: string, live: string, index: string): Promise<void> {
    const actions = [
      { remove_index: { index: live } },
      { remove: { index, alias: fillAlias(index) } },
      { add: { index, alias: name } },
      { add: { index, alias: writeAlias(name), is_write_index: true } },
    ];
    const query = { master_timeout: `${String(SWITCH_MS)}ms` };
    const request = { method: 'POST', path: '/_aliases', query, timeoutMs: 2 * SWITCH_MS, body: { actions } } as const;
    const answer = await this.client.request(request).catch(async (error: unknown) => {
      await wait(SWITCH_MS);
      throw error;
    });
    if (answer.status !== 200) throw unexpected(`switch ${name} to ${index}`, answer);
  }

  /** Removes an index if it exists. */
  async drop(index: string): Promise<void> {
    const answer = await this.client.request({ method: 'DELETE', path: `/${index}` });
    if (answer.status !== 200 && answer.status !== 404) throw unexpected(`remove the index ${index}`, answer);
  }

  /** Blocks writes to an index, after those in progress have ended, or allows them again. */
  async block(index: string, blocked: boolean): Promise<void> {
    const answer = await this.client.request(
      blocked
        ? { method: 'PUT', path: `/${index}/_block/write` }
        : { method: 'PUT', path: `/${index}/_settings`, body: { 'index.blocks.write': null } },
    );
    const isDone = answer.status === 200 && answer.body.acknowledged === true;
    if (!isDone) throw unexpected(`${blocked ? 'block' : 'unblock'} writes to ${index}`, answer);
  }

  private async make(name: string, series: Series): Promise<void> {
    const alias = { [writeAlias(name)]: { is_write_index: true } };
    const known = await this.client.request({ method: 'GET', path: `/${name}` });
    if (known.status === 200) return this.complete(known.body, name, series);
    if (known.status !== 404) throw unexpected(`tell of the index ${name}`, known);
    const answer = await this.create(name, series, alias);
    if (answer.status === 200) return;
    if (errorType(answer) !== 'resource_already_exists_exception') throw setUpRefused(`make the index ${name}`, answer);
    const made = await this.client.request({ method: 'GET', path: `/${name}` });
    await this.complete(made.body, name, series);
  }

  /**
   * Adds missing fields or the missing alias to an index, which a newer model or another product may leave behind. An
   * index of another owner stays as it is.
   */
  private async complete(known: JsonObject, name: string, series: Series): Promise<void> {
    for (const [index, about] of Object.entries(known)) {
      if (!isMadeFor(name, index)) throw indexUnavailable(foreignIndex(name, index));
      const mappings = isJsonObject(about) && isJsonObject(about.mappings) ? about.mappings : {};
      if (isJsonObject(mappings._source) && mappings._source.enabled === false) throw withoutSource(index);
      const present = isJsonObject(mappings.properties) ? mappings.properties : {};
      const properties = missingProperties(mappingProperties(series), present);
      if (properties !== undefined) {
        const answer = await this.client.request({ method: 'PUT', path: `/${index}/_mapping`, body: { properties } });
        if (answer.status !== 200) throw setUpRefused(`add fields to the index ${index}`, answer);
      }
      if (hasAlias(about, writeAlias(name))) continue;
      const actions = [{ add: { index, alias: writeAlias(name), is_write_index: true } }];
      const answer = await this.client.request({ method: 'POST', path: '/_aliases', body: { actions } });
      if (answer.status !== 200) throw setUpRefused(`add an alias to the index ${index}`, answer);
    }
  }

  /** Throws `ENGINE_UNAVAILABLE` if the new index does not get its shards. */
  private async create(index: string, series: Series, aliases: JsonObject): Promise<EngineAnswer> {
    const { shards, replicas, refreshSeconds } = this.config;
    const settings = {
      ...OWN_SETTINGS,
      number_of_shards: shards,
      number_of_replicas: replicas,
      refresh_interval: `${String(refreshSeconds)}s`,
    };
    const mappings = { ...OWN_METADATA_FIELDS, dynamic: false, properties: mappingProperties(series) };
    const body = { settings, mappings, aliases };
    const answer = await this.client.request({
      method: 'PUT',
      path: `/${index}`,
      query: { timeout: SHARD_PATIENCE },
      body,
    });
    if (answer.body.shards_acknowledged === false) throw shardsLost(index);
    return answer;
  }
}

/** Its values would be counted but never read again. */
function withoutSource(index: string): DomainError {
  return new DomainError(
    'ENGINE_UNAVAILABLE',
    `The index ${index} of the search engine does not keep values (_source is disabled): remove the index template that disables it, and the index.`,
  );
}

function writeAlias(name: string): string {
  return `${name}_write`;
}

function fillAlias(index: string): string {
  return `${index}_fill`;
}

function indicesOf(name: string, answer: JsonObject): SeriesIndices {
  const own = Object.entries(answer).filter(([index]) => isMadeFor(name, index));
  const live = own.find(([index, about]) => index === name || hasAlias(about, name))?.[0];
  return { live, others: own.map(([index]) => index).filter((index) => index !== live) };
}

function hasAlias(about: unknown, alias: string): boolean {
  return isJsonObject(about) && isJsonObject(about.aliases) && about.aliases[alias] !== undefined;
}
