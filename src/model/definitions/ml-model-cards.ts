import { aspect } from '../declarations.js';
import { array, boolean, enumeration, optional, record, string, union, urnOf } from '../types.js';

const BaseData = record('com.linkedin.ml.metadata.BaseData', {
  dataset: urnOf('dataset'),
  motivation: optional(string()),
  preProcessing: optional(array(string())),
});

const CaveatDetails = record('com.linkedin.ml.metadata.CaveatDetails', {
  needsFurtherTesting: optional(boolean()),
  caveatDescription: optional(string()),
  groupsNotRepresented: optional(array(string())),
});

const CaveatsAndRecommendations = record('com.linkedin.ml.metadata.CaveatsAndRecommendations', {
  caveats: optional(CaveatDetails),
  recommendations: optional(string()),
  idealDatasetCharacteristics: optional(array(string())),
});
export const mlModelCaveatsAndRecommendations = aspect('mlModelCaveatsAndRecommendations', CaveatsAndRecommendations);

const EthicalConsiderations = record('com.linkedin.ml.metadata.EthicalConsiderations', {
  data: optional(array(string())),
  humanLife: optional(array(string())),
  mitigations: optional(array(string())),
  risksAndHarms: optional(array(string())),
  useCases: optional(array(string())),
});
export const mlModelEthicalConsiderations = aspect('mlModelEthicalConsiderations', EthicalConsiderations);

const EvaluationData = record('com.linkedin.ml.metadata.EvaluationData', {
  evaluationData: array(BaseData),
});
export const mlModelEvaluationData = aspect('mlModelEvaluationData', EvaluationData);

const IntendedUserType = enumeration('com.linkedin.ml.metadata.IntendedUserType', [
  'ENTERPRISE',
  'HOBBY',
  'ENTERTAINMENT',
]);

const IntendedUse = record('com.linkedin.ml.metadata.IntendedUse', {
  primaryUses: optional(array(string())),
  primaryUsers: optional(array(IntendedUserType)),
  outOfScopeUses: optional(array(string())),
});
export const intendedUse = aspect('intendedUse', IntendedUse);

const MLModelFactors = record('com.linkedin.ml.metadata.MLModelFactors', {
  groups: optional(array(string())),
  instrumentation: optional(array(string())),
  environment: optional(array(string())),
});

const MLModelFactorPrompts = record('com.linkedin.ml.metadata.MLModelFactorPrompts', {
  relevantFactors: optional(array(MLModelFactors)),
  evaluationFactors: optional(array(MLModelFactors)),
});
export const mlModelFactorPrompts = aspect('mlModelFactorPrompts', MLModelFactorPrompts);

const Metrics = record('com.linkedin.ml.metadata.Metrics', {
  performanceMeasures: optional(array(string())),
  decisionThreshold: optional(array(string())),
});
export const mlModelMetrics = aspect('mlModelMetrics', Metrics);

const QuantitativeAnalyses = record('com.linkedin.ml.metadata.QuantitativeAnalyses', {
  unitaryResults: optional(union([string()])),
  intersectionalResults: optional(union([string()])),
});
export const mlModelQuantitativeAnalyses = aspect('mlModelQuantitativeAnalyses', QuantitativeAnalyses);

const TrainingData = record('com.linkedin.ml.metadata.TrainingData', {
  trainingData: array(BaseData),
});
export const mlModelTrainingData = aspect('mlModelTrainingData', TrainingData);
