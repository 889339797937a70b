import { readableBy, relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { enumeration, long, map, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

/** Privileges to read the input and output of a run: recipes and logs may contain credentials. */
const MANAGERS = ['MANAGE_INGESTION', 'EDIT_ENTITY'];

const CliVersionSource = enumeration('com.linkedin.execution.CliVersionSource', [
  'SOURCE_CONFIG_OVERRIDE',
  'MATRIX_COHORT',
  'MATRIX_CONNECTOR_DEFAULT',
  'APPLICATION_DEFAULT',
]);

const CliVersionAudit = record('com.linkedin.execution.CliVersionAudit', {
  source: CliVersionSource,
  serverVersion: optional(string()),
});

const ExecutionRequestSource = record('com.linkedin.execution.ExecutionRequestSource', {
  type: string(),
  ingestionSource: optional(
    relationship(searchable(urn(), { fieldName: 'ingestionSource', fieldType: 'KEYWORD', queryByDefault: false }), {
      name: 'ingestionSource',
      entityTypes: ['dataHubIngestionSource'],
    }),
  ),
});

const ExecutionRequestInput = record('com.linkedin.execution.ExecutionRequestInput', {
  task: string(),
  args: readableBy(map(string()), ...MANAGERS),
  executorId: searchable(string(), { fieldName: 'executorId', fieldType: 'KEYWORD', queryByDefault: false }),
  source: ExecutionRequestSource,
  requestedAt: searchable(long(), { fieldName: 'requestTimeMs', fieldType: 'COUNT', queryByDefault: false }),
  actorUrn: optional(searchable(urn(), { fieldType: 'URN' })),
  cliVersionAudit: optional(CliVersionAudit),
});
export const dataHubExecutionRequestInput = aspect('dataHubExecutionRequestInput', ExecutionRequestInput, {
  schemaVersion: 2,
});

const StructuredExecutionReport = record('com.linkedin.execution.StructuredExecutionReport', {
  type: string(),
  serializedValue: string(),
  contentType: string(),
});

const ExecutionRequestResult = record('com.linkedin.execution.ExecutionRequestResult', {
  status: searchable(string(), { fieldName: 'executionResultStatus', fieldType: 'KEYWORD' }),
  report: optional(readableBy(string(), ...MANAGERS)),
  structuredReport: optional(readableBy(StructuredExecutionReport, ...MANAGERS)),
  startTimeMs: optional(searchable(long(), { fieldName: 'startTimeMs', fieldType: 'COUNT', queryByDefault: false })),
  durationMs: optional(long()),
});
export const dataHubExecutionRequestResult = aspect('dataHubExecutionRequestResult', ExecutionRequestResult);

const ExecutionRequestSignal = record('com.linkedin.execution.ExecutionRequestSignal', {
  signal: string(),
  executorId: optional(string()),
  createdAt: AuditStamp,
});
export const dataHubExecutionRequestSignal = aspect('dataHubExecutionRequestSignal', ExecutionRequestSignal);

const ExecutionRequestKey = record('com.linkedin.metadata.key.ExecutionRequestKey', {
  id: string(),
});
export const dataHubExecutionRequestKey = aspect('dataHubExecutionRequestKey', ExecutionRequestKey);
