import { aspectField, type EntityMapping, type EntityRef, idField, refTo } from '../../entities/index.js';
import { userRef } from '../users/index.js';

/** Name of the aspect that tells of a token. */
export const INFO_ASPECT = 'dataHubAccessTokenInfo';

interface StoredInfo {
  readonly name: string;
  readonly description?: string;
  readonly actorUrn: string;
  readonly ownerUrn: string;
  readonly createdAt: number;
  readonly expiresAt?: number;
}

const infoField = (read: (info: StoredInfo) => unknown) => aspectField<StoredInfo>(INFO_ASPECT, read);

/** How what is kept of an access token shows in GraphQL. */
export const ACCESS_TOKEN: EntityMapping = {
  entityType: 'dataHubAccessToken',
  typeName: 'AccessTokenMetadata',
  fields: {
    id: idField,
    name: infoField(({ name }) => name),
    description: infoField(({ description }) => description),
    actorUrn: infoField(({ actorUrn }) => actorUrn),
    ownerUrn: infoField(({ ownerUrn }) => ownerUrn),
    owner: infoField(({ ownerUrn }) => userRef(ownerUrn)),
    createdAt: infoField(({ createdAt }) => createdAt),
    expiresAt: infoField(({ expiresAt }) => expiresAt),
  },
};

/** A reference to what is kept of the token with that hash. */
export function tokenRef(hash: string): EntityRef {
  return refTo(ACCESS_TOKEN.typeName, `urn:li:${ACCESS_TOKEN.entityType}:${hash}`);
}
