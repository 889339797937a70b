import {
  aspectField,
  type EntityFieldResolver,
  type EntityRef,
  idField,
  mapping,
  refTo,
} from '../../entities/index.js';
import { dataHubAccessTokenInfo, type ValueOf } from '../../model/index.js';
import { userRef } from '../users/index.js';
import { AccessTokenMetadata } from './access-token.model.js';

const infoField = (read: (info: ValueOf<typeof dataHubAccessTokenInfo>) => unknown): EntityFieldResolver =>
  aspectField(dataHubAccessTokenInfo, read);

/** How an access token appears in GraphQL, without its text. */
export const ACCESS_TOKEN = mapping(AccessTokenMetadata, 'dataHubAccessToken', {
  id: idField,
  name: infoField(({ name }) => name),
  description: infoField(({ description }) => description),
  actorUrn: infoField(({ actorUrn }) => actorUrn),
  ownerUrn: infoField(({ ownerUrn }) => ownerUrn),
  owner: infoField(({ ownerUrn }) => userRef(ownerUrn)),
  createdAt: infoField(({ createdAt }) => createdAt),
  expiresAt: infoField(({ expiresAt }) => expiresAt),
});

/** Returns a reference to the metadata of the token with a hash. */
export function tokenRef(hash: string): EntityRef {
  return refTo(ACCESS_TOKEN.typeName, `urn:li:${ACCESS_TOKEN.entityType}:${hash}`);
}
