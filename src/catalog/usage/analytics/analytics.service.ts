import { Injectable } from '@nestjs/common';
import { entityTypeOfEnum, type GraphqlContext } from '../../../entities/index.js';
import { FACET_SEPARATOR, type SearchFacet, SearchService } from '../../../search/index.js';
import type { MetadataAnalyticsInput } from './analytics.input.js';
import type { AnalyticsChartGroup, Highlight } from './analytics.model.js';
import { barChart, type BarPlan } from './bars.js';
import { HIGHLIGHT_FACETS, HIGHLIGHT_TYPES, highlights } from './highlights.js';

const LABEL = 'Count';

/** Charts of all entities. Source of the titles: DataHub. */
const LANDSCAPE: readonly BarPlan[] = [
  { title: 'Entities By Domain', facet: `domains${FACET_SEPARATOR}platform`, label: LABEL },
  { title: 'Assets By Platform', facet: 'platform', label: LABEL },
  { title: 'Entities With Term', facet: 'glossaryTerms', label: LABEL },
  { title: 'Entities By Environment', facet: 'origin', label: LABEL, least: 2 },
];

/** Maximum number of bars of a chart of selected entities. Source of this number, the label and the titles: DataHub. */
const MOST_BARS = 10;
const CHOICE_LABEL = '#Entities';

const BY_DOMAIN: BarPlan = { title: 'Entities by Domain', facet: 'domains', label: CHOICE_LABEL, most: MOST_BARS };

const CHOICE: readonly BarPlan[] = [
  { title: 'Entities by Platform', facet: 'platform', label: CHOICE_LABEL, most: MOST_BARS },
  { title: 'Entities by Term', facet: 'glossaryTerms', label: CHOICE_LABEL, most: MOST_BARS },
  { title: 'Entities by Environment', facet: 'origin', label: CHOICE_LABEL, most: MOST_BARS, least: 2 },
];

/** Excludes queries from every chart: they are numerous, and each has a platform. */
const WITHOUT_QUERIES = [[{ field: '_entityType', values: ['query'], negated: true }]];

/** Maximum number of values of a facet. */
const MOST_VALUES = 60;

/** Computes charts of the entities that the actor may view. Throws `ENGINE_UNAVAILABLE`. */
@Injectable()
export class AnalyticsService {
  constructor(private readonly search: SearchService) {}

  /** Returns charts of all entities. */
  async landscape(context: GraphqlContext): Promise<AnalyticsChartGroup> {
    const facets = await this.search.aggregate({
      viewer: context.actor,
      baseCriteria: WITHOUT_QUERIES,
      facets: LANDSCAPE.map(({ facet }) => facet),
      flags: { maxAggValues: MOST_VALUES },
    });
    return group('GlobalMetadataAnalytics', 'Data Landscape Summary', LANDSCAPE, facets, context);
  }

  /**
   * Returns charts of the entities that match the input. Throws `INVALID_ARGUMENT` for an entity type that the model
   * lacks.
   */
  async choice(
    { entityType, domain, query }: MetadataAnalyticsInput,
    context: GraphqlContext,
  ): Promise<AnalyticsChartGroup> {
    const isInDomain = domain != null && domain !== '' && domain !== 'ALL';
    const plans = isInDomain ? CHOICE : [BY_DOMAIN, ...CHOICE];
    const facets = await this.search.aggregate({
      viewer: context.actor,
      ...(entityType != null && { entityTypes: [entityTypeOfEnum(entityType)] }),
      ...(isInDomain && { criteria: [[{ field: 'domains', values: [domain] }]] }),
      query: query ?? '*',
      facets: plans.map(({ facet }) => facet),
      flags: { maxAggValues: MOST_VALUES, fulltext: true },
    });
    return group('FilteredMetadataAnalytics', '', plans, facets, context);
  }

  /** Returns the number of entities of the most common types, and how completely they are described. */
  async highlights(context: GraphqlContext): Promise<Highlight[]> {
    const request = { viewer: context.actor, entityTypes: HIGHLIGHT_TYPES, facets: HIGHLIGHT_FACETS };
    return highlights(await this.search.aggregate(request));
  }
}

async function group(
  groupId: string,
  title: string,
  plans: readonly BarPlan[],
  facets: readonly SearchFacet[],
  context: GraphqlContext,
): Promise<AnalyticsChartGroup> {
  const charts = await Promise.all(plans.map((plan) => barChart(plan, facets, context)));
  return { groupId, title, charts: charts.flat() };
}
