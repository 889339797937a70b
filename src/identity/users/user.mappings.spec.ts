import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { type GraphqlContext, refTo } from '../../entities/index.js';
import { CORP_USER, resolvedAuditStamp, userRef } from './user.mappings.js';

const USER = refTo('CorpUser', 'urn:li:corpuser:jdoe');

async function resolve(field: string, aspects: Readonly<Record<string, JsonObject>>): Promise<unknown> {
  const entities = {
    aspect: async (_urn: string, name: string) => (aspects[name] === undefined ? undefined : { value: aspects[name] }),
    value: async (_urn: string, { name }: { name: string }) => aspects[name],
    valueOf: ({ value }: { value: JsonObject }) => value,
  };
  const context = fake<GraphqlContext>({ entities });
  return CORP_USER.fields[field]?.(USER, {} as never, context, undefined as never);
}

describe('CorpUser', () => {
  it('should read the username from the urn', async () => {
    await expect(resolve('username', {})).resolves.toBe('jdoe');
  });

  it.each(['properties', 'info'])('should show the ingested properties as %s', async (field) => {
    const corpUserInfo = {
      active: true,
      displayName: 'Jo',
      managerUrn: 'urn:li:corpuser:boss',
      customProperties: { a: '1' },
    };
    await expect(resolve(field, { corpUserInfo })).resolves.toMatchObject({
      active: true,
      displayName: 'Jo',
      manager: userRef('urn:li:corpuser:boss'),
      customProperties: [{ key: 'a', value: '1', associatedUrn: USER.urn }],
    });
    await expect(resolve(field, {})).resolves.toBeNull();
  });

  it("should refer to the user's persona and platforms", async () => {
    const corpUserEditableInfo = {
      persona: 'urn:li:dataHubPersona:dataLeader',
      platforms: ['urn:li:dataPlatform:kafka'],
      teams: [],
    };
    await expect(resolve('editableProperties', { corpUserEditableInfo })).resolves.toMatchObject({
      persona: { urn: 'urn:li:dataHubPersona:dataLeader' },
      platforms: [refTo('DataPlatform', 'urn:li:dataPlatform:kafka')],
      teams: [],
    });
  });

  it.each([
    [{ corpUserStatus: { status: 'SUSPENDED' } }, 'SUSPENDED'],
    [{ corpUserStatus: { status: 'PROVISIONED' } }, null],
    [{}, null],
  ])('should show the status of %j as %p', async (aspects, status) => {
    await expect(resolve('status', aspects as Record<string, JsonObject>)).resolves.toBe(status);
  });

  it.each([
    [{ corpUserCredentials: { salt: 's', hashedPassword: 'h' } }, true],
    [{ corpUserCredentials: { salt: 's' } }, false],
    [{}, false],
  ])('should determine from %j whether the user has a password here', async (aspects, isNative) => {
    await expect(resolve('isNativeUser', aspects as Record<string, JsonObject>)).resolves.toBe(isNative);
  });

  it('should have settings with defaults', async () => {
    const corpUserSettings = {
      appearance: { showSimplifiedHomepage: true },
      homePage: { dismissedAnnouncements: ['urn:li:post:a'] },
      locale: { language: 'de' },
      views: { defaultView: 'urn:li:dataHubView:gone' },
    };
    await expect(resolve('settings', { corpUserSettings })).resolves.toEqual({
      appearance: { showSimplifiedHomepage: true, showThemeV2: null },
      views: { defaultView: null },
      homePage: { pageTemplate: null, dismissedAnnouncementUrns: ['urn:li:post:a'] },
      locale: { language: 'de' },
    });
    await expect(resolve('settings', {})).resolves.toMatchObject({
      appearance: { showSimplifiedHomepage: false },
      homePage: null,
    });
  });

  it('should resolve the actor of an audit stamp', () => {
    expect(resolvedAuditStamp({ time: 5, actor: USER.urn })).toEqual({ time: 5, actor: USER });
    expect(resolvedAuditStamp({ time: 5 })).toEqual({ time: 5, actor: null });
    expect(resolvedAuditStamp(undefined)).toBeNull();
  });
});
