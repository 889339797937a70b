import { searchable, timeseriesField, validatedUrn } from '../annotate.js';
import { aspect, timeseriesAspect } from '../declarations.js';
import { array, defaulted, enumeration, float, int, long, map, optional, record, string, urn } from '../types.js';
import { AssertionResultSeverity } from './assertion-parameters.js';
import { PartitionSpec, TimeWindowSize } from './timeseries.js';

const AssertionActionType = enumeration('com.linkedin.assertion.AssertionActionType', [
  'RAISE_INCIDENT',
  'RESOLVE_INCIDENT',
]);

const AssertionAction = record('com.linkedin.assertion.AssertionAction', {
  type: AssertionActionType,
});

const AssertionActions = record('com.linkedin.assertion.AssertionActions', {
  onSuccess: defaulted(array(AssertionAction), []),
  onFailure: defaulted(array(AssertionAction), []),
});
export const assertionActions = aspect('assertionActions', AssertionActions);

const AssertionResultType = enumeration('com.linkedin.assertion.AssertionResultType', [
  'INIT',
  'SUCCESS',
  'FAILURE',
  'ERROR',
]);

const AssertionResultErrorType = enumeration('com.linkedin.assertion.AssertionResultErrorType', [
  'SOURCE_CONNECTION_ERROR',
  'SOURCE_QUERY_FAILED',
  'INSUFFICIENT_DATA',
  'INVALID_PARAMETERS',
  'INVALID_SOURCE_TYPE',
  'UNSUPPORTED_PLATFORM',
  'CUSTOM_SQL_ERROR',
  'FIELD_ASSERTION_ERROR',
  'UNKNOWN_ERROR',
]);

const AssertionResultError = record('com.linkedin.assertion.AssertionResultError', {
  type: AssertionResultErrorType,
  properties: optional(map(string())),
});

const AssertionResult = record('com.linkedin.assertion.AssertionResult', {
  type: timeseriesField(searchable(AssertionResultType)),
  severity: optional(timeseriesField(AssertionResultSeverity)),
  rowCount: optional(long()),
  missingCount: optional(long()),
  unexpectedCount: optional(long()),
  actualAggValue: optional(float()),
  nativeResults: optional(map(string())),
  externalUrl: optional(string()),
  error: optional(AssertionResultError),
});

const AssertionRunStatus = enumeration('com.linkedin.assertion.AssertionRunStatus', ['COMPLETE']);

const BatchSpec = record('com.linkedin.assertion.BatchSpec', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  nativeBatchId: optional(string()),
  query: optional(string()),
  limit: optional(int()),
});

const AssertionRunEvent = record('com.linkedin.assertion.AssertionRunEvent', {
  timestampMillis: searchable(long(), { fieldName: 'lastCompletedTime', fieldType: 'DATETIME' }),
  runId: string(),
  asserteeUrn: timeseriesField(validatedUrn(urn(), { entityTypes: ['dataset'], exist: false, strict: true })),
  status: timeseriesField(AssertionRunStatus),
  result: optional(AssertionResult),
  runtimeContext: optional(map(string())),
  batchSpec: optional(BatchSpec),
  assertionUrn: timeseriesField(validatedUrn(urn(), { entityTypes: ['assertion'], exist: false, strict: true })),
  eventGranularity: optional(TimeWindowSize),
  partitionSpec: optional(defaulted(PartitionSpec, { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' })),
  messageId: optional(string()),
});
export const assertionRunEvent = timeseriesAspect('assertionRunEvent', AssertionRunEvent);

const AssertionStatus = enumeration('com.linkedin.assertion.AssertionStatus', ['PASSING', 'FAILING', 'ERROR', 'INIT']);

const AssertionRunSummary = record('com.linkedin.assertion.AssertionRunSummary', {
  lastFailedAtMillis: optional(searchable(long(), { fieldName: 'lastFailedAtMillis', fieldType: 'DATETIME' })),
  lastErroredAtMillis: optional(searchable(long(), { fieldName: 'lastErroredAtMillis', fieldType: 'DATETIME' })),
  lastPassedAtMillis: optional(searchable(long(), { fieldName: 'lastPassedAtMillis', fieldType: 'DATETIME' })),
  lastInitializedAtMillis: optional(
    searchable(long(), { fieldName: 'lastInitializedAtMillis', fieldType: 'DATETIME' }),
  ),
  assertionStatus: optional(
    searchable(AssertionStatus, { fieldName: 'assertionStatus', fieldType: 'KEYWORD', addToFilters: true }),
  ),
});
export const assertionRunSummary = aspect('assertionRunSummary', AssertionRunSummary);
