import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { Actor, Authorizer } from '../../auth/index.js';
import { PlatformPrivilegesService } from './platform-privileges.service.js';

const ACTOR: Actor = { urn: 'urn:li:corpuser:a', id: 'a', isSystem: false };

function serviceFor(granted: readonly string[]): PlatformPrivilegesService {
  const authorizer = {
    can: async (_actor: Actor, anyOf: readonly string[]) => anyOf.some((privilege) => granted.includes(privilege)),
    canOperate: async (_actor: Actor, group: string, operation: string, resource?: { type: string }) =>
      granted.includes([group, operation, resource?.type ?? ''].join(' ')),
  };
  return new PlatformPrivilegesService(fake<Authorizer>(authorizer));
}

async function heldBy(granted: readonly string[]): Promise<string[]> {
  const privileges = await serviceFor(granted).of(ACTOR);
  return Object.entries(privileges)
    .filter(([, isHeld]) => isHeld)
    .map(([name]) => name)
    .sort();
}

describe('PlatformPrivilegesService', () => {
  it.each([
    [[], []],
    [['MANAGE_TAGS'], ['createTags', 'manageTags']],
    [['CREATE_TAGS'], ['createTags']],
    [['MANAGE_DOMAINS'], ['createDomains', 'manageDomains']],
    [['MANAGE_BUSINESS_ATTRIBUTE'], ['createBusinessAttributes', 'manageBusinessAttributes']],
    [['GENERATE_PERSONAL_ACCESS_TOKENS'], ['generatePersonalAccessTokens']],
    [['ANALYTICS READ '], ['viewAnalytics']],
    [['ENTITY MANAGE corpuser'], []],
    [['ENTITY MANAGE corpuser', 'ENTITY MANAGE corpGroup'], ['manageIdentities']],
    [['ENTITY MANAGE dataHubIngestionSource'], ['manageIngestion']],
  ])('should derive from %j the privileges %j', async (granted, held) => {
    await expect(heldBy(granted)).resolves.toEqual(held);
  });
});
