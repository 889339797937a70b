import { readableBy, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { boolean, enumeration, map, optional, record, string, urn } from '../types.js';

/** Privileges to write ingestion sources: recipes and arguments may contain credentials. */
const MANAGERS = ['MANAGE_INGESTION', 'EDIT_ENTITY'];

const DataHubIngestionSourceConfig = record('com.linkedin.ingestion.DataHubIngestionSourceConfig', {
  recipe: readableBy(string(), ...MANAGERS),
  version: optional(string()),
  executorId: optional(
    searchable(string(), { fieldName: 'sourceExecutorId', fieldType: 'KEYWORD', queryByDefault: false }),
  ),
  debugMode: optional(boolean()),
  extraArgs: optional(readableBy(map(string()), ...MANAGERS)),
});

const DataHubIngestionSourceSchedule = record('com.linkedin.ingestion.DataHubIngestionSourceSchedule', {
  interval: searchable(string(), {
    fieldType: 'KEYWORD',
    addHasValuesToFilters: true,
    hasValuesFieldName: 'hasScheduleInterval',
    queryByDefault: false,
  }),
  timezone: string(),
});

const DataHubIngestionSourceSourceType = enumeration('com.linkedin.ingestion.DataHubIngestionSourceSourceType', [
  'SYSTEM',
]);

const DataHubIngestionSourceSource = record('com.linkedin.ingestion.DataHubIngestionSourceSource', {
  type: searchable(DataHubIngestionSourceSourceType, {
    fieldName: 'sourceType',
    fieldType: 'KEYWORD',
    queryByDefault: false,
  }),
});

const DataHubIngestionSourceInfo = record('com.linkedin.ingestion.DataHubIngestionSourceInfo', {
  name: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  type: searchable(string(), { fieldType: 'KEYWORD', queryByDefault: false }),
  platform: optional(urn()),
  schedule: optional(DataHubIngestionSourceSchedule),
  config: DataHubIngestionSourceConfig,
  source: optional(DataHubIngestionSourceSource),
});
export const dataHubIngestionSourceInfo = aspect('dataHubIngestionSourceInfo', DataHubIngestionSourceInfo, {
  schemaVersion: 2,
});

const DataHubIngestionSourceKey = record('com.linkedin.metadata.key.DataHubIngestionSourceKey', {
  id: string(),
});
export const dataHubIngestionSourceKey = aspect('dataHubIngestionSourceKey', DataHubIngestionSourceKey);
