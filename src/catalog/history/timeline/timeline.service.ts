import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { DAY_MS } from '../../../foundation/common/durations.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { giveWay } from '../../../foundation/concurrency/give-way.js';
import { Limiter } from '../../../foundation/concurrency/limiter.js';
import { Urn } from '../../../foundation/common/urn.js';
import { EdgeStore } from '../../../graph/index.js';
import { ModelRegistry, versionProperties } from '../../../model/index.js';
import type { ChangeCategory, ChangeTransaction } from './change.js';
import { TimelineHistories } from './timeline-histories.js';
import { type TimeWindow, transactionsOf } from './transactions.js';

/**
 * Entity types that have a timeline: those of DataHub's timeline service, and those with runs or business attributes
 * that it reports as changes.
 */
const ENTITY_TYPES: ReadonlySet<string> = new Set([
  'dataset',
  'glossaryTerm',
  'domain',
  'dataProduct',
  'document',
  'assertion',
  'dataProcessInstance',
  'schemaField',
]);
/** Length of a window without a start, in milliseconds. Source: DataHub's timeline endpoint. */
const DEFAULT_WINDOW_MS = 7 * DAY_MS;
/** Maximum number of versions of an entity that are merged. Source: DataHub's timeline query. */
const MAX_VERSIONS = 50;

/**
 * Maximum number of timelines that are derived at once; the others wait. Each holds all versions of an entity in
 * memory, and a request may ask for many.
 */
const AT_ONCE = 2;

/** Selection of changes in a timeline. */
export interface TimelineQuery {
  readonly urn: string;
  readonly categories: readonly ChangeCategory[];
  /** Milliseconds since 1970; one week before the end if absent. */
  readonly startTime?: number;
  /** Milliseconds since 1970; the current time if absent. */
  readonly endTime?: number;
  /** Whether to return the changes as JSON Patch as well. */
  readonly raw?: boolean;
}

/** Versions of a version set: those to merge, and the number of omitted ones. */
export interface VersionMembers {
  readonly urns: readonly string[];
  readonly skipped: number;
}

/** Derives the changes of entities from the history of their aspects. Does not authorize. */
@Injectable()
export class TimelineService {
  private readonly derived = new Limiter(AT_ONCE);

  constructor(
    private readonly store: AspectStore,
    private readonly histories: TimelineHistories,
    private readonly edges: EdgeStore,
    private readonly registry: ModelRegistry,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the changes of one entity in the window, earliest first. Throws `MALFORMED_URN`, and `INVALID_ARGUMENT` for
   * an entity type without a timeline, and `DEADLINE_EXCEEDED`.
   */
  async transactions(query: TimelineQuery): Promise<readonly ChangeTransaction[]> {
    const entity = this.registry.entity(Urn.parse(query.urn).entityType);
    if (!ENTITY_TYPES.has(entity.name))
      throw invalidArgument(`Entities of type ${entity.name} have no timeline; ${[...ENTITY_TYPES].join(', ')} do.`);
    const categories = new Set(query.categories);
    const window = this.windowOf(query);
    return this.derived.run(async () => {
      await giveWay();
      const histories = await this.histories.of(query.urn, entity, categories, window);
      return transactionsOf(histories, categories, window, query.raw === true);
    });
  }

  /**
   * Returns the changes of several entities in one list, earliest first; each entity has its own version numbers.
   * Throws what `transactions` throws.
   */
  async merged(urns: readonly string[], query: Omit<TimelineQuery, 'urn'>): Promise<readonly ChangeTransaction[]> {
    const timelines: ChangeTransaction[] = [];
    for (const urn of urns) timelines.push(...(await this.transactions({ ...query, urn })));
    return timelines.sort((one, other) => one.timestamp - other.timestamp);
  }

  /** Returns the entity followed by the other versions of its version set; only the entity if it belongs to none. */
  async versionsOf(urn: string): Promise<VersionMembers> {
    const version = await this.store.value(urn, versionProperties);
    if (version === undefined) return { urns: [urn], skipped: 0 };
    const page = await this.edges.relationships({
      urn: version.versionSet,
      direction: 'INCOMING',
      types: ['VersionOf'],
      start: 0,
      count: MAX_VERSIONS,
    });
    const urns = [...new Set([urn, ...page.relationships.map((edge) => edge.urn)])].slice(0, MAX_VERSIONS);
    return { urns, skipped: Math.max(page.total - urns.length, 0) };
  }

  private windowOf({ startTime, endTime }: TimelineQuery): TimeWindow {
    const to = endTime ?? this.clock.now();
    return { from: startTime ?? to - DEFAULT_WINDOW_MS, to };
  }
}
