import DataLoader from 'dataloader';
import type { AspectRecord } from '../aspects/index.js';
import { giveWay } from '../foundation/common/give-way.js';
import type { JsonObject } from '../foundation/common/json.js';
import type { AspectDeclaration, ValueOf } from '../model/index.js';
import type { EntityRef } from './entity-ref.js';
import type { EntityReader } from './entity-reader.js';
import { ASPECT_WORK, DEFAULT_WORK_LIMITS, WorkBudget, type WorkLimits } from './work-budget.js';

interface AspectKey {
  readonly urn: string;
  readonly aspectName: string;
}

type Aspects = ReadonlyMap<string, AspectRecord>;

const cacheKeyOf = ({ urn, aspectName }: AspectKey): string => `${aspectName} ${urn}`;

/** How far one request may go. */
export interface LoadLimits extends WorkLimits {
  /** Levels of parents that are followed upwards. */
  readonly parentDepth: number;
  /** Entities that `relationships` visit. */
  readonly visitedUrns: number;
}

/** DataHub's limits. */
const LIMITS: LoadLimits = { parentDepth: 50, visitedUrns: 20_000, ...DEFAULT_WORK_LIMITS };

/**
 * Loads entities for one request. Everything asked for in the same tick is read in one SQL statement, and once per
 * request: only the aspects that the selected fields need. Forgets all of it after each mutation.
 */
export class EntityLoader {
  private visited: Set<string> | undefined;
  private readonly aspects: DataLoader<AspectKey, AspectRecord | undefined, string>;
  private whole: DataLoader<string, Aspects> | undefined;
  private live: DataLoader<string, boolean> | undefined;

  constructor(
    private readonly reader: EntityReader,
    private readonly limits: LoadLimits = LIMITS,
    /** What the request may still cost. */
    readonly work: WorkBudget = new WorkBudget(limits),
  ) {
    this.aspects = new DataLoader((keys) => this.charged(keys, () => reader.aspects(keys)), { cacheKeyFn: cacheKeyOf });
  }

  /** The latest row of one aspect as stored; undefined when not stored or not to be seen by the actor. */
  aspect(urn: string, aspectName: string): Promise<AspectRecord | undefined> {
    return this.aspects.load({ urn, aspectName });
  }

  /** The latest value of one aspect, the model's defaults filled in. Shared: never change it. */
  value<Aspect extends AspectDeclaration>(urn: string, aspect: Aspect): Promise<ValueOf<Aspect> | undefined>;
  value(urn: string, aspectName: string): Promise<JsonObject | undefined>;
  async value(urn: string, aspect: AspectDeclaration | string): Promise<unknown> {
    const record = await this.aspect(urn, typeof aspect === 'string' ? aspect : aspect.name);
    return record === undefined ? undefined : this.reader.valueOf(record);
  }

  /** The value of a row of `aspect` with the model's defaults filled in. Shared: never change it. */
  valueOf<Aspect extends AspectDeclaration>(record: AspectRecord, aspect: Aspect): ValueOf<Aspect>;
  valueOf(record: AspectRecord): JsonObject;
  valueOf(record: AspectRecord): unknown {
    return this.reader.valueOf(record);
  }

  /**
   * Every stored aspect of an entity by name; empty for unknown entities. Costs more than `aspect`: use it where all
   * are needed.
   */
  allAspects(urn: string): Promise<Aspects> {
    this.whole ??= new DataLoader((urns) => this.charged(urns, () => this.reader.allAspects(urns)));
    return this.whole.load(urn);
  }

  /** Whether no API may show the aspect. */
  isSecret(record: AspectRecord): boolean {
    return this.reader.isSecret(record);
  }

  /** Whether the entity is stored, not soft-deleted, and to be viewed by the actor. */
  exists(urn: string): Promise<boolean> {
    this.live ??= new DataLoader((urns) => this.charged(urns, () => this.reader.live(urns)));
    return this.live.load(urn);
  }

  /**
   * The key of an entity as its key aspect holds it, made from the urn. Throws `MALFORMED_URN` when the urn does not
   * fit.
   */
  key(urn: string): JsonObject {
    return this.reader.key(urn);
  }

  /** A reference to the entity of `urn`; null when its kind has no GraphQL type. */
  ref(urn: string): EntityRef | null {
    return this.reader.refOf(urn);
  }

  /**
   * The reference a root field answers. Throws `MALFORMED_URN`, `INVALID_ARGUMENT` when the urn is not of kind
   * `entityType`, and `FORBIDDEN` when the actor may not view the entity.
   */
  root(entityType: string, urn: string): Promise<EntityRef | null> {
    return this.reader.root(entityType, urn);
  }

  /** Whether some entities may be hidden from the actor. */
  get isRestricted(): boolean {
    return this.reader.isRestricted;
  }

  /** Whether the actor may see the entity; always true unless view authorization is on. */
  canView(urn: string): boolean | Promise<boolean> {
    return this.reader.canView(urn);
  }

  /** Those of `items`, in order, whose entity (`urnOf`) the actor may see. */
  viewable<Item>(items: readonly Item[], urnOf: (item: Item) => string): Promise<Item[]> {
    return this.reader.viewable(items, urnOf);
  }

  /** Most levels of parents that a field follows upwards. */
  get parentDepth(): number {
    return this.limits.parentDepth;
  }

  /** Whether `relationships` have visited as many entities as one request may; each counts once. */
  get hasVisitedEnough(): boolean {
    return (this.visited?.size ?? 0) >= this.limits.visitedUrns;
  }

  /** Counts entities that `relationships` visit. */
  visit(urns: Iterable<string>): void {
    this.visited ??= new Set();
    for (const urn of urns) this.visited.add(urn);
  }

  /** Forgets everything read so far, so that what a mutation wrote is seen. */
  clear(): void {
    this.aspects.clearAll();
    this.whole = undefined;
    this.live = undefined;
  }

  private charged<Value>(keys: readonly unknown[], read: () => Promise<Value>): Promise<Value> {
    this.work.charge(keys.length * ASPECT_WORK);
    const turn = giveWay();
    return turn === undefined ? read() : turn.then(read);
  }
}
