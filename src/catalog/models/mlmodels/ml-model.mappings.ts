import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type GraphqlContext,
  keyField,
  keyPlatform,
  mapping,
  refsOfType,
} from '../../../entities/index.js';
import {
  cost,
  editableMlModelGroupProperties,
  editableMlModelProperties,
  intendedUse,
  mlModelCaveatsAndRecommendations,
  mlModelEthicalConsiderations,
  mlModelEvaluationData,
  mlModelFactorPrompts,
  mlModelGroupProperties,
  mlModelMetrics,
  mlModelProperties,
  mlModelQuantitativeAnalyses,
  mlModelTrainingData,
  sourceCode,
  type ValueOf,
} from '../../../model/index.js';
import { keyOrigin } from './key-origin.js';
import { analysesOf, costOf, hyperParameterOf } from './ml-measures.js';
import { MLModelGroup } from './ml-model-group.model.js';
import { MLModel } from './ml-model.model.js';

type Properties = ValueOf<typeof mlModelProperties> | ValueOf<typeof mlModelGroupProperties>;

const groupProperties: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = await context.entities.value(urn, mlModelGroupProperties);
  return stored === undefined ? null : details(stored, urn, context);
};

/** Resolves the fields of model groups. */
export const ML_MODEL_GROUP = mapping(MLModelGroup, 'mlModelGroup', {
  name: keyField('name'),
  platform: keyPlatform,
  origin: keyOrigin,
  description: aspectField(mlModelGroupProperties, ({ description }) => description ?? null),
  properties: groupProperties,
  editableProperties: aspectField(editableMlModelGroupProperties),
});

const modelProperties: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = await context.entities.value(urn, mlModelProperties);
  if (stored === undefined) return null;
  return {
    ...details(stored, urn, context),
    hyperParameters: hyperParameterOf(stored.hyperParameters),
    version: stored.version?.versionTag ?? null,
    groups: stored.groups === undefined ? null : refsOfType(ML_MODEL_GROUP, stored.groups),
  };
};

/** Resolves the fields of models. */
export const ML_MODEL = mapping(MLModel, 'mlModel', {
  name: keyField('name'),
  platform: keyPlatform,
  origin: keyOrigin,
  description: aspectField(mlModelProperties, ({ description }) => description ?? null),
  properties: modelProperties,
  editableProperties: aspectField(editableMlModelProperties),
  intendedUse: aspectField(intendedUse),
  factorPrompts: aspectField(mlModelFactorPrompts),
  metrics: aspectField(mlModelMetrics),
  quantitativeAnalyses: aspectField(mlModelQuantitativeAnalyses, analysesOf),
  cost: aspectField(cost, costOf),
  evaluationData: aspectField(mlModelEvaluationData, ({ evaluationData }) => evaluationData),
  trainingData: aspectField(mlModelTrainingData, ({ trainingData }) => trainingData),
  ethicalConsiderations: aspectField(mlModelEthicalConsiderations),
  caveatsAndRecommendations: aspectField(mlModelCaveatsAndRecommendations),
  sourceCode: aspectField(sourceCode),
});

/** Returns the properties of a model or a group. The name in the urn replaces an absent name. */
function details(stored: Properties, urn: string, { entities }: GraphqlContext): object {
  return {
    ...stored,
    name: stored.name ?? entities.key(urn)['name'],
    customProperties: customProperties(stored.customProperties, urn),
    mlModelLineageInfo: {
      trainingJobs: stored.trainingJobs ?? null,
      downstreamJobs: stored.downstreamJobs ?? null,
    },
  };
}
