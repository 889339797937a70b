import { type DiscoveryService, hitOptions, type ScrollAcrossEntitiesInput } from '../../../discovery/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  keyField,
  keyPlatform,
  mapping,
  refTo,
  viewableParentsOf,
} from '../../../entities/index.js';
import { resolvedAuditStamp } from '../../../identity/index.js';
import {
  aiContext,
  type Edge,
  metricInfo,
  metricRelationships,
  metricUpstreams,
  type StoredOf,
} from '../../../model/index.js';
import { Metric } from './metric.model.js';
import { applicationEdges, expressionOf, viewableRef } from './semantic-fields.js';
import { edgesTo } from './stored-edges.js';

/** Maximum number of levels of parent metrics. Source: DataHub's GraphQL. */
const MOST_PARENTS = 20;

const info = aspectField(metricInfo, (stored) => ({
  ...stored,
  created: resolvedAuditStamp(stored.created),
  lastModified: resolvedAuditStamp(stored.lastModified),
  expression: stored.expression === undefined ? null : expressionOf(stored.expression),
}));

const relationships: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = await context.entities.value(urn, metricRelationships);
  if (stored === undefined) return null;
  const { derivedFrom, relatedMetrics } = stored;
  return { derivedFrom: await edgesTo(derivedFrom, context), relatedMetrics: await edgesTo(relatedMetrics, context) };
};

const upstreams: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = await context.entities.value(urn, metricUpstreams);
  if (stored === undefined) return null;
  const shown = (edges: readonly StoredOf<typeof Edge>[] | undefined) =>
    edges === undefined ? null : edgesTo(edges, context);
  return { datasetUpstreams: await shown(stored.datasetUpstreams), fieldUpstreams: await shown(stored.fieldUpstreams) };
};

const semanticModel: EntityFieldResolver = async ({ urn }, _args, context) =>
  viewableRef('SemanticModel', (await context.entities.value(urn, metricInfo))?.semanticModel, context);

const parentMetric: EntityFieldResolver = async ({ urn }, _args, context) =>
  viewableRef(Metric.name, (await context.entities.value(urn, metricRelationships))?.parentMetric, context);

/** Resolves the ancestors of a metric, nearest first, up to the first that the actor may not view. */
const parentMetrics: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const parentOf = async (metric: string) => (await entities.value(metric, metricRelationships))?.parentMetric;
  const parents = await viewableParentsOf(urn, parentOf, (parent) => entities.canView(parent), MOST_PARENTS);
  return parents.map((parent) => refTo(Metric.name, parent));
};

/** Resolves the fields of metrics; `discovery` finds their children. */
export function metricMapping(discovery: DiscoveryService): EntityMapping {
  const childMetrics: EntityFieldResolver<{ input: ScrollAcrossEntitiesInput }> = (
    { urn },
    { input },
    context,
    fields,
  ) =>
    discovery.scrollAcross(input, context, {
      ...hitOptions(fields),
      entityTypes: ['metric'],
      baseCriteria: [[{ field: 'parentMetric', values: [urn] }]],
    });
  return mapping(Metric, 'metric', {
    platform: keyPlatform,
    path: keyField('path'),
    id: keyField('id'),
    info,
    metricRelationships: relationships,
    metricUpstreams: upstreams,
    semanticModel,
    parentMetric,
    parentMetrics,
    childMetrics,
    aiContext: aspectField(aiContext),
    applications: applicationEdges,
  });
}
