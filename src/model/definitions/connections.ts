import { readableBy, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { deprecated, enumeration, optional, record, string } from '../types.js';
import { AuditStamp } from './common.js';

const DataHubConnectionDetailsType = enumeration('com.linkedin.connection.DataHubConnectionDetailsType', ['JSON']);

const DataHubJsonConnection = record('com.linkedin.connection.DataHubJsonConnection', {
  encryptedBlob: readableBy(string(), 'MANAGE_CONNECTIONS'),
});

const DataHubConnectionDetails = record('com.linkedin.connection.DataHubConnectionDetails', {
  type: searchable(DataHubConnectionDetailsType),
  name: optional(searchable(string(), { fieldType: 'TEXT_PARTIAL', boostScore: 10, enableAutocomplete: true })),
  json: optional(DataHubJsonConnection),
});
export const dataHubConnectionDetails = aspect('dataHubConnectionDetails', DataHubConnectionDetails);

const DataHubConnectionKey = record('com.linkedin.metadata.key.DataHubConnectionKey', {
  id: searchable(string()),
});
export const dataHubConnectionKey = aspect('dataHubConnectionKey', DataHubConnectionKey);

const DataHubSecretKey = record('com.linkedin.metadata.key.DataHubSecretKey', {
  id: string(),
});
export const dataHubSecretKey = aspect('dataHubSecretKey', DataHubSecretKey);

const DataHubSecretValue = record('com.linkedin.secret.DataHubSecretValue', {
  name: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  value: readableBy(string()),
  description: optional(string()),
  created: optional(
    deprecated(searchable(AuditStamp, { '/time': { fieldName: 'createdTime', fieldType: 'DATETIME' } })),
  ),
});
export const dataHubSecretValue = aspect('dataHubSecretValue', DataHubSecretValue, { isSecret: true });
