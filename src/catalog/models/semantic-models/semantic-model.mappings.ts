import { ERModelRelationshipCardinality } from '../../assets/datasets/index.js';
import { type DiscoveryService, type ScrollAcrossEntitiesInput, hitOptions } from '../../../discovery/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  enumValue,
  keyField,
  keyPlatform,
  mapping,
} from '../../../entities/index.js';
import { upstreamColumnLineage } from '../../lineage/index.js';
import { resolvedAuditStamp } from '../../../identity/index.js';
import { aiContext, semanticModelInfo } from '../../../model/index.js';
import { applicationEdges } from './semantic-fields.js';
import { SemanticModel } from './semantic-model.model.js';

const info = aspectField(semanticModelInfo, (stored) => ({
  ...stored,
  created: resolvedAuditStamp(stored.created),
  lastModified: resolvedAuditStamp(stored.lastModified),
  relationships: stored.relationships?.map(({ cardinality, ...relationship }) => ({
    ...relationship,
    cardinality: enumValue(ERModelRelationshipCardinality, cardinality),
  })),
}));

/** Resolves the fields of semantic models; `discovery` finds their metrics. */
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
  return mapping(SemanticModel, 'semanticModel', {
    platform: keyPlatform,
    path: keyField('path'),
    id: keyField('id'),
    info,
    fineGrainedLineages: upstreamColumnLineage,
    metrics,
    aiContext: aspectField(aiContext),
    applications: applicationEdges,
  });
}
