import { bytes, enumeration, fixed, int, long, map, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';
import { SystemMetadata } from './system-metadata.js';

const KafkaAuditHeader = record('com.linkedin.avro2pegasus.events.KafkaAuditHeader', {
  time: long(),
  server: string(),
  instance: optional(string()),
  appName: string(),
  messageId: fixed('com.linkedin.avro2pegasus.events.UUID', 16),
  auditVersion: optional(int()),
  fabricUrn: optional(string()),
  clusterConnectionString: optional(string()),
});

const GenericAspect = record('com.linkedin.mxe.GenericAspect', {
  value: bytes(),
  contentType: string(),
});

const ChangeType = enumeration('com.linkedin.events.metadata.ChangeType', [
  'UPSERT',
  'CREATE',
  'UPDATE',
  'DELETE',
  'PATCH',
  'RESTATE',
  'CREATE_ENTITY',
]);

/** The fields that a proposed change and a committed one share. */
const CHANGE = {
  auditHeader: optional(KafkaAuditHeader),
  entityType: string(),
  entityUrn: optional(urn()),
  entityKeyAspect: optional(GenericAspect),
  changeType: ChangeType,
  aspectName: optional(string()),
  aspect: optional(GenericAspect),
  systemMetadata: optional(SystemMetadata),
  headers: optional(map(string())),
};

/** A proposed change of one aspect, as a message. */
export const MetadataChangeProposal = record('com.linkedin.mxe.MetadataChangeProposal', CHANGE);

/** A proposal that was refused, with the reason. */
export const FailedMetadataChangeProposal = record('com.linkedin.mxe.FailedMetadataChangeProposal', {
  auditHeader: optional(KafkaAuditHeader),
  metadataChangeProposal: MetadataChangeProposal,
  error: string(),
});

/** A committed change of one aspect. */
export const MetadataChangeLog = record('com.linkedin.mxe.MetadataChangeLog', {
  ...CHANGE,
  previousAspectValue: optional(GenericAspect),
  previousSystemMetadata: optional(SystemMetadata),
  created: optional(AuditStamp),
});

const PlatformEventHeader = record('com.linkedin.mxe.PlatformEventHeader', {
  timestampMillis: long(),
});

const GenericPayload = record('com.linkedin.mxe.GenericPayload', {
  value: bytes(),
  contentType: string(),
});

/** An event about entities that is named by its kind, such as `entityChangeEvent`. */
export const PlatformEvent = record('com.linkedin.mxe.PlatformEvent', {
  header: PlatformEventHeader,
  name: string(),
  payload: GenericPayload,
});

/** The version to which the stores were upgraded. */
export const DataHubUpgradeHistoryEvent = record('com.linkedin.mxe.DataHubUpgradeHistoryEvent', {
  version: string(),
  systemMetadata: optional(SystemMetadata),
});
