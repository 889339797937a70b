import { type DiscoveryService, hitOptions, type ScrollAcrossEntitiesInput } from '../../../discovery/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  type GraphqlContext,
  keyField,
  refTo,
} from '../../../entities/index.js';
import { resolvedAuditStamp } from '../../../identity/index.js';
import { edgesTo, type StoredEdge } from './stored-edges.js';
import { applicationEdges, expressionOf, keyPlatform, viewableRef } from './stored-semantics.js';

/** Metrics around a metric that are followed upwards. Source: DataHub's GraphQL. */
const MOST_PARENTS = 20;

const TYPE_NAME = 'Metric';

interface StoredStamp {
  readonly time: number;
  readonly actor: string;
}

interface StoredMetric {
  readonly created?: StoredStamp;
  readonly lastModified?: StoredStamp;
  readonly expression?: Parameters<typeof expressionOf>[0];
}

interface StoredRelationships {
  readonly parentMetric?: string;
  readonly derivedFrom: readonly StoredEdge[];
  readonly relatedMetrics: readonly StoredEdge[];
}

interface StoredUpstreams {
  readonly datasetUpstreams?: readonly StoredEdge[];
  readonly fieldUpstreams?: readonly StoredEdge[];
}

const info = aspectField<StoredMetric>('metricInfo', (stored) => ({
  ...stored,
  created: resolvedAuditStamp(stored.created),
  lastModified: resolvedAuditStamp(stored.lastModified),
  expression: stored.expression === undefined ? null : expressionOf(stored.expression),
}));

const metricRelationships: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = await relationshipsOf(urn, context);
  if (stored === undefined) return null;
  const { derivedFrom, relatedMetrics } = stored;
  return { derivedFrom: await edgesTo(derivedFrom, context), relatedMetrics: await edgesTo(relatedMetrics, context) };
};

const metricUpstreams: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = (await context.entities.value(urn, 'metricUpstreams')) as unknown as StoredUpstreams | undefined;
  if (stored === undefined) return null;
  const shown = (edges: readonly StoredEdge[] | undefined) => (edges === undefined ? null : edgesTo(edges, context));
  return { datasetUpstreams: await shown(stored.datasetUpstreams), fieldUpstreams: await shown(stored.fieldUpstreams) };
};

const semanticModel: EntityFieldResolver = async ({ urn }, _args, context) =>
  viewableRef('SemanticModel', (await context.entities.value(urn, 'metricInfo'))?.['semanticModel'], context);

const parentMetric: EntityFieldResolver = async ({ urn }, _args, context) =>
  viewableRef(TYPE_NAME, (await relationshipsOf(urn, context))?.parentMetric, context);

/** The metrics around a metric, up to the first that the caller may not view. */
const parentMetrics: EntityFieldResolver = async ({ urn }, _args, context) => {
  const parents: string[] = [];
  let next = (await relationshipsOf(urn, context))?.parentMetric;
  while (next !== undefined && parents.length < MOST_PARENTS && !parents.includes(next)) {
    if (!(await context.entities.canView(next))) break;
    parents.push(next);
    next = (await relationshipsOf(next, context))?.parentMetric;
  }
  return parents.map((parent) => refTo(TYPE_NAME, parent));
};

/** How a metric shows in GraphQL. */
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
  return {
    entityType: 'metric',
    typeName: TYPE_NAME,
    fields: {
      platform: keyPlatform,
      path: keyField('path'),
      id: keyField('id'),
      info,
      metricRelationships,
      metricUpstreams,
      semanticModel,
      parentMetric,
      parentMetrics,
      childMetrics,
      aiContext: aspectField('aiContext'),
      applications: applicationEdges,
    },
  };
}

async function relationshipsOf(urn: string, { entities }: GraphqlContext): Promise<StoredRelationships | undefined> {
  return (await entities.value(urn, 'metricRelationships')) as unknown as StoredRelationships | undefined;
}
