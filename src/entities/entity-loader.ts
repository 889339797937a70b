import DataLoader from 'dataloader';
import type { AspectRecord } from '../aspects/index.js';
import { giveWay } from '../foundation/concurrency/give-way.js';
import { requestOrigin } from '../foundation/requests/request-origin.js';
import type { JsonObject } from '../foundation/json/json.js';
import type { AspectDeclaration, ValueOf } from '../model/index.js';
import type { EntityRef } from './entity-ref.js';
import type { EntityReader } from './entity-reader.js';
import { ASPECT_WORK, DEFAULT_WORK_LIMITS, WorkBudget, type WorkLimits } from './work-budget.js';

interface AspectKey {
  readonly urn: string;
  readonly aspectName: string;
}

type Aspects = ReadonlyMap<string, AspectRecord>;

/** Resolved, for work after the promises that are about to continue. */
const NOW = Promise.resolve();

const cacheKeyOf = ({ urn, aspectName }: AspectKey): string => `${aspectName} ${urn}`;

/** Limits of one request. */
export interface LoadLimits extends WorkLimits {
  /** Maximum number of levels of parents to follow. */
  readonly parentDepth: number;
  /** Maximum number of distinct entities that `relationships` may visit. */
  readonly visitedUrns: number;
}

/** DataHub's limits. */
const LIMITS: LoadLimits = { parentDepth: 50, visitedUrns: 20_000, ...DEFAULT_WORK_LIMITS };

/**
 * Loads entities for one request. Combines the loads of a tick into one SQL statement, and reads only the aspects that
 * the selected fields need, once per request. Mutations clear the cache.
 */
export class EntityLoader {
  private visited: Set<string> | undefined;
  private readonly aspects: DataLoader<AspectKey, AspectRecord | undefined, string>;
  private whole: DataLoader<string, Aspects> | undefined;
  private live: DataLoader<string, boolean> | undefined;

  constructor(
    private readonly reader: EntityReader,
    private readonly limits: LoadLimits = LIMITS,
    /** Counts the work of the request. */
    readonly work: WorkBudget = new WorkBudget(limits),
  ) {
    this.aspects = new DataLoader((keys) => this.charged(keys, () => reader.aspects(keys)), {
      cacheKeyFn: cacheKeyOf,
      batchScheduleFn: afterOthers,
    });
  }

  /** Returns the latest row of one aspect; undefined if the aspect is not stored or the actor may not view it. */
  aspect(urn: string, aspectName: string): Promise<AspectRecord | undefined> {
    return this.aspects.load({ urn, aspectName });
  }

  /** Returns the latest value of one aspect as `valueOf` does; undefined if the aspect is not stored. */
  async value<Aspect extends AspectDeclaration>(urn: string, aspect: Aspect): Promise<ValueOf<Aspect> | undefined> {
    const record = await this.aspect(urn, aspect.name);
    return record === undefined ? undefined : this.valueOf(record, aspect);
  }

  /**
   * Returns the value of a row of `aspect` with the model's defaults, and without what another program stored under a
   * wrong type; undefined if a required field is absent. The value is shared: never change it.
   */
  valueOf<Aspect extends AspectDeclaration>(record: AspectRecord, _aspect: Aspect): ValueOf<Aspect> | undefined {
    return this.reader.valueOf(record) as ValueOf<Aspect> | undefined;
  }

  /**
   * Returns all stored aspects of an entity by name; empty for unknown entities. More expensive than `aspect`: use it
   * only if all aspects are needed.
   */
  allAspects(urn: string): Promise<Aspects> {
    this.whole ??= new DataLoader((urns) => this.charged(urns, () => this.reader.allAspects(urns)), {
      batchScheduleFn: afterOthers,
    });
    return this.whole.load(urn);
  }

  /** Returns whether the aspect is secret: no API may return it. */
  isSecret(record: AspectRecord): boolean {
    return this.reader.isSecret(record);
  }

  /** Returns whether the entity exists, is not soft-deleted, and the actor may view it. */
  exists(urn: string): Promise<boolean> {
    this.live ??= new DataLoader((urns) => this.charged(urns, () => this.reader.live(urns)), {
      batchScheduleFn: afterOthers,
    });
    return this.live.load(urn);
  }

  /**
   * Returns the key aspect of an entity, derived from the urn. Throws `MALFORMED_URN` if the urn does not fit the key.
   */
  key(urn: string): JsonObject {
    return this.reader.key(urn);
  }

  /** Returns a reference to the entity `urn`; null if its entity type has no GraphQL type. */
  ref(urn: string): EntityRef | null {
    return this.reader.refOf(urn);
  }

  /**
   * Returns a reference to the entity `urn`; null if `ref` would return null, the aspect is not stored, or the actor
   * may not view the entity. For types with required fields that come from the aspect.
   */
  async refWith(urn: string, aspect: AspectDeclaration): Promise<EntityRef | null> {
    const record = await this.aspect(urn, aspect.name);
    return record === undefined || this.reader.valueOf(record) === undefined ? null : this.ref(urn);
  }

  /**
   * Returns a reference to the entity that a text names which need not be a urn, such as the value of a property; null
   * if it is not a urn that fits the key of its entity type, or `ref` would return null.
   */
  refIn(text: string): EntityRef | null {
    return this.reader.refIn(text);
  }

  /**
   * Returns the reference for a root field. Throws `MALFORMED_URN`, `INVALID_ARGUMENT` unless the urn names an entity
   * of type `entityType`, and `FORBIDDEN` if the actor may not view the entity.
   */
  root(entityType: string, urn: string): Promise<EntityRef | null> {
    return this.reader.root(entityType, urn);
  }

  /** The same for types as in `refWith`; null if the aspect is not stored. */
  async rootWith(entityType: string, urn: string, aspect: AspectDeclaration): Promise<EntityRef | null> {
    const ref = await this.root(entityType, urn);
    return ref === null ? null : this.refWith(urn, aspect);
  }

  /** Whether some entities may be hidden from the actor. */
  get isRestricted(): boolean {
    return this.reader.isRestricted;
  }

  /** Whether the actor may view the entity; always true unless view authorization is on. */
  canView(urn: string): boolean | Promise<boolean> {
    return this.reader.canView(urn);
  }

  /** Returns the `items`, in order, whose entity (`urnOf`) the actor may view. */
  viewable<Item>(items: readonly Item[], urnOf: (item: Item) => string): Promise<Item[]> {
    return this.reader.viewable(items, urnOf);
  }

  /** Maximum number of levels of parents that a field follows. */
  get parentDepth(): number {
    return this.limits.parentDepth;
  }

  /** Whether `relationships` have visited the maximum number of distinct entities. */
  get hasVisitedEnough(): boolean {
    return (this.visited?.size ?? 0) >= this.limits.visitedUrns;
  }

  /** Records entities that `relationships` visit. */
  visit(urns: Iterable<string>): void {
    this.visited ??= new Set();
    for (const urn of urns) this.visited.add(urn);
  }

  /** Clears the cache, so that reads return what a mutation wrote. */
  clear(): void {
    this.aspects.clearAll();
    this.whole = undefined;
    this.live = undefined;
  }

  /** Rejects when the time is up. DataLoader would report what a batch throws as a defect of the batch. */
  private async charged<Value>(keys: readonly unknown[], read: () => Promise<Value>): Promise<Value> {
    this.work.charge(keys.length * ASPECT_WORK);
    const turn = giveWay();
    if (turn !== undefined) await turn;
    return read();
  }
}

/**
 * Dispatches a batch once the promises of this turn have continued, as DataLoader does by itself, and the execution of
 * the request does not pause among them.
 */
function afterOthers(dispatch: () => void): void {
  const batches = requestOrigin()?.batches;
  void NOW.then(() => {
    process.nextTick(() => {
      if (batches === undefined) dispatch();
      else batches.whenFree(dispatch);
    });
  });
}
