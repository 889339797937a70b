import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { DiscoveryService } from '../discovery.service.js';
import type { FacetMetadata } from '../facet.model.js';
import { FilterOperator } from '../filter-operator.enum.js';
import type { GraphqlContext } from '../../entities/index.js';
import { type ListRecommendationsInput, ScenarioType } from './recommendation.input.js';
import { type RecommendationModule, RecommendationRenderType } from './recommendation.model.js';

/** A module of recommendations: the most frequent values of one facet. */
interface ValueGroup {
  readonly moduleId: string;
  readonly title: string;
  readonly facet: string;
  readonly renderType: RecommendationRenderType;
  readonly scenarios: readonly ScenarioType[];
  /** Maximum number of values. */
  readonly most: number;
}

const { HOME, SEARCH_RESULTS } = ScenarioType;

/** The modules in order of presentation. Source: DataHub. */
const GROUPS: readonly ValueGroup[] = [
  {
    moduleId: 'Platforms',
    title: 'Platforms',
    facet: 'platform',
    renderType: RecommendationRenderType.PLATFORM_SEARCH_LIST,
    scenarios: [HOME],
    most: 40,
  },
  {
    moduleId: 'Domains',
    title: 'Domains',
    facet: 'domains',
    renderType: RecommendationRenderType.DOMAIN_SEARCH_LIST,
    scenarios: [HOME],
    most: 10,
  },
  {
    moduleId: 'TopTags',
    title: 'Top Tags',
    facet: 'tags',
    renderType: RecommendationRenderType.TAG_SEARCH_LIST,
    scenarios: [HOME, SEARCH_RESULTS],
    most: 10,
  },
  {
    moduleId: 'TopTerms',
    title: 'Top Glossary Terms',
    facet: 'glossaryTerms',
    renderType: RecommendationRenderType.GLOSSARY_TERM_SEARCH_LIST,
    scenarios: [HOME, SEARCH_RESULTS],
    most: 10,
  },
];

/** Requested values per facet: enough are left without deleted ones. Source: DataHub's limit of aggregations. */
const FACET_VALUES = 60;

/** Recommends the most frequent platforms, domains, tags and terms of assets. */
@Injectable()
export class RecommendationService {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly store: AspectStore,
  ) {}

  /**
   * Returns the modules for the context of the input. Values whose entities are deleted are omitted, and so are modules
   * without values.
   */
  async list(input: ListRecommendationsInput, context: GraphqlContext): Promise<RecommendationModule[]> {
    const scenario = input.requestContext?.scenario ?? HOME;
    const groups = GROUPS.filter(({ scenarios }) => scenarios.includes(scenario));
    if (groups.length === 0) return [];
    const asked = { viewUrn: input.viewUrn ?? null, searchFlags: { maxAggValues: FACET_VALUES } };
    const facets = groups.map(({ facet }) => facet);
    const found = await this.discovery.aggregateAcross(asked, facets, context);
    const counted = found.flatMap(({ aggregations }) => aggregations).filter(({ count }) => count > 0);
    const stored = await this.store.existing([...new Set(counted.map(({ value }) => value))], STORED);
    const modules = groups.flatMap((group) => moduleOf(group, found, stored, context));
    return modules.slice(0, input.limit ?? modules.length);
  }
}

const STORED = { includeSoftDeleted: false } as const;

function moduleOf(
  { moduleId, title, facet, renderType, most }: ValueGroup,
  found: readonly FacetMetadata[],
  stored: ReadonlySet<string>,
  { entities }: GraphqlContext,
): RecommendationModule[] {
  const counted = found.find(({ field }) => field === facet)?.aggregations ?? [];
  const content = counted
    .filter(({ value, count }) => count > 0 && stored.has(value))
    .slice(0, most)
    .map(({ value, count }) => ({
      value,
      entity: entities.refIn(value),
      params: {
        searchParams: {
          query: '',
          filters: [{ field: facet, condition: FilterOperator.EQUAL, values: [value], negated: false }],
        },
        contentParams: { count },
      },
    }));
  return content.length === 0 ? [] : [{ moduleId, title, renderType, content }];
}
