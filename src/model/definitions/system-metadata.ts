import { aspect } from '../declarations.js';
import { defaulted, long, map, optional, record, string } from '../types.js';
import { AuditStamp } from './common.js';

const DataHubOpenAPISchemaKey = record('com.linkedin.metadata.key.DataHubOpenAPISchemaKey', {
  id: string(),
});
export const dataHubOpenAPISchemaKey = aspect('dataHubOpenAPISchemaKey', DataHubOpenAPISchemaKey);

/** What the system records about each change. */
export const SystemMetadata = record('com.linkedin.mxe.SystemMetadata', {
  lastObserved: optional(defaulted(long(), 0)),
  runId: optional(defaulted(string(), 'no-run-id-provided')),
  lastRunId: optional(defaulted(string(), 'no-run-id-provided')),
  pipelineName: optional(string()),
  registryName: optional(string()),
  registryVersion: optional(string()),
  properties: optional(map(string())),
  version: optional(string()),
  schemaVersion: optional(long()),
  aspectCreated: optional(AuditStamp),
  aspectModified: optional(AuditStamp),
});
export const systemMetadata = aspect('systemMetadata', SystemMetadata);
