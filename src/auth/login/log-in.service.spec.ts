import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { authHarness, type AuthHarness } from '../../../test/support/harness/auth-harness.js';
import type { AuditEvent, AuditTrail } from '../../foundation/audit/index.js';
import { RequestOrigin, runForOrigin } from '../../foundation/requests/request-origin.js';
import { ROOT_USER_URN, userActor } from '../actor.js';
import { InviteService } from '../invites/invite.service.js';
import { InviteStore } from '../invites/invite-store.js';
import { Eligibility } from './eligibility.js';
import { LogInService } from './log-in.service.js';

const ALICE = 'urn:li:corpuser:alice';
const ADMIN_ROLE = 'urn:li:dataHubRole:Admin';
const PASSWORD = 'correct horse';
const STAMP = { time: 1, actor: ROOT_USER_URN };
const ROOT = userActor('datahub');
const NOTHING = async (): Promise<void> => undefined;

let harness: AuthHarness;
let logIn: LogInService;
let invites: InviteService;
/** The invites of another process on the same store. */
let others: InviteService;
let events: AuditEvent[];

beforeEach(() => open());
afterEach(() => harness.close());

async function open(env: Readonly<Record<string, string>> = {}): Promise<void> {
  harness = await authHarness(env);
  events = [];
  const audit = fake<AuditTrail>({ record: (event: AuditEvent) => events.push(event) });
  const { aspects, cipher, clock, config, passwords, sessions, natives } = harness;
  const store = new InviteStore(aspects.store, aspects.writer, cipher, clock);
  const process = () => new InviteService(store, aspects.store, aspects.writer, cipher, audit, clock);
  [invites, others] = [process(), process()];
  const eligibility = new Eligibility(aspects.store, config);
  logIn = new LogInService(passwords, sessions, invites, natives, eligibility, audit, config, clock);
  await natives.add({ urn: ALICE, fullName: 'Alice', email: 'a@b.c', password: PASSWORD, title: undefined });
  await harness.write([[ADMIN_ROLE, 'dataHubRoleInfo', { name: 'Admin', description: '', editable: false }]]);
}

async function reopen(env: Readonly<Record<string, string>>): Promise<void> {
  await harness.close();
  await open(env);
}

function from<T>(address: string, work: () => Promise<T>): Promise<T> {
  return runForOrigin(new RequestOrigin(address, undefined, '/logIn', 0), work);
}

describe('LogInService', () => {
  it('should begin a session', async () => {
    const { secret, actorUrn } = await logIn.logIn('alice', PASSWORD);
    expect(actorUrn).toBe(ALICE);
    expect(await harness.sessions.actorOf(secret)).toMatchObject({ urn: ALICE });
    expect(events.at(-1)).toMatchObject({ action: 'LogInEvent', actor: ALICE });
  });

  it.each<[string, string, string, () => Promise<void>]>([
    ['a wrong password', 'alice', 'wrong', NOTHING],
    ['an unknown user', 'nobody', PASSWORD, NOTHING],
    [
      'a suspended user',
      'alice',
      PASSWORD,
      () => harness.write([[ALICE, 'corpUserStatus', { status: 'SUSPENDED', lastModified: STAMP }]]),
    ],
    ['a removed user', 'alice', PASSWORD, () => harness.write([[ALICE, 'status', { removed: true }]])],
  ])('should tell %s and all others the same', async (_name, name, password, prepare) => {
    await prepare();
    await expect(logIn.logIn(name, password)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'Invalid Credentials',
    });
    expect(events.at(-1)).toMatchObject({ action: 'FailedLogInEvent', outcome: 'REFUSED' });
  });

  it('should stop attempts with one name after some failures, for a while, also with the right password', async () => {
    await reopen({ LOGIN_ATTEMPTS_PER_USER: '2', LOGIN_ATTEMPT_WINDOW_SECONDS: '60' });
    for (let at = 0; at < 3; at += 1) await logIn.logIn('alice', PASSWORD);
    for (const name of ['alice', 'ALICE']) await expect(logIn.logIn(name, 'wrong')).rejects.toThrow('Invalid');
    await expect(logIn.logIn('alice', PASSWORD)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 60 },
    });
    harness.clock.time += 60_000;
    await expect(logIn.logIn('alice', PASSWORD)).resolves.toBeDefined();
  });

  it('should stop many attempts that are made at once', async () => {
    await reopen({ LOGIN_ATTEMPTS_PER_USER: '2' });
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => logIn.logIn('alice', 'wrong')));
    const codes = attempts.map((attempt) => (attempt.status === 'rejected' ? attempt.reason.code : 'none'));
    expect(codes.filter((code) => code === 'INVALID_ARGUMENT')).toHaveLength(2);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4);
  });

  it('should stop attempts of one address with any name', async () => {
    await reopen({ LOGIN_ATTEMPTS_PER_ADDRESS: '2' });
    const attempt = (name: string, address: string) => from(address, () => logIn.logIn(name, PASSWORD));
    for (const name of ['one', 'two']) await expect(attempt(name, '10.0.0.1')).rejects.toThrow('Invalid');
    await expect(attempt('alice', '10.0.0.1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(attempt('alice', '10.0.0.2')).resolves.toBeDefined();
  });

  it('should tell a trusted service more', async () => {
    expect(await logIn.verify(ALICE, PASSWORD)).toEqual({ doesPasswordMatch: true });
    const wrong = { doesPasswordMatch: false, loginDenialReason: 'INVALID_CREDENTIALS' };
    expect(await logIn.verify(ALICE, 'wrong')).toEqual(wrong);
    await harness.write([[ALICE, 'status', { removed: true }]]);
    expect(await logIn.verify(ALICE, PASSWORD)).toEqual({ doesPasswordMatch: true, loginDenialReason: 'SOFT_DELETED' });
  });

  it.each<[string, readonly (readonly [string, string, object])[], string | undefined]>([
    ['nothing is stored', [], 'HARD_DELETED'],
    ['there is a key only', [['urn:li:corpuser:x', 'globalTags', { tags: [] }]], 'NOT_PROVISIONED'],
    ['there is a profile', [['urn:li:corpuser:x', 'corpUserInfo', { active: true }]], undefined],
    [
      'there is a status',
      [['urn:li:corpuser:x', 'corpUserStatus', { status: 'ACTIVE', lastModified: STAMP }]],
      undefined,
    ],
  ])('should say whether a user may log in when %s', async (_name, aspects, expected) => {
    if (aspects.length > 0) await harness.write(aspects as never);
    expect(await logIn.admit('urn:li:corpuser:x', undefined)).toBe(expected);
  });

  it('should sign up whoever is invited, as often as that is', async () => {
    const token = await invites.create(undefined, ROOT);
    const user = (id: string) => ({
      urn: `urn:li:corpuser:${id}`,
      fullName: id,
      email: '',
      password: PASSWORD,
      title: 'T',
    });
    for (const id of ['bob', 'eve']) await logIn.signUp(user(id), token);
    await expect(logIn.logIn('bob', PASSWORD)).resolves.toBeDefined();
    await expect(logIn.signUp(user('bob'), token)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(logIn.signUp(user('sam'), 'x')).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  it('should end the sessions of whoever sets a new password', async () => {
    const { secret } = await logIn.logIn('alice', PASSWORD);
    const { text } = await harness.passwords.createResetToken(ALICE);
    await logIn.resetPassword(ALICE, text, 'another one');
    expect(await harness.sessions.actorOf(secret)).toBeUndefined();
    await expect(logIn.logIn('alice', 'another one')).resolves.toBeDefined();
  });

  it('should refuse passwords where they are switched off', async () => {
    await reopen({ AUTH_NATIVE_ENABLED: 'false' });
    await expect(logIn.logIn('alice', PASSWORD)).rejects.toThrow('Neither JAAS nor native authentication is enabled');
    await expect(logIn.resetPassword(ALICE, 'x', 'y')).rejects.toThrow('Native authentication is not enabled');
  });
});

describe('InviteService', () => {
  it('should keep one token for each role, and not in clear', async () => {
    const general = await invites.current(undefined, ROOT);
    const admin = await invites.current(ADMIN_ROLE, ROOT);
    expect(admin).not.toBe(general);
    expect(await invites.current(undefined, ROOT)).toBe(general);
    expect(await invites.current(ADMIN_ROLE, ROOT)).toBe(admin);
    const { urns } = await harness.aspects.store.listUrns('inviteToken', 0, 10);
    expect(JSON.stringify([...(await harness.aspects.store.latest(urns)).values()])).not.toContain(general);
  });

  it('should take the earlier token back when a new one is made', async () => {
    const [first, other] = [await invites.create(undefined, ROOT), await invites.create(ADMIN_ROLE, ROOT)];
    const second = await invites.create(undefined, ROOT);
    await expect(invites.require(first)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    await expect(invites.require(second)).resolves.toMatchObject({ role: undefined });
    await expect(invites.require(other)).resolves.toMatchObject({ role: ADMIN_ROLE });
  });

  it('should leave one token, which its caller knows, of those made at the same time', async () => {
    const made = await Promise.all([1, 2, 3].map(() => invites.create(ADMIN_ROLE, ROOT)));
    const outcomes = await Promise.allSettled(made.map((token) => invites.require(token)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('should give the same new token to all who ask for the current one at the same time', async () => {
    const current = await Promise.all([1, 2, 3].map(() => invites.current(ADMIN_ROLE, ROOT)));
    expect(new Set(current).size).toBe(1);
  });

  it.each<[string, (service: InviteService) => Promise<string>]>([
    ['ask for the current one', (service) => service.current(ADMIN_ROLE, ROOT)],
    ['make one', (service) => service.create(ADMIN_ROLE, ROOT)],
  ])('should keep one of the tokens of processes that %s at the same time', async (_what, call) => {
    const given = await Promise.all([invites, others, invites, others].map(call));
    const kept = await invites.current(ADMIN_ROLE, ROOT);
    expect(given).toContain(kept);
    await expect(others.current(ADMIN_ROLE, ROOT)).resolves.toBe(kept);
    await expect(others.require(kept)).resolves.toMatchObject({ role: ADMIN_ROLE });
    const rest = await Promise.allSettled(given.filter((one) => one !== kept).map((one) => invites.require(one)));
    expect(rest.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  });

  it('should give the role of a token instead of others, and take it with a token without role', async () => {
    const roles = async () => [...(await harness.users.membershipsOf(ALICE)).roles];
    await invites.accept(await invites.create(ADMIN_ROLE, ROOT), userActor('alice'));
    expect(await roles()).toEqual([ADMIN_ROLE]);
    await invites.accept(await invites.create(undefined, ROOT), userActor('alice'));
    expect(await roles()).toEqual([]);
  });

  it.each([
    ['an unknown role', () => invites.create('urn:li:dataHubRole:None', ROOT)],
    ['what is no role', () => invites.current(ALICE, ROOT)],
    ['an unknown token', () => invites.accept('x', userActor('alice'))],
    [
      'the system',
      async () => invites.accept(await invites.create(undefined, ROOT), { urn: ALICE, id: 'a', isSystem: true }),
    ],
  ])('should refuse %s', async (_name, call: () => Promise<unknown>) => {
    await expect(call()).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});
