import { aspect } from '../declarations.js';
import { int, optional, record, string } from '../types.js';

const DataHubRetentionKey = record('com.linkedin.metadata.key.DataHubRetentionKey', {
  entityName: string(),
  aspectName: string(),
});
export const dataHubRetentionKey = aspect('dataHubRetentionKey', DataHubRetentionKey);

const VersionBasedRetention = record('com.linkedin.retention.VersionBasedRetention', {
  maxVersions: int(),
});

const TimeBasedRetention = record('com.linkedin.retention.TimeBasedRetention', {
  maxAgeInSeconds: int(),
});

const Retention = record('com.linkedin.retention.Retention', {
  version: optional(VersionBasedRetention),
  time: optional(TimeBasedRetention),
});

const DataHubRetentionConfig = record('com.linkedin.retention.DataHubRetentionConfig', {
  retention: Retention,
});
export const dataHubRetentionConfig = aspect('dataHubRetentionConfig', DataHubRetentionConfig);
