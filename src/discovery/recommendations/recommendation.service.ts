import { Injectable } from '@nestjs/common';
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
  },
  {
    moduleId: 'Domains',
    title: 'Domains',
    facet: 'domains',
    renderType: RecommendationRenderType.DOMAIN_SEARCH_LIST,
    scenarios: [HOME],
  },
  {
    moduleId: 'TopTags',
    title: 'Top Tags',
    facet: 'tags',
    renderType: RecommendationRenderType.TAG_SEARCH_LIST,
    scenarios: [HOME, SEARCH_RESULTS],
  },
  {
    moduleId: 'TopTerms',
    title: 'Top Glossary Terms',
    facet: 'glossaryTerms',
    renderType: RecommendationRenderType.GLOSSARY_TERM_SEARCH_LIST,
    scenarios: [HOME, SEARCH_RESULTS],
  },
];

/** Recommends the most frequent platforms, domains, tags and terms of assets. */
@Injectable()
export class RecommendationService {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Returns the modules for the context of the input; modules without recommendations are omitted. */
  async list(input: ListRecommendationsInput, context: GraphqlContext): Promise<RecommendationModule[]> {
    const scenario = input.requestContext?.scenario ?? HOME;
    const groups = GROUPS.filter(({ scenarios }) => scenarios.includes(scenario));
    if (groups.length === 0) return [];
    const facets = groups.map(({ facet }) => facet);
    const found = await this.discovery.aggregateAcross({ viewUrn: input.viewUrn ?? null }, facets, context);
    const modules = groups.flatMap((group) => moduleOf(group, found, context));
    return modules.slice(0, input.limit ?? modules.length);
  }
}

function moduleOf(
  { moduleId, title, facet, renderType }: ValueGroup,
  found: readonly FacetMetadata[],
  { entities }: GraphqlContext,
): RecommendationModule[] {
  const counted = found.find(({ field }) => field === facet)?.aggregations ?? [];
  const content = counted
    .filter(({ count }) => count > 0)
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
