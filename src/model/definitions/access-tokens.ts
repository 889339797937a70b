import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { long, optional, record, string, urn } from '../types.js';

const DataHubAccessTokenInfo = record('com.linkedin.access.token.DataHubAccessTokenInfo', {
  name: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  actorUrn: searchable(urn(), { fieldType: 'URN' }),
  ownerUrn: searchable(urn(), { fieldType: 'URN' }),
  createdAt: searchable(long(), { fieldType: 'COUNT', queryByDefault: false }),
  expiresAt: optional(searchable(long(), { fieldType: 'COUNT', queryByDefault: false })),
  description: optional(string()),
});
export const dataHubAccessTokenInfo = aspect('dataHubAccessTokenInfo', DataHubAccessTokenInfo);

const DataHubAccessTokenKey = record('com.linkedin.metadata.key.DataHubAccessTokenKey', {
  id: string(),
});
export const dataHubAccessTokenKey = aspect('dataHubAccessTokenKey', DataHubAccessTokenKey);
