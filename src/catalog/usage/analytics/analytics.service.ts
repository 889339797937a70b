import { Injectable } from '@nestjs/common';
import { entityTypeOfEnum, type GraphqlContext } from '../../../entities/index.js';
import { FACET_SEPARATOR, type SearchFacet, SearchService } from '../../../search/index.js';
import type { MetadataAnalyticsInput } from './analytics.input.js';
import type { AnalyticsChartGroup, Highlight } from './analytics.model.js';
import { barChart, type BarPlan } from './bars.js';
import { HIGHLIGHT_FACETS, HIGHLIGHT_TYPES, highlights } from './highlights.js';

const LABEL = 'Count';

/** The charts of everything there is. Titles: DataHub's. */
const LANDSCAPE: readonly BarPlan[] = [
  { title: 'Entities By Domain', facet: `domains${FACET_SEPARATOR}platform`, label: LABEL },
  { title: 'Assets By Platform', facet: 'platform', label: LABEL },
  { title: 'Entities With Term', facet: 'glossaryTerms', label: LABEL },
  { title: 'Entities By Environment', facet: 'origin', label: LABEL, least: 2 },
];

/** Bars of a chart of a choice of entities. Source: DataHub, as are label and titles. */
const MOST_BARS = 10;
const CHOICE_LABEL = '#Entities';

const BY_DOMAIN: BarPlan = { title: 'Entities by Domain', facet: 'domains', label: CHOICE_LABEL, most: MOST_BARS };

const CHOICE: readonly BarPlan[] = [
  { title: 'Entities by Platform', facet: 'platform', label: CHOICE_LABEL, most: MOST_BARS },
  { title: 'Entities by Term', facet: 'glossaryTerms', label: CHOICE_LABEL, most: MOST_BARS },
  { title: 'Entities by Environment', facet: 'origin', label: CHOICE_LABEL, most: MOST_BARS, least: 2 },
];

/** Queries are counted in no chart: there are many, and each is of a platform. */
const WITHOUT_QUERIES = [[{ field: '_entityType', values: ['query'], negated: true }]];

/** Values of a facet at most. */
const MOST_VALUES = 60;

/** Draws charts of what entities there are, of those that the caller may view. Throws `ENGINE_UNAVAILABLE`. */
@Injectable()
export class AnalyticsService {
  constructor(private readonly search: SearchService) {}

  /** Charts of everything there is. */
  async landscape(context: GraphqlContext): Promise<AnalyticsChartGroup> {
    const facets = await this.search.aggregate({
      viewer: context.actor,
      baseCriteria: WITHOUT_QUERIES,
      facets: LANDSCAPE.map(({ facet }) => facet),
      flags: { maxAggValues: MOST_VALUES },
    });
    return group('GlobalMetadataAnalytics', 'Data Landscape Summary', LANDSCAPE, facets, context);
  }

  /** Charts of the entities that meet the input. Throws `INVALID_ARGUMENT` for a kind that the model does not have. */
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

  /** How many entities there are of the most common kinds, and how well they are described. */
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
