import { Injectable } from '@nestjs/common';
import { type Actor, API } from '../../../auth/index.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { inTurns } from '../../../foundation/concurrency/event-loop.js';
import { type AnswerList, growingList } from '../../../foundation/json/growing-list.js';
import { type AspectSpec, type EntitySpec, ModelRegistry } from '../../../model/index.js';
import {
  type FoundEntity,
  RESTRICTED_URN,
  type ScrollPage,
  type ScrollRequest,
  type SearchFacet,
  SearchSchema,
  SearchService,
} from '../../../search/index.js';
import type { Filter } from '../filter.js';
import { OpenapiAccess } from '../openapi-access.js';
import { entityNamed, entityOf, findAspectOf } from './aspect-names.js';
import { EntityReader, type ReadEntity, type WantedEntity } from './entity-reader.js';

/** The type whose entities have their own rules, which are checked for each hit. */
const JUDGED_BY_HIT = 'document';

/** A scroll through entities. */
export interface EntityScroll {
  /** Absent = every type. */
  readonly entityTypes?: readonly string[];
  /** Aspects to read; `none` = only urns, `all` = all versioned ones. Names that a type lacks are ignored. */
  readonly aspects: readonly string[] | 'none' | 'all';
  readonly criteria: Filter;
  readonly search: Pick<ScrollRequest, 'query' | 'sort' | 'scrollId' | 'count' | 'flags'>;
}

/** An entity found by a search, with the aspects that were read. */
export interface ScrolledEntity {
  readonly found: FoundEntity;
  readonly read: ReadEntity;
}

/** A page of entities in the order of the search, as `View`s, with the other results of the search. */
export interface EntityScrollPage<View> {
  readonly entities: AnswerList<View>;
  readonly scrollId: string | undefined;
  readonly total: number;
  readonly facets: readonly SearchFacet[];
}

/** Scrolls through entities that a search finds. */
@Injectable()
export class EntityScrollService {
  constructor(
    private readonly searches: SearchService,
    private readonly schema: SearchSchema,
    private readonly reader: EntityReader,
    private readonly registry: ModelRegistry,
    private readonly access: OpenapiAccess,
  ) {}

  /**
   * The next page of what `view` returns, without entities for which it returns undefined; a long page is read while it
   * is sent. Throws `FORBIDDEN` unless `actor` may read the types and every hit, `INVALID_ARGUMENT` for an unknown
   * type, and what searching throws.
   */
  async scroll<View>(
    scroll: EntityScroll,
    actor: Actor,
    view: (entity: ScrolledEntity) => View | undefined,
  ): Promise<EntityScrollPage<View>> {
    const named = scroll.entityTypes?.map((type) => entityNamed(this.registry, type).name);
    const types = (named ?? this.schema.entityTypes()).filter((type) => type !== JUDGED_BY_HIT);
    await this.access.requireTypes(actor, API.searchTypes, types);
    const page = await this.searches.scroll({
      ...scroll.search,
      viewer: actor,
      entityTypes: named,
      criteria: scroll.criteria,
      entityFacet: true,
    });
    const entities = await this.read(page, scroll, actor, view);
    return { entities, scrollId: page.nextScrollId, total: page.total, facets: page.facets };
  }

  private async read<View>(
    page: ScrollPage,
    { aspects }: EntityScroll,
    actor: Actor,
    view: (entity: ScrolledEntity) => View | undefined,
  ): Promise<AnswerList<View>> {
    const found = page.entities.filter(({ urn }) => !urn.startsWith(RESTRICTED_URN));
    await this.access.require(
      actor,
      API.findEntities,
      found.map(({ urn }) => urn),
    );
    const known = new Map<EntitySpec, readonly AspectSpec[]>();
    const wanted = await inTurns(found, ({ urn }) => this.wanted(urn, aspects, known));
    const withSeries = wanted.filter(hasSeries).map(({ urn }) => urn);
    await this.access.require(actor, API.readSeries, withSeries);
    const pairs = found.map((one, at) => ({ found: one, wanted: wanted[at] ?? { urn: one.urn, aspects: [] } }));
    return growingList(pairs, async (piece) => {
      const read = await this.reader.read(
        piece.map((pair) => pair.wanted),
        actor,
      );
      return piece.flatMap((pair, at) => view({ found: pair.found, read: read[at] ?? nothingOf(pair.found) }) ?? []);
    });
  }

  /** The aspects to read for `urn`; `known` caches the aspects of the names per type. */
  private wanted(
    urn: string,
    aspects: EntityScroll['aspects'],
    known: Map<EntitySpec, readonly AspectSpec[]>,
  ): WantedEntity {
    const entity = entityOf(this.registry, urn);
    const specs = known.get(entity) ?? aspectsOf(entity, aspects);
    known.set(entity, specs);
    return { urn, aspects: specs.map((spec) => ({ spec, version: 0 })) };
  }
}

function aspectsOf(entity: EntitySpec, aspects: EntityScroll['aspects']): readonly AspectSpec[] {
  if (aspects === 'none') return [];
  if (aspects === 'all') return [...entity.aspects.values()].filter(({ kind }) => kind === 'versioned');
  return [...new Set(aspects.flatMap((name) => findAspectOf(entity, name) ?? []))];
}

function nothingOf({ urn }: FoundEntity): ReadEntity {
  return { urn, aspects: new Map() };
}

/** Facets in the API's format: the counts by value. */
export function facetViews(facets: readonly SearchFacet[]): readonly JsonObject[] {
  return facets.map(({ name, values }) => ({
    field: name,
    aggregations: Object.fromEntries(values.map(({ value, count }) => [value, count])),
  }));
}

function hasSeries({ aspects }: WantedEntity): boolean {
  return aspects.some(({ spec }) => spec.kind === 'timeseries');
}
