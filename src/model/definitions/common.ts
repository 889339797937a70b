import { defaulted, enumeration, long, map, optional, record, string, urn } from '../types.js';

export const AuditStamp = record('com.linkedin.common.AuditStamp', {
  time: long(),
  actor: urn(),
  impersonator: optional(urn()),
  message: optional(string()),
});

/** An audit stamp that defaults to the unknown actor. */
export const unknownStamp = defaulted(AuditStamp, { actor: 'urn:li:corpuser:unknown', time: 0 });

export const MetadataAttribution = record('com.linkedin.common.MetadataAttribution', {
  time: long(),
  actor: urn(),
  source: optional(urn()),
  sourceDetail: defaulted(map(string()), {}),
});

export const Edge = record('com.linkedin.common.Edge', {
  sourceUrn: optional(urn()),
  destinationUrn: urn(),
  created: optional(AuditStamp),
  lastModified: optional(AuditStamp),
  properties: optional(map(string())),
});

export const ChangeAuditStamps = record('com.linkedin.common.ChangeAuditStamps', {
  created: unknownStamp,
  lastModified: unknownStamp,
  deleted: optional(AuditStamp),
});

export const AccessLevel = enumeration('com.linkedin.common.AccessLevel', ['PUBLIC', 'PRIVATE']);

export const FabricType = enumeration('com.linkedin.common.FabricType', [
  'DEV',
  'TEST',
  'QA',
  'UAT',
  'EI',
  'PRE',
  'STG',
  'NON_PROD',
  'PROD',
  'CORP',
  'RVW',
  'PRD',
  'TST',
  'SIT',
  'SBX',
  'SANDBOX',
  'CERT',
]);

export const MLFeatureDataType = enumeration('com.linkedin.common.MLFeatureDataType', [
  'USELESS',
  'NOMINAL',
  'ORDINAL',
  'BINARY',
  'COUNT',
  'TIME',
  'INTERVAL',
  'IMAGE',
  'VIDEO',
  'AUDIO',
  'TEXT',
  'MAP',
  'SEQUENCE',
  'SET',
  'CONTINUOUS',
  'BYTE',
  'UNKNOWN',
]);

export const TimeStamp = record('com.linkedin.common.TimeStamp', {
  time: long(),
  actor: optional(urn()),
});

export const VersionTag = record('com.linkedin.common.VersionTag', {
  versionTag: optional(string()),
  metadataAttribution: optional(MetadataAttribution),
});
