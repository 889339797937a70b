import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, long, map, optional, record, string, url } from '../types.js';

export const MLHyperParam = record('com.linkedin.ml.metadata.MLHyperParam', {
  name: string(),
  description: optional(string()),
  value: optional(string()),
  createdAt: optional(long()),
});
export const mlHyperParam = aspect('mlHyperParam', MLHyperParam);

export const MLMetric = record('com.linkedin.ml.metadata.MLMetric', {
  name: string(),
  description: optional(string()),
  value: optional(string()),
  createdAt: optional(long()),
});
export const mlMetric = aspect('mlMetric', MLMetric);

const MLTrainingRunProperties = record('com.linkedin.ml.metadata.MLTrainingRunProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  id: optional(string()),
  outputUrls: optional(array(string())),
  hyperParams: optional(array(MLHyperParam)),
  trainingMetrics: optional(array(MLMetric)),
});
export const mlTrainingRunProperties = aspect('mlTrainingRunProperties', MLTrainingRunProperties);
