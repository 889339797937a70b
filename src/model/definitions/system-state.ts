import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { defaulted, enumeration, long, map, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const InviteToken = record('com.linkedin.identity.InviteToken', {
  token: string(),
  role: optional(searchable(urn(), { fieldName: 'role', fieldType: 'KEYWORD', hasValuesFieldName: 'hasRole' })),
});
export const inviteToken = aspect('inviteToken', InviteToken, { isSecret: true });

const DataHubActionKey = record('com.linkedin.metadata.key.DataHubActionKey', {
  id: string(),
});
export const dataHubActionKey = aspect('dataHubActionKey', DataHubActionKey);

const DataHubStepStateKey = record('com.linkedin.metadata.key.DataHubStepStateKey', {
  id: string(),
});
export const dataHubStepStateKey = aspect('dataHubStepStateKey', DataHubStepStateKey);

const DataHubUpgradeKey = record('com.linkedin.metadata.key.DataHubUpgradeKey', {
  id: string(),
});
export const dataHubUpgradeKey = aspect('dataHubUpgradeKey', DataHubUpgradeKey);

const InviteTokenKey = record('com.linkedin.metadata.key.InviteTokenKey', {
  id: string(),
});
export const inviteTokenKey = aspect('inviteTokenKey', InviteTokenKey);

const TelemetryKey = record('com.linkedin.metadata.key.TelemetryKey', {
  name: string(),
});
export const telemetryKey = aspect('telemetryKey', TelemetryKey);

const DataHubStepStateProperties = record('com.linkedin.step.DataHubStepStateProperties', {
  properties: defaulted(map(string()), {}),
  lastModified: AuditStamp,
});
export const dataHubStepStateProperties = aspect('dataHubStepStateProperties', DataHubStepStateProperties);

const TelemetryClientId = record('com.linkedin.telemetry.TelemetryClientId', {
  clientId: string(),
});
export const telemetryClientId = aspect('telemetryClientId', TelemetryClientId);

const DataHubUpgradeRequest = record('com.linkedin.upgrade.DataHubUpgradeRequest', {
  timestampMs: long(),
  version: string(),
});
export const dataHubUpgradeRequest = aspect('dataHubUpgradeRequest', DataHubUpgradeRequest);

const DataHubUpgradeState = enumeration('com.linkedin.upgrade.DataHubUpgradeState', [
  'IN_PROGRESS',
  'SUCCEEDED',
  'FAILED',
  'ABORTED',
]);

const DataHubUpgradeResult = record('com.linkedin.upgrade.DataHubUpgradeResult', {
  state: optional(defaulted(DataHubUpgradeState, 'SUCCEEDED')),
  timestampMs: long(),
  result: optional(map(string())),
});
export const dataHubUpgradeResult = aspect('dataHubUpgradeResult', DataHubUpgradeResult);
