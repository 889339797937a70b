import { afterEach, describe, expect, it } from '@jest/globals';
import { authHarness, type AuthHarness } from '../../test/support/harness/auth-harness.js';
import { ROOT_USER_URN, SYSTEM_ACTOR } from './actor.js';
import type { RequestHeaders } from './authentication.service.js';

const ALICE = 'urn:li:corpuser:alice';
const ADMIN_TOKEN = 'a-token-for-automation';
const SECRET = 'secret:with:colons-in-it';
const SUSPENDED = { status: 'SUSPENDED', lastModified: { time: 1, actor: ROOT_USER_URN } };

let harness: AuthHarness;

afterEach(() => harness.close());

async function open(env: Readonly<Record<string, string>>): Promise<void> {
  harness = await authHarness(env);
  await harness.write([
    [ALICE, 'corpUserInfo', { active: true }],
    [ROOT_USER_URN, 'corpUserInfo', { active: true }],
    ['urn:li:corpuser:away', 'corpUserStatus', SUSPENDED],
    ['urn:li:corpuser:gone', 'status', { removed: true }],
  ]);
}

function authenticate(headers: RequestHeaders) {
  return harness.authentication.authenticate({ method: 'POST', headers });
}

describe('AuthenticationService', () => {
  it.each(['Bearer', 'bearer'])('should take a token after %s', async (word) => {
    await open({});
    const token = await harness.tokens.mintStateless(ALICE, 'PERSONAL', 1000);
    await expect(authenticate({ authorization: `${word} ${token}` })).resolves.toMatchObject({ urn: ALICE });
  });

  it.each<[string, RequestHeaders]>([
    ['no header', {}],
    ['an empty header', { authorization: '' }],
    ['another spelling', { authorization: 'BEARER x' }],
    ['another scheme', { authorization: 'Digest x' }],
    ['a broken token', { authorization: 'Bearer x' }],
    ['no token', { authorization: 'Bearer ' }],
    ['the header of switched-off authentication', { 'x-datahub-actor': ALICE }],
    ['the system client without a configured secret', { authorization: 'Basic __datahub_system:' }],
  ])('should refuse %s', async (_name, headers) => {
    await open({});
    await expect(authenticate(headers)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    [`Basic __datahub_system:${SECRET}`, true],
    [`basic __datahub_system:${SECRET}`, true],
    [`Basic __datahub_system:${SECRET}x`, false],
    [`Basic other:${SECRET}`, false],
    [`Basic ${Buffer.from(`__datahub_system:${SECRET}`).toString('base64')}`, false],
  ])('should take the system client by its plain secret: %s', async (authorization, expected) => {
    await open({ DATAHUB_SYSTEM_CLIENT_SECRET: SECRET });
    const actor = await authenticate({ authorization }).catch(() => undefined);
    expect(actor).toEqual(expected ? SYSTEM_ACTOR : undefined);
  });

  it('should take the configured admin token as the root user, while that user is active', async () => {
    await open({ ADMIN_TOKEN });
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    await expect(authenticate(headers)).resolves.toEqual({ urn: ROOT_USER_URN, id: 'datahub', isSystem: false });
    await harness.write([[ROOT_USER_URN, 'corpUserStatus', SUSPENDED]]);
    await expect(authenticate(headers)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each<[string, RequestHeaders, string]>([
    ['a user', { 'x-datahub-actor': ALICE }, ALICE],
    ['nobody', {}, SYSTEM_ACTOR.urn],
    ['an empty text', { 'x-datahub-actor': '' }, SYSTEM_ACTOR.urn],
    ['the system', { 'x-datahub-actor': SYSTEM_ACTOR.urn }, SYSTEM_ACTOR.urn],
  ])('should believe the header when authentication is off: %s', async (_name, headers, urn) => {
    await open({ METADATA_SERVICE_AUTH_ENABLED: 'false' });
    await expect(authenticate(headers)).resolves.toMatchObject({ urn, isSystem: urn === SYSTEM_ACTOR.urn });
  });

  it.each([
    ['no urn', 'alice', 'UNAUTHENTICATED'],
    ['no user', 'urn:li:corpGroup:alice', 'UNAUTHENTICATED'],
    ['an unknown user', 'urn:li:corpuser:nobody', 'ACTOR_INACTIVE'],
    ['a suspended user', 'urn:li:corpuser:away', 'ACTOR_INACTIVE'],
    ['a removed user', 'urn:li:corpuser:gone', 'ACTOR_INACTIVE'],
  ])('should refuse in the header when authentication is off: %s', async (_name, urn, code) => {
    await open({ METADATA_SERVICE_AUTH_ENABLED: 'false' });
    await expect(authenticate({ 'x-datahub-actor': urn })).rejects.toMatchObject({ code });
  });

  it('should not ask that the user in the header exists, when that is switched off', async () => {
    await open({ METADATA_SERVICE_AUTH_ENABLED: 'false', METADATA_SERVICE_AUTH_ENFORCE_EXISTENCE_ENABLED: 'false' });
    await expect(authenticate({ 'x-datahub-actor': 'urn:li:corpuser:nobody' })).resolves.toMatchObject({
      id: 'nobody',
    });
    await expect(authenticate({ 'x-datahub-actor': 'urn:li:corpuser:away' })).rejects.toMatchObject({
      code: 'ACTOR_INACTIVE',
    });
  });
});
