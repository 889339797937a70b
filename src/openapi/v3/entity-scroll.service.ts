import { Injectable } from '@nestjs/common';
import type { Actor } from '../../auth/index.js';
import type { JsonObject } from '../../common/json.js';
import { ModelRegistry } from '../../model/index.js';
import {
  type FoundEntity,
  RESTRICTED_URN,
  type ScrollPage,
  type ScrollRequest,
  type SearchFacet,
  SearchSchema,
  SearchService,
} from '../../search/index.js';
import type { Filter } from '../filter.js';
import { OpenapiAccess } from '../openapi-access.js';
import { entityOf, findAspectOf } from './aspect-names.js';
import { EntityReader, type ReadEntity, type WantedEntity } from './entity-reader.js';

/** Its entities have rules of their own, which are asked for each hit. */
const JUDGED_BY_HIT = 'document';

/** A scroll through entities. */
export interface EntityScroll {
  /** Absent = every type. */
  readonly entityTypes?: readonly string[];
  /** Aspects to read; `none` = urns only, `all` = all versioned ones. Names that a type lacks are passed over. */
  readonly aspects: readonly string[] | 'none' | 'all';
  readonly criteria: Filter;
  readonly search: Pick<ScrollRequest, 'query' | 'sort' | 'scrollId' | 'count' | 'flags'>;
}

/** A page of entities in the order of the search, and what else it found. */
export interface EntityScrollPage {
  readonly entities: readonly { readonly found: FoundEntity; readonly read: ReadEntity }[];
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

  /** The next page. Throws `FORBIDDEN` unless `actor` may read the types and every hit, `VALIDATION_FAILED` for an unknown type, and what searching throws. */
  async scroll(scroll: EntityScroll, actor: Actor): Promise<EntityScrollPage> {
    const named = scroll.entityTypes?.map((type) => this.registry.entity(type).name);
    const types = (named ?? this.schema.entityTypes()).filter((type) => type !== JUDGED_BY_HIT);
    await this.access.requireTypes(actor, 'ENTITY', 'READ', types);
    const page = await this.searches.scroll({
      ...scroll.search,
      viewer: actor,
      entityTypes: named,
      criteria: scroll.criteria,
    });
    return this.read(page, scroll, actor);
  }

  private async read(page: ScrollPage, { aspects }: EntityScroll, actor: Actor): Promise<EntityScrollPage> {
    const found = page.entities.filter(({ urn }) => !urn.startsWith(RESTRICTED_URN));
    const urns = found.map(({ urn }) => urn);
    await this.access.require(actor, 'READ', urns);
    const wanted = urns.map((urn) => this.wanted(urn, aspects));
    for (const { urn } of wanted.filter(hasSeries)) await this.access.requireTimeseries(actor, 'READ', urn);
    const read = aspects === 'none' ? urns.map((urn) => ({ urn, aspects: new Map() })) : await this.reader.read(wanted);
    const byUrn = new Map(read.map((entity) => [entity.urn, entity]));
    return {
      entities: found.map((one) => ({ found: one, read: byUrn.get(one.urn) ?? { urn: one.urn, aspects: new Map() } })),
      scrollId: page.nextScrollId,
      total: page.total,
      facets: page.facets,
    };
  }

  private wanted(urn: string, aspects: EntityScroll['aspects']): WantedEntity {
    const entity = entityOf(this.registry, urn);
    const specs =
      typeof aspects === 'string'
        ? [...entity.aspects.values()].filter(({ kind }) => aspects === 'all' && kind === 'versioned')
        : aspects.flatMap((name) => findAspectOf(entity, name) ?? []);
    return { urn, aspects: specs.map((spec) => ({ spec, version: 0 })) };
  }
}

/** Facets as the API words them: the counts by value. */
export function facetViews(facets: readonly SearchFacet[]): readonly JsonObject[] {
  return facets.map(({ name, values }) => ({
    field: name,
    aggregations: Object.fromEntries(values.map(({ value, count }) => [value, count])),
  }));
}

function hasSeries({ aspects }: WantedEntity): boolean {
  return aspects.some(({ spec }) => spec.kind === 'timeseries');
}
