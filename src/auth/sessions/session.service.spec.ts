import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { authHarness, type AuthHarness } from '../../../test/support/harness/auth-harness.js';
import { ROOT_USER_URN } from '../actor.js';
import { SessionService } from './session.service.js';
import { SessionStore } from './session-store.js';

const ALICE = 'urn:li:corpuser:alice';
const HOUR_MS = 3_600_000;
const SUSPENDED = { status: 'SUSPENDED', lastModified: { time: 1, actor: ROOT_USER_URN } };

let harness: AuthHarness;
let sessions: SessionService;

beforeEach(async () => {
  harness = await authHarness({ AUTH_SESSION_TTL_HOURS: '2' });
  ({ sessions } = harness);
  await harness.write([[ALICE, 'corpUserInfo', { active: true }]]);
});

afterEach(() => harness.close());

function cookies(secret: string, method = 'GET', more: Record<string, string> = {}, actor = ALICE) {
  const cookie = `other=1; PLAY_SESSION=${secret}; actor=${encodeURIComponent(actor)}`;
  return { method, headers: { cookie, ...more } };
}

describe('SessionService', () => {
  it('should know the user of a session until it expires', async () => {
    const { secret, lifetimeMs } = await sessions.begin(ALICE);
    expect([secret.length, lifetimeMs]).toEqual([43, 2 * HOUR_MS]);
    expect(await sessions.actorOf(secret)).toMatchObject({ urn: ALICE, isSystem: false });
    harness.clock.time += 2 * HOUR_MS;
    expect(await sessions.actorOf(secret)).toBeUndefined();
  });

  it.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`])('should know nobody by %j', async (secret) => {
    expect(await sessions.actorOf(secret)).toBeUndefined();
  });

  it('should end a session at once here, and within five seconds elsewhere', async () => {
    const elsewhere = new SessionService(
      new SessionStore(harness.aspects.database),
      harness.users,
      harness.clock,
      harness.config,
    );
    const { secret } = await sessions.begin(ALICE);
    expect(await elsewhere.actorOf(secret)).toBeDefined();
    await sessions.end(secret);
    expect(await sessions.actorOf(secret)).toBeUndefined();
    harness.clock.time += 5000;
    expect(await elsewhere.actorOf(secret)).toBeUndefined();
  });

  it('should end all sessions of one user and no other', async () => {
    await harness.write([['urn:li:corpuser:bob', 'corpUserInfo', { active: true }]]);
    const mine = [await sessions.begin(ALICE), await sessions.begin(ALICE)];
    const other = await sessions.begin('urn:li:corpuser:bob');
    for (const { secret } of mine) expect(await sessions.actorOf(secret)).toBeDefined();
    await sessions.endAllOf(ALICE);
    for (const { secret } of mine) expect(await sessions.actorOf(secret)).toBeUndefined();
    expect(await sessions.actorOf(other.secret)).toBeDefined();
  });

  it('should end the sessions of one user that began until some time', async () => {
    const early = await sessions.begin(ALICE);
    const { time } = harness.clock;
    harness.clock.time += 1;
    const late = await sessions.begin(ALICE);
    await sessions.endAllOf(ALICE, time);
    expect(await sessions.actorOf(early.secret)).toBeUndefined();
    expect(await sessions.actorOf(late.secret)).toBeDefined();
  });

  it('should refuse a user at once who is suspended or removed', async () => {
    const { secret } = await sessions.begin(ALICE);
    expect(await sessions.actorOf(secret)).toBeDefined();
    await harness.write([[ALICE, 'corpUserStatus', SUSPENDED]]);
    expect(await sessions.actorOf(secret)).toBeUndefined();
  });

  it('should store a digest only, and forget what has expired', async () => {
    const { secret } = await sessions.begin(ALICE);
    harness.clock.time += 3 * HOUR_MS;
    await sessions.begin(ALICE);
    const rows = await harness.aspects.database.read((sql) => sql.select('SELECT * FROM log_in_session'));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('AuthenticationService with a session', () => {
  it('should take the session, and a token before it', async () => {
    const { secret } = await sessions.begin(ALICE);
    expect(await harness.authentication.authenticate(cookies(secret))).toMatchObject({ urn: ALICE });
    const token = cookies(secret, 'GET', { authorization: 'Bearer wrong' });
    await expect(harness.authentication.authenticate(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('should not take a session whose other cookie names another user', async () => {
    const { secret } = await sessions.begin(ALICE);
    const answer = harness.authentication.authenticate(cookies(secret, 'GET', {}, 'urn:li:corpuser:other'));
    await expect(answer).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each<[string, Record<string, string>, string | undefined]>([
    ['JSON', { 'content-type': 'application/json' }, undefined],
    [
      'JSON of the same origin',
      { 'content-type': 'application/json', origin: 'http://here:1', host: 'here:1' },
      undefined,
    ],
    ['JSON of the base url', { 'content-type': 'application/json', origin: 'https://base', host: 'here:1' }, undefined],
    [
      'JSON of another origin',
      { 'content-type': 'application/json', origin: 'http://there', host: 'here:1' },
      'FORBIDDEN',
    ],
    [
      'JSON of another port',
      { 'content-type': 'application/json', origin: 'http://here:2', host: 'here:1' },
      'FORBIDDEN',
    ],
    ['JSON of no origin', { 'content-type': 'application/json', origin: 'null', host: 'null' }, 'FORBIDDEN'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', { 'content-type': 'text/plain' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text that says JSON', { 'content-type': 'text/plain; a=application/json' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['no type', {}, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('should judge a POST of %s', async (_name, headers, code) => {
    await harness.close();
    harness = await authHarness({ BASE_URL: 'https://base/' });
    await harness.write([[ALICE, 'corpUserInfo', { active: true }]]);
    const { secret } = await harness.sessions.begin(ALICE);
    const answer = harness.authentication.authenticate(cookies(secret, 'POST', headers));
    if (code === undefined) await expect(answer).resolves.toMatchObject({ urn: ALICE });
    else await expect(answer).rejects.toMatchObject({ code });
  });

  it('should let the guest in where there is one, but nobody with a wrong token', async () => {
    await harness.close();
    harness = await authHarness({ GUEST_AUTHENTICATION_ENABLED: 'true' });
    const nobody = { method: 'GET', headers: {} };
    await expect(harness.authentication.authenticate(nobody)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await harness.natives.ensureGuest();
    expect(await harness.authentication.authenticate(nobody)).toMatchObject({ id: 'guest' });
    const wrong = { method: 'GET', headers: { authorization: 'Bearer x' } };
    await expect(harness.authentication.authenticate(wrong)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
