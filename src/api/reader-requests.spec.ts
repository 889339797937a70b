import { describe, expect, it } from '@jest/globals';
import { isForReaders } from './reader-requests.js';

describe(isForReaders, () => {
  it.each([
    ['GET', '/entities/urn%3Ali%3Atag%3Aa'],
    ['GET', '/entitiesV2?ids=List()'],
    ['HEAD', '/aspects/urn%3Ali%3Atag%3Aa?aspect=status&version=0'],
    ['GET', '/gms/relationships?urn=a'],
    ['GET', '/api/gms/openapi/v3/entity/dataset/urn%3Ali%3Adataset%3Aa'],
    ['GET', '/openapi/v2/entity/tag/'],
    ['GET', '/health/ready'],
    ['GET', '/metrics'],
    ['POST', '/api/graphql'],
    ['POST', '/gms/api/v2/graphql/?x=y'],
  ])('should be true for %s %s', (method, url) => {
    expect(isForReaders(method, url)).toBe(true);
  });

  it.each([
    ['POST', '/entities?action=ingest'],
    ['POST', '/openapi/v3/entity/tag'],
    ['PATCH', '/openapi/v3/entity/tag/urn%3Ali%3Atag%3Aa'],
    ['DELETE', '/openapi/v3/entity/tag/urn%3Ali%3Atag%3Aa'],
    ['DELETE', '/entities/urn%3Ali%3Atag%3Aa'],
    ['GET', '/logOut'],
    ['GET', '/callback/oidc'],
    ['GET', '/openapi/v1/events/stream'],
    ['GET', '/openapi/operations/throttle/requests'],
    ['GET', '/entitiesAndMore'],
    ['GET', '/'],
    [undefined, undefined],
  ])('should be false for %s %s, which may write or need the memory of the writer', (method, url) => {
    expect(isForReaders(method, url)).toBe(false);
  });
});
