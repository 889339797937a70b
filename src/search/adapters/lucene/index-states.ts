import type { IndexCreator } from './index-creator.js';
import type { IndexNames } from './index-names.js';
import { newGeneration } from './index-names.js';
import { DomainError } from '../../../foundation/common/errors.js';
import type { IndexState } from './index-state.js';
import type { MetadataIndex } from './metadata-index.js';
import { propertyMapping } from './field-mapping.js';
import type { EngineClient } from '../../../foundation/engine-client/index.js';
import { dropIndices } from './index-catalog.js';
import type { PropertyValueType, SearchDocument } from '../../search-document.js';

const ATTEMPTS = 5;

/** Field name of a structured property, and the type of its values. */
type PropertyType = readonly [name: string, type: PropertyValueType];

/** Caches the state of the indices that are written to. Call `forget` for a state that is outdated. */
export class IndexStates {
  private readonly known = new Map<string, Promise<IndexState | undefined>>();

  constructor(
    private readonly client: EngineClient,
    private readonly names: IndexNames,
    private readonly creator: IndexCreator,
    private readonly metadata: MetadataIndex,
  ) {}

  /** The live index for documents of a type, created on first use. */
  async live(entityType: string): Promise<IndexState | undefined> {
    const alias = this.names.live(entityType);
    return this.once(alias, () =>
      this.creator.findOrCreate(entityType, alias, this.names.physical(entityType, newGeneration())),
    );
  }

  /**
   * The rebuild's index for documents of a type, created on first use; undefined if the rebuild no longer exists, or
   * its index is the live one already.
   */
  async building(entityType: string, rebuild: string): Promise<IndexState | undefined> {
    return this.once(this.names.building(entityType, rebuild), () => this.createBuilding(entityType, rebuild));
  }

  /** Adds structured properties of the documents to the index' mapping if they are missing. */
  async addProperties(state: IndexState, documents: readonly SearchDocument[]): Promise<void> {
    const types = new Map(documents.flatMap(({ propertyTypes }) => Object.entries(propertyTypes)));
    const unknown = [...types].filter(([name]) => !state.properties.has(name));
    if (unknown.length === 0) return;
    await this.addSome(state, unknown);
  }

  /**
   * Adds as many properties as the index takes, by halves. Returns false when it has no room for one more; then the
   * others are not tried.
   */
  private async addSome(state: IndexState, some: readonly PropertyType[]): Promise<boolean> {
    const outcome = await this.putProperties(state, some);
    if (outcome === 'added' || some.length === 1) {
      for (const [name, type] of some) state.properties.set(name, outcome === 'added' ? type : undefined);
      return outcome !== 'full';
    }
    const half = Math.ceil(some.length / 2);
    const hasRoom = (await this.addSome(state, some.slice(0, half))) && (await this.addSome(state, some.slice(half)));
    if (!hasRoom) for (const [name] of some) if (!state.properties.has(name)) state.properties.set(name, undefined);
    return hasRoom;
  }

  /** Drops an alias from the cache. */
  forget(alias: string): void {
    this.known.delete(alias);
  }

  /** Drops all states. */
  forgetAll(): void {
    this.known.clear();
  }

  private async createBuilding(entityType: string, rebuild: string): Promise<IndexState | undefined> {
    const alias = this.names.building(entityType, rebuild);
    const physical = this.names.physical(entityType, rebuild);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (!(await this.metadata.hasRebuild(rebuild))) {
        if (attempt > 0) await this.dropUnlessLive(entityType, physical);
        return undefined;
      }
      const found = await this.creator.find(entityType, alias);
      if (found !== undefined) return found;
      if (await this.isLive(entityType, physical)) return undefined;
      await this.creator.createBuilding(entityType, alias, physical);
    }
    throw new DomainError('ENGINE_UNAVAILABLE', `The index ${alias} is being removed: try again.`);
  }

  /** Between the two checks, the rebuild may have been discarded, or promoted together with this index. */
  private async dropUnlessLive(entityType: string, physical: string): Promise<void> {
    if (!(await this.isLive(entityType, physical))) await dropIndices(this.client, [physical]);
  }

  private async isLive(entityType: string, physical: string): Promise<boolean> {
    const live = await this.creator.find(entityType, this.names.live(entityType));
    return live?.physical === physical;
  }

  private putProperties(state: IndexState, some: readonly PropertyType[]): ReturnType<IndexCreator['addFields']> {
    const properties = Object.fromEntries(some.map(([name, type]) => [name, propertyMapping(type)]));
    return this.creator.addFields(state.physical, { structuredProperties: { properties } });
  }

  private once(alias: string, find: () => Promise<IndexState | undefined>): Promise<IndexState | undefined> {
    const known = this.known.get(alias);
    if (known !== undefined) return known;
    const found = find();
    this.known.set(alias, found);
    const forget = (): void => {
      if (this.known.get(alias) === found) this.known.delete(alias);
    };
    found.then((state) => {
      if (state === undefined) forget();
    }, forget);
    return found;
  }
}
