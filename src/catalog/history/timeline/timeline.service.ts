import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { EdgeStore } from '../../../graph/index.js';
import { ModelRegistry } from '../../../model/index.js';
import type { ChangeCategory, ChangeTransaction } from './change.js';
import { TimelineHistories } from './timeline-histories.js';
import { type TimeWindow, transactionsOf } from './transactions.js';

/**
 * Entity types that have a timeline: those of DataHub's timeline service, then those whose runs or business attributes
 * it knows as changes.
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
/** A window without a start begins so long before its end, in milliseconds. Source: DataHub's timeline endpoint. */
const DEFAULT_WINDOW_MS = 7 * 24 * 60 * 60 * 1000;
/** Versions of an entity that are merged at most. Source: DataHub's timeline query. */
const MOST_VERSIONS = 50;

/** Which changes to tell. */
export interface TimelineQuery {
  readonly urn: string;
  readonly categories: readonly ChangeCategory[];
  /** Milliseconds; absent = one week before the end. */
  readonly startTime?: number;
  /** Milliseconds; absent = now. */
  readonly endTime?: number;
  /** Whether to tell the changes as JSON Patch, too. */
  readonly raw?: boolean;
}

/** The versions of an entity's version set: those to merge, and how many there are beside them. */
export interface VersionMembers {
  readonly urns: readonly string[];
  readonly skipped: number;
}

/** Tells how entities changed, from the rows that their aspects left behind. Does not ask who wants to know. */
@Injectable()
export class TimelineService {
  constructor(
    private readonly store: AspectStore,
    private readonly histories: TimelineHistories,
    private readonly edges: EdgeStore,
    private readonly registry: ModelRegistry,
    private readonly clock: Clock,
  ) {}

  /**
   * The changes of one entity in the window, the earliest first. Throws `INVALID_ARGUMENT` for an entity type without a
   * timeline, `MALFORMED_URN`.
   */
  async transactions(query: TimelineQuery): Promise<readonly ChangeTransaction[]> {
    const entity = this.registry.entity(Urn.parse(query.urn).entityType);
    if (!ENTITY_TYPES.has(entity.name))
      throw invalidArgument(`Entities of type ${entity.name} have no timeline; ${[...ENTITY_TYPES].join(', ')} do.`);
    const categories = new Set(query.categories);
    const window = this.windowOf(query);
    const histories = await this.histories.of(query.urn, entity, categories, window);
    return transactionsOf(histories, categories, window, query.raw === true);
  }

  /**
   * The changes of several entities in one list, the earliest first; versions are counted for each of them. Throws as
   * `transactions`.
   */
  async merged(urns: readonly string[], query: Omit<TimelineQuery, 'urn'>): Promise<readonly ChangeTransaction[]> {
    const timelines: ChangeTransaction[] = [];
    for (const urn of urns) timelines.push(...(await this.transactions({ ...query, urn })));
    return timelines.sort((one, other) => one.timestamp - other.timestamp);
  }

  /** The entity and the other versions of its version set, itself first; only itself when it has none. */
  async versionsOf(urn: string): Promise<VersionMembers> {
    const versionSet = (await this.store.latestOne(urn, 'versionProperties'))?.value['versionSet'];
    if (typeof versionSet !== 'string') return { urns: [urn], skipped: 0 };
    const page = await this.edges.relationships({
      urn: versionSet,
      direction: 'INCOMING',
      types: ['VersionOf'],
      start: 0,
      count: MOST_VERSIONS,
    });
    const urns = [...new Set([urn, ...page.relationships.map((version) => version.urn)])].slice(0, MOST_VERSIONS);
    return { urns, skipped: Math.max(page.total - urns.length, 0) };
  }

  private windowOf({ startTime, endTime }: TimelineQuery): TimeWindow {
    const to = endTime ?? this.clock.now();
    return { from: startTime ?? to - DEFAULT_WINDOW_MS, to };
  }
}
