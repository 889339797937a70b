import type { JsonObject } from '../../../foundation/common/json.js';
import {
  aspectField,
  customProperties,
  type EntityMapping,
  type EntityRef,
  type FieldResolvers,
  keyField,
  refTo,
} from '../../../entities/index.js';
import { keyOrigin, keyPlatform } from './ml-key.js';
import { analysesOf, costOf, hyperParameterOf } from './ml-measures.js';

interface StoredModel {
  readonly name?: string;
  readonly description?: string;
  readonly customProperties?: Readonly<Record<string, string>>;
  readonly trainingJobs?: readonly string[];
  readonly downstreamJobs?: readonly string[];
}

interface StoredVersionedModel extends StoredModel {
  readonly hyperParameters?: JsonObject;
  readonly version?: { readonly versionTag?: string };
  readonly groups?: readonly string[];
}

const GROUP_PROPERTIES = 'mlModelGroupProperties';
const MODEL_PROPERTIES = 'mlModelProperties';

/** How a group of models shows in GraphQL. */
export const ML_MODEL_GROUP: EntityMapping = {
  entityType: 'mlModelGroup',
  typeName: 'MLModelGroup',
  fields: {
    name: keyField('name'),
    platform: keyPlatform,
    origin: keyOrigin,
    description: aspectField<StoredModel>(GROUP_PROPERTIES, ({ description }) => description ?? null),
    properties: aspectField<StoredModel>(GROUP_PROPERTIES, (stored, { urn }) => details(stored, urn)),
    editableProperties: aspectField('editableMlModelGroupProperties'),
  },
};

const groupRef = (urn: string) => refTo(ML_MODEL_GROUP.typeName, urn);

const properties = aspectField<StoredVersionedModel>(MODEL_PROPERTIES, (stored, { urn }) => ({
  ...details(stored, urn),
  hyperParameters: hyperParameterOf(stored.hyperParameters),
  version: stored.version?.versionTag ?? null,
  groups: stored.groups?.map(groupRef) ?? null,
}));

/** How a model shows in GraphQL. */
export const ML_MODEL: EntityMapping = {
  entityType: 'mlModel',
  typeName: 'MLModel',
  fields: {
    name: keyField('name'),
    platform: keyPlatform,
    origin: keyOrigin,
    description: aspectField<StoredModel>(MODEL_PROPERTIES, ({ description }) => description ?? null),
    properties,
    editableProperties: aspectField('editableMlModelProperties'),
    intendedUse: aspectField('intendedUse'),
    factorPrompts: aspectField('mlModelFactorPrompts'),
    metrics: aspectField('mlModelMetrics'),
    quantitativeAnalyses: aspectField('mlModelQuantitativeAnalyses', analysesOf),
    cost: aspectField('cost', costOf),
    evaluationData: aspectField('mlModelEvaluationData', ({ evaluationData }) => evaluationData),
    trainingData: aspectField('mlModelTrainingData', ({ trainingData }) => trainingData),
    ethicalConsiderations: aspectField('mlModelEthicalConsiderations'),
    caveatsAndRecommendations: aspectField('mlModelCaveatsAndRecommendations'),
    sourceCode: aspectField('sourceCode'),
  },
};

/**
 * The fields of what is known of a model or a group, which carries its `urn`: the name in the urn stands in for a name
 * that was not given.
 */
export const MODEL_DETAILS: FieldResolvers = {
  name: (source, _args, { entities }) => (source as EntityRef & StoredModel).name ?? entities.key(source.urn)['name'],
};

function details(stored: StoredModel, urn: string): object {
  return {
    ...stored,
    urn,
    customProperties: customProperties(stored.customProperties, urn),
    mlModelLineageInfo: {
      trainingJobs: stored.trainingJobs ?? null,
      downstreamJobs: stored.downstreamJobs ?? null,
    },
  };
}
