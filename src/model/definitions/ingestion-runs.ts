import { timeseriesField } from '../annotate.js';
import { timeseriesAspect } from '../declarations.js';
import { bytes, defaulted, int, long, optional, record, string } from '../types.js';
import { JobStatus } from './pipelines.js';
import { PartitionSpec, TimeWindowSize } from './timeseries.js';

const IngestionCheckpointState = record('com.linkedin.datajob.datahub.IngestionCheckpointState', {
  formatVersion: string(),
  serde: string(),
  payload: optional(bytes()),
});

const DatahubIngestionCheckpoint = record('com.linkedin.datajob.datahub.DatahubIngestionCheckpoint', {
  timestampMillis: long(),
  eventGranularity: optional(TimeWindowSize),
  partitionSpec: optional(defaulted(PartitionSpec, { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' })),
  messageId: optional(string()),
  pipelineName: timeseriesField(string()),
  platformInstanceId: timeseriesField(string()),
  config: string(),
  state: IngestionCheckpointState,
  runId: timeseriesField(string()),
});
export const datahubIngestionCheckpoint = timeseriesAspect('datahubIngestionCheckpoint', DatahubIngestionCheckpoint);

const DatahubIngestionRunSummary = record('com.linkedin.datajob.datahub.DatahubIngestionRunSummary', {
  timestampMillis: long(),
  eventGranularity: optional(TimeWindowSize),
  partitionSpec: optional(defaulted(PartitionSpec, { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' })),
  messageId: optional(string()),
  pipelineName: timeseriesField(string()),
  platformInstanceId: timeseriesField(string()),
  runId: timeseriesField(string()),
  runStatus: timeseriesField(JobStatus),
  numWorkUnitsCommitted: optional(long()),
  numWorkUnitsCreated: optional(long()),
  numEvents: optional(long()),
  numEntities: optional(long()),
  numAspects: optional(long()),
  numSourceAPICalls: optional(long()),
  totalLatencySourceAPICalls: optional(long()),
  numSinkAPICalls: optional(long()),
  totalLatencySinkAPICalls: optional(long()),
  numWarnings: optional(long()),
  numErrors: optional(long()),
  numEntitiesSkipped: optional(long()),
  config: optional(string()),
  custom_summary: optional(string()),
  softwareVersion: optional(timeseriesField(string())),
  systemHostName: optional(string()),
  operatingSystemName: optional(timeseriesField(string())),
  numProcessors: optional(int()),
  totalMemory: optional(long()),
  availableMemory: optional(long()),
});
export const datahubIngestionRunSummary = timeseriesAspect('datahubIngestionRunSummary', DatahubIngestionRunSummary);
