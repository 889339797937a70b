import { ERModelRelationshipCardinality } from '../../assets/datasets/index.js';
import { type DiscoveryService, type ScrollAcrossEntitiesInput, hitOptions } from '../../../discovery/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  enumValue,
  keyField,
  refTo,
} from '../../../entities/index.js';
import { columnLineageField } from '../../lineage/index.js';
import { resolvedAuditStamp } from '../../../identity/index.js';
import { applicationEdges, keyPlatform, viewableRef } from './stored-semantics.js';

interface StoredStamp {
  readonly time: number;
  readonly actor: string;
}

interface StoredModel {
  readonly created?: StoredStamp;
  readonly lastModified?: StoredStamp;
  readonly datasets: readonly string[];
  readonly relationships?: readonly { readonly cardinality?: string }[];
}

interface StoredMembership {
  readonly alias: string;
  readonly semanticModel: string;
}

const info = aspectField<StoredModel>('semanticModelInfo', (stored) => ({
  ...stored,
  created: resolvedAuditStamp(stored.created),
  lastModified: resolvedAuditStamp(stored.lastModified),
  relationships: stored.relationships?.map(relationshipOf),
}));

function relationshipOf(stored: { readonly cardinality?: string }): object {
  const cardinality = enumValue(ERModelRelationshipCardinality, stored.cardinality);
  return { ...stored, cardinality };
}

/** The field `datasets` of what is known of a semantic model: those that the caller may view. */
export const datasetsOfModel: EntityFieldResolver = async (source, _args, { entities }) => {
  const { datasets } = source as unknown as StoredModel;
  const viewable = await entities.viewable(datasets, (urn) => urn);
  return viewable.map((urn) => refTo('Dataset', urn));
};

/** The field `semanticModelProperties` of a dataset: what it is to its semantic model. */
export const membershipField: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = (await context.entities.value(urn, 'semanticModelProperties')) as unknown as
    StoredMembership | undefined;
  if (stored === undefined) return null;
  return {
    alias: stored.alias,
    semanticModel: await viewableRef('SemanticModel', stored.semanticModel, context),
  };
};

/** How a semantic model shows in GraphQL. */
export function semanticModelMapping(discovery: DiscoveryService): EntityMapping {
  const metrics: EntityFieldResolver<{ input: ScrollAcrossEntitiesInput }> = ({ urn }, { input }, context, fields) =>
    discovery.scrollAcross(input, context, {
      ...hitOptions(fields),
      entityTypes: ['metric'],
      baseCriteria: [
        [
          { field: 'semanticModel', values: [urn] },
          { field: 'hasParentMetric', values: ['true'], negated: true },
        ],
      ],
    });
  return {
    entityType: 'semanticModel',
    typeName: 'SemanticModel',
    fields: {
      platform: keyPlatform,
      path: keyField('path'),
      id: keyField('id'),
      info,
      fineGrainedLineages: columnLineageField('upstreamLineage'),
      metrics,
      aiContext: aspectField('aiContext'),
      applications: applicationEdges,
    },
  };
}
