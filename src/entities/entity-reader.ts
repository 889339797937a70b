import type { AspectRecord, AspectStore } from '../aspects/index.js';
import type { Actor, ReadableFields, ViewAuthorizer } from '../auth/index.js';
import { distinct } from '../foundation/common/distinct.js';
import { giveWay } from '../foundation/concurrency/give-way.js';
import { forbidden } from '../foundation/common/errors.js';
import type { JsonObject } from '../foundation/json/json.js';
import { entityTypeOfUrn } from '../foundation/common/urn.js';
import { pieces } from '../foundation/database/index.js';
import { type AspectValidator, fittingValue, isEntityUrn, type ModelRegistry } from '../model/index.js';
import { requireUrnOf } from './edits/urn-guard.js';
import type { EntityRef } from './entity-ref.js';

/** Dependencies of entity readers, the same for all requests. */
export interface EntityReaderParts {
  readonly store: AspectStore;
  readonly registry: ModelRegistry;
  /** Returns references with the GraphQL type of an entity. */
  readonly mappings: { refOf(urn: string): EntityRef | null };
  readonly validator: AspectValidator;
  readonly views: Pick<ViewAuthorizer, 'isOn' | 'mayView' | 'viewableOf'>;
  readonly fields: Pick<ReadableFields, 'records'>;
}

type Aspects = ReadonlyMap<string, AspectRecord>;

/** Number of entities per statement; reads yield to the event loop between statements. */
const PIECE = 200;

const NO_ASPECTS: Aspects = new Map();

/** Reads batches of entities for one actor. `EntityLoader` collects the batches. */
export class EntityReader {
  constructor(
    private readonly parts: EntityReaderParts,
    private readonly actor: Actor,
  ) {}

  /** Returns the requested aspects, in order; reads them in one SQL statement. */
  async aspects(keys: readonly { urn: string; aspectName: string }[]): Promise<(AspectRecord | undefined)[]> {
    const urns = distinct(keys.map((key) => key.urn));
    const names = distinct(keys.map((key) => key.aspectName));
    const found = await this.visible(urns, names);
    return keys.map(({ urn, aspectName }) => found.get(urn)?.get(aspectName));
  }

  /** See `EntityLoader.valueOf`. */
  valueOf(record: AspectRecord): JsonObject | undefined {
    const aspect = this.parts.registry.findAspect(record.aspect);
    if (aspect === undefined) return record.value;
    const value = fittingValue(aspect, record.value);
    return value === undefined ? undefined : this.parts.validator.withDefaults(aspect, value);
  }

  /** See `EntityLoader.isSecret`. */
  isSecret(record: AspectRecord): boolean {
    return this.parts.registry.findAspect(record.aspect)?.isSecret === true;
  }

  /** Returns all stored aspects of each urn, in order. */
  async allAspects(urns: readonly string[]): Promise<Aspects[]> {
    const found = await this.visible(urns);
    return urns.map((urn) => found.get(urn) ?? NO_ASPECTS);
  }

  /** Returns for each urn whether the entity exists, is not soft-deleted, and the actor may view it. */
  async live(urns: readonly string[]): Promise<boolean[]> {
    const live: boolean[] = [];
    for (const piece of pieces(urns, PIECE)) {
      await giveWay();
      const existing = await this.parts.store.existing(piece, { includeSoftDeleted: false });
      live.push(...(await Promise.all(piece.map(async (urn) => existing.has(urn) && this.canView(urn)))));
    }
    return live;
  }

  /** See `EntityLoader.key`. */
  key(urn: string): JsonObject {
    return this.parts.registry.entity(entityTypeOfUrn(urn)).keyOf(urn);
  }

  /** See `EntityLoader.ref`. */
  refOf(urn: string): EntityRef | null {
    return this.parts.mappings.refOf(urn);
  }

  /** See `EntityLoader.refIn`. */
  refIn(text: string): EntityRef | null {
    return isEntityUrn(this.parts.registry, text) ? this.refOf(text) : null;
  }

  /** See `EntityLoader.root`. */
  async root(entityType: string, urn: string): Promise<EntityRef | null> {
    requireUrnOf(entityType, urn, 'urn');
    this.parts.registry.entity(entityType).keyOf(urn);
    const canView = this.canView(urn);
    if (!(typeof canView === 'boolean' ? canView : await canView))
      throw forbidden(`Unauthorized to view entity: ${urn}`);
    return this.refOf(urn);
  }

  /** See `EntityLoader.isRestricted`. */
  get isRestricted(): boolean {
    return this.parts.views.isOn && !this.actor.isSystem;
  }

  /** See `EntityLoader.canView`. */
  canView(urn: string): boolean | Promise<boolean> {
    return this.parts.views.mayView(this.actor, urn);
  }

  /** See `EntityLoader.viewable`. */
  async viewable<Item>(items: readonly Item[], urnOf: (item: Item) => string): Promise<Item[]> {
    const seen = new Set(await this.parts.views.viewableOf(this.actor, items.map(urnOf)));
    return items.filter((item) => seen.has(urnOf(item)));
  }

  private async visible(urns: readonly string[], names?: readonly string[]): Promise<ReadonlyMap<string, Aspects>> {
    const { views, store, fields } = this.parts;
    const viewable = await views.viewableOf(this.actor, urns);
    if (viewable.length <= PIECE) {
      return viewable.length === 0 ? new Map() : fields.records(this.actor, await store.latest(viewable, names));
    }
    const found = new Map<string, Aspects>();
    for (const piece of pieces(viewable, PIECE)) {
      await giveWay();
      for (const [urn, aspects] of await store.latest(piece, names)) found.set(urn, aspects);
    }
    return fields.records(this.actor, found);
  }
}
