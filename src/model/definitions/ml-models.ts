import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import {
  aliasedUnion,
  array,
  boolean,
  defaulted,
  deprecated,
  double,
  enumeration,
  float,
  int,
  long,
  map,
  optional,
  record,
  string,
  union,
  url,
  urn,
  urnOf,
} from '../types.js';
import { FabricType, TimeStamp, VersionTag } from './common.js';
import { MLHyperParam, MLMetric } from './ml-training.js';

const CostType = enumeration('com.linkedin.common.CostType', ['ORG_COST_TYPE']);

const CostCost = aliasedUnion('com.linkedin.common.CostCost', {
  costId: double(),
  costCode: string(),
});

const Cost = record('com.linkedin.common.Cost', {
  costType: CostType,
  cost: CostCost,
});
export const cost = aspect('cost', Cost);

const MLModelDeploymentKey = record('com.linkedin.metadata.key.MLModelDeploymentKey', {
  platform: urn(),
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  origin: searchable(FabricType, {
    fieldType: 'TEXT_PARTIAL',
    addToFilters: true,
    filterNameOverride: 'Environment',
    queryByDefault: false,
  }),
});
export const mlModelDeploymentKey = aspect('mlModelDeploymentKey', MLModelDeploymentKey);

const MLModelGroupKey = record('com.linkedin.metadata.key.MLModelGroupKey', {
  platform: urn(),
  name: searchable(string(), {
    fieldName: 'id',
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  origin: searchable(FabricType, { fieldType: 'TEXT_PARTIAL', queryByDefault: false }),
});
export const mlModelGroupKey = aspect('mlModelGroupKey', MLModelGroupKey);

const MLModelKey = record('com.linkedin.metadata.key.MLModelKey', {
  platform: urn(),
  name: searchable(string(), {
    fieldName: 'id',
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  origin: searchable(FabricType, {
    fieldType: 'TEXT_PARTIAL',
    addToFilters: true,
    filterNameOverride: 'Environment',
    queryByDefault: false,
  }),
});
export const mlModelKey = aspect('mlModelKey', MLModelKey);

const DeploymentStatus = enumeration('com.linkedin.ml.metadata.DeploymentStatus', [
  'OUT_OF_SERVICE',
  'CREATING',
  'UPDATING',
  'ROLLING_BACK',
  'IN_SERVICE',
  'DELETING',
  'FAILED',
  'UNKNOWN',
]);

const EditableMLModelGroupProperties = record('com.linkedin.ml.metadata.EditableMLModelGroupProperties', {
  description: optional(searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT' })),
});
export const editableMlModelGroupProperties = aspect('editableMlModelGroupProperties', EditableMLModelGroupProperties);

const EditableMLModelProperties = record('com.linkedin.ml.metadata.EditableMLModelProperties', {
  description: optional(searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT' })),
});
export const editableMlModelProperties = aspect('editableMlModelProperties', EditableMLModelProperties);

const MLModelDeploymentProperties = record('com.linkedin.ml.metadata.MLModelDeploymentProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  description: optional(searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription' })),
  createdAt: optional(long()),
  version: optional(VersionTag),
  status: optional(searchable(DeploymentStatus, { fieldName: 'deploymentStatus' })),
});
export const mlModelDeploymentProperties = aspect('mlModelDeploymentProperties', MLModelDeploymentProperties);

const MLModelGroupProperties = record('com.linkedin.ml.metadata.MLModelGroupProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  trainingJobs: optional(
    relationship(array(string()), {
      '/*': { name: 'TrainedBy', entityTypes: ['dataJob', 'dataProcessInstance'], isLineage: true },
    }),
  ),
  downstreamJobs: optional(
    relationship(array(string()), {
      '/*': { name: 'UsedBy', entityTypes: ['dataJob', 'dataProcessInstance'], isLineage: true, isUpstream: false },
    }),
  ),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  name: optional(
    searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 10, enableAutocomplete: true, queryByDefault: true }),
  ),
  description: optional(searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription' })),
  createdAt: optional(deprecated(long())),
  created: optional(TimeStamp),
  lastModified: optional(TimeStamp),
  version: optional(VersionTag),
});
export const mlModelGroupProperties = aspect('mlModelGroupProperties', MLModelGroupProperties);

const MLModelProperties = record('com.linkedin.ml.metadata.MLModelProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  trainingJobs: optional(
    relationship(array(string()), {
      '/*': { name: 'TrainedBy', entityTypes: ['dataJob', 'dataProcessInstance'], isLineage: true },
    }),
  ),
  downstreamJobs: optional(
    relationship(array(string()), {
      '/*': { name: 'UsedBy', entityTypes: ['dataJob', 'dataProcessInstance'], isLineage: true, isUpstream: false },
    }),
  ),
  name: optional(
    searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 10, enableAutocomplete: true, queryByDefault: true }),
  ),
  description: optional(
    searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription', sanitizeRichText: true }),
  ),
  date: optional(deprecated(long())),
  created: optional(TimeStamp),
  lastModified: optional(TimeStamp),
  version: optional(VersionTag),
  type: optional(searchable(string(), { fieldType: 'TEXT_PARTIAL' })),
  hyperParameters: optional(map(union([string(), int(), float(), double(), boolean()]))),
  hyperParams: optional(array(MLHyperParam)),
  trainingMetrics: optional(array(MLMetric)),
  onlineMetrics: optional(array(MLMetric)),
  mlFeatures: optional(
    relationship(array(urnOf('mlFeature')), {
      '/*': { name: 'Consumes', entityTypes: ['mlFeature'], isLineage: true },
    }),
  ),
  tags: defaulted(array(string()), []),
  deployments: optional(
    relationship(array(urn()), { '/*': { name: 'DeployedTo', entityTypes: ['mlModelDeployment'] } }),
  ),
  groups: optional(
    relationship(array(urn()), {
      '/*': { name: 'MemberOf', entityTypes: ['mlModelGroup'], isLineage: true, isUpstream: false },
    }),
  ),
});
export const mlModelProperties = aspect('mlModelProperties', MLModelProperties);

const SourceCodeUrlType = enumeration('com.linkedin.ml.metadata.SourceCodeUrlType', [
  'ML_MODEL_SOURCE_CODE',
  'TRAINING_PIPELINE_SOURCE_CODE',
  'EVALUATION_PIPELINE_SOURCE_CODE',
]);

const SourceCodeUrl = record('com.linkedin.ml.metadata.SourceCodeUrl', {
  type: SourceCodeUrlType,
  sourceCodeUrl: url(),
});

const SourceCode = record('com.linkedin.ml.metadata.SourceCode', {
  sourceCode: array(SourceCodeUrl),
});
export const sourceCode = aspect('sourceCode', SourceCode);
