import { HOUR_MS } from '../../../foundation/common/durations.js';
import { DomainError } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import type { SearchConfig } from '../../../foundation/config/index.js';
import { type EngineClient, nameLists, unexpected } from '../../../foundation/engine-client/index.js';
import { type CatalogEntry, dropIndices, indexCatalog, requireOwn } from './index-catalog.js';
import { ageMs, type IndexNames, newGeneration } from './index-names.js';
import { liveSettings } from './index-settings.js';
import type { IndexStates } from './index-states.js';
import type { MetadataIndex } from './metadata-index.js';
import type { StoredDocuments } from './stored-documents.js';

const ATTEMPTS = 3;
/** Number of indices created at once; the engines combine several into one cluster state update. */
const MADE_TOGETHER = 8;
/**
 * Age from which an index without an alias counts as abandoned, in milliseconds. A process gives a new live index its
 * alias within a minute or two; an hour leaves room for the difference between the clocks of two replicas.
 */
const ABANDONED_MS = HOUR_MS;

/** Builds indices beside the live ones and swaps them. */
export class Rebuilds {
  constructor(
    private readonly client: EngineClient,
    private readonly names: IndexNames,
    private readonly states: IndexStates,
    private readonly metadata: MetadataIndex,
    private readonly stored: StoredDocuments,
    private readonly config: SearchConfig,
  ) {}

  /**
   * Begins an empty rebuild and returns its id. It gets an index for each live type; indices for other types are
   * created on the first write. Throws `CONFLICT` if it would replace an index of another owner.
   */
  async begin(): Promise<string> {
    const catalog = await this.ownCatalog();
    const rebuild = newGeneration();
    await this.metadata.addRebuild(rebuild);
    await this.make(
      rebuild,
      catalog.filter(({ isLive }) => isLive),
    );
    return rebuild;
  }

  /** Rebuilds that still exist, at least in part. */
  async list(): Promise<readonly string[]> {
    const catalog = await indexCatalog(this.client, this.names);
    const begun = await this.metadata.rebuilds();
    const remains = catalog.flatMap(({ rebuilds, replacedBy }) => [...rebuilds, ...replacedBy]);
    return [...new Set([...begun, ...remains])].sort();
  }

  /**
   * Swaps the live indices for those of the rebuild in one step, and removes the old ones. Completes a swap that was
   * interrupted after that step. Throws `CONFLICT` if it would replace an index of another owner.
   */
  async promote(rebuild: string): Promise<void> {
    if (!(await this.metadata.hasRebuild(rebuild)) && !(await this.isPromoted(rebuild)))
      throw new DomainError(
        'NOT_FOUND',
        `There is no rebuild ${rebuild}: it has been discarded, or replaced by another.`,
      );
    for (let attempt = 1; !(await this.isPromoted(rebuild)); attempt += 1) {
      if (attempt > ATTEMPTS)
        throw new DomainError('ENGINE_UNAVAILABLE', 'The indices changed while they were being swapped: try again.');
      const catalog = await this.complete(rebuild);
      const built = catalog.filter((entry) => entry.rebuilds.includes(rebuild));
      await this.open(built);
      if (built.length === 0 || (await this.exchange(rebuild, catalog, built))) break;
    }
    await this.remove(rebuild, this.names.pattern);
  }

  /**
   * Removes the rebuild, its indices unless they are live, and those that it has replaced. Once it has begun, no
   * exchange can make the indices live any more, also none whose response was lost before it took effect.
   */
  async discard(rebuild: string): Promise<void> {
    await this.remove(rebuild, (await this.seal(rebuild)) ? this.names.metadata : this.names.pattern);
  }

  /**
   * Decides that the rebuild is not exchanged, in one step; returns false if it has been. An alias has at most one
   * index for writes, so that of this request and the exchange, which both give it one, only the first can succeed.
   */
  private async seal(rebuild: string): Promise<boolean> {
    const add = { index: this.names.metadata, alias: this.names.fate(rebuild), is_write_index: true };
    const answer = await this.client.request({ method: 'POST', path: '/_aliases', body: { actions: [{ add }] } });
    if (answer.status === 200 || answer.status === 404) return true;
    if (await this.isPromoted(rebuild)) return false;
    throw unexpected('decide about a rebuild', answer);
  }

  /**
   * Removes what the rebuild leaves, and the alias of its outcome from the indices called `decided`. Removes abandoned
   * indices, too, but no index that another process is creating: that index may get its alias and its first documents
   * at any moment, also between the listing of the indices and their removal.
   */
  private async remove(rebuild: string, decided: string): Promise<void> {
    this.states.forgetAll();
    await this.metadata.removeRebuild(rebuild);
    const catalog = await indexCatalog(this.client, this.names);
    const own = catalog.filter(({ isOwn, isLive }) => isOwn && !isLive);
    const left = own.filter((entry) => belongsTo(entry, rebuild) || isAbandoned(entry));
    await dropIndices(
      this.client,
      left.map(({ name }) => name),
    );
    const path = `/${encodeURIComponent(decided)}/_alias/${this.names.fate(rebuild)}`;
    const answer = await this.client.request({ method: 'DELETE', path });
    if (answer.status !== 200 && answer.status !== 404) throw unexpected('remove an alias', answer);
  }

  private async isPromoted(rebuild: string): Promise<boolean> {
    const catalog = await indexCatalog(this.client, this.names);
    return catalog.some(({ name, entityType, isLive }) => isLive && name === this.names.physical(entityType, rebuild));
  }

  /** Creates an index of the rebuild for every live type, so that writers need not create any during the swap. */
  private async complete(rebuild: string): Promise<readonly CatalogEntry[]> {
    const before = await this.ownCatalog();
    const built = new Set(
      before.filter(({ rebuilds }) => rebuilds.includes(rebuild)).map(({ entityType }) => entityType),
    );
    const missing = before.filter(({ isLive, entityType }) => isLive && !built.has(entityType));
    await this.make(rebuild, missing);
    return missing.length === 0 ? before : this.ownCatalog();
  }

  private async ownCatalog(): Promise<readonly CatalogEntry[]> {
    const catalog = await indexCatalog(this.client, this.names);
    requireOwn(catalog, this.names, 'CONFLICT');
    return catalog;
  }

  private async make(rebuild: string, entries: readonly CatalogEntry[]): Promise<void> {
    for (let from = 0; from < entries.length; from += MADE_TOGETHER) {
      const part = entries.slice(from, from + MADE_TOGETHER);
      await Promise.all(part.map(({ entityType }) => this.states.building(entityType, rebuild)));
    }
  }

  private async open(built: readonly CatalogEntry[]): Promise<void> {
    for (const list of nameLists(built.map(({ name }) => name))) {
      const answer = await this.client.request({
        method: 'PUT',
        path: `/${list}/_settings`,
        body: { index: liveSettings(this.config) },
      });
      if (answer.status !== 200) throw unexpected('set up an index', answer);
    }
    await this.stored.refreshFilled(built);
  }

  private async exchange(
    rebuild: string,
    catalog: readonly CatalogEntry[],
    built: readonly CatalogEntry[],
  ): Promise<boolean> {
    const replaced = catalog.filter((entry) => entry.isLive && !built.includes(entry));
    const [first] = built.map(({ name }) => ({ index: name, alias: this.names.fate(rebuild), is_write_index: true }));
    const actions = [
      { add: first },
      ...replaced.flatMap((entry) => this.replacing(rebuild, entry)),
      ...built.flatMap(({ name, entityType }) => [
        { remove: { index: name, alias: this.names.building(entityType, rebuild) } },
        { add: { index: name, alias: this.names.live(entityType), is_write_index: true } },
      ]),
    ];
    const answer = await this.client.request({ method: 'POST', path: '/_aliases', body: { actions } });
    return answer.status === 200;
  }

  private replacing(rebuild: string, { name, entityType, isConcrete }: CatalogEntry): readonly JsonObject[] {
    if (isConcrete) return [{ remove_index: { index: name } }];
    return [
      { remove: { index: name, alias: this.names.live(entityType) } },
      { add: { index: name, alias: this.names.replaced(entityType, rebuild) } },
    ];
  }
}

function belongsTo({ rebuilds, replacedBy }: CatalogEntry, rebuild: string): boolean {
  return rebuilds.includes(rebuild) || replacedBy.includes(rebuild);
}

function isAbandoned({ name, rebuilds, replacedBy }: CatalogEntry): boolean {
  return rebuilds.length === 0 && replacedBy.length === 0 && ageMs(name) > ABANDONED_MS;
}
