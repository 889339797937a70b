import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { authHarness, type AuthHarness } from '../../../test/support/harness/auth-harness.js';
import { cpuTimeOf } from '../../../test/support/measures/cpu-time.js';
import { ROOT_USER_URN } from '../actor.js';
import { PasswordHasher } from './password-hasher.js';

const ALICE = 'urn:li:corpuser:alice@example.com';
const PASSWORD = 'correct horse ✓';
const SALT = Buffer.from('0123456789abcdef');
const DATAHUB_HASH = createHash('sha256').update(SALT).update(PASSWORD, 'utf8').digest('base64');
const DAY_MS = 86_400_000;

let harness: AuthHarness;

beforeEach(async () => {
  harness = await authHarness({ ADMIN_PASSWORD: 'first password' });
});

afterEach(() => harness.close());

async function stored(): Promise<Record<string, unknown>> {
  return (await harness.aspects.store.latestOne(ALICE, 'corpUserCredentials'))?.value ?? {};
}

async function signUp(): Promise<void> {
  const info = { fullName: 'Alice', email: 'alice@example.com', title: undefined };
  await harness.natives.add({ urn: ALICE, password: PASSWORD, ...info });
}

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();

  it('should make a slow hash with a salt of its own', async () => {
    const [first, second] = [await hasher.hash(PASSWORD), await hasher.hash(PASSWORD)];
    expect(first.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first.hash).not.toBe(second.hash);
    expect(await hasher.compare(PASSWORD, first)).toBe('yes');
  });

  it.each([
    ['another password', 'wrong'],
    ['an empty one', ''],
    ['one that is too long', 'x'.repeat(1025)],
    ['the hash itself', DATAHUB_HASH],
  ])('should refuse %s', async (_name, password) => {
    const hashes = [await hasher.hash(PASSWORD), { salt: SALT.toString('base64'), hash: DATAHUB_HASH }, undefined];
    for (const hash of hashes) expect(await hasher.compare(password, hash)).toBe('no');
  });

  it('should take about the same time whatever is stored', async () => {
    const time = (stored: Parameters<typeof hasher.compare>[1]): Promise<number> =>
      cpuTimeOf(() => hasher.compare('wrong', stored));
    const good = await hasher.hash(PASSWORD);
    await time(undefined);
    // What else the process does makes a comparison longer, none shorter.
    const known = Math.min(await time(good), await time(good), await time(good));
    const [unknown, old] = [await time(undefined), await time({ salt: '', hash: 'AA==' })];
    for (const other of [unknown, old]) expect(other).toBeGreaterThan(known / 5);
  });
});

describe('PasswordService', () => {
  it('should keep nothing in clear', async () => {
    await signUp();
    const text = JSON.stringify(await stored());
    expect(text).toContain('$argon2id$');
    expect(text).not.toContain(PASSWORD);
    expect((await stored())['salt']).toMatch(/^v2:/);
  });

  it('should know the password of a user', async () => {
    await signUp();
    expect(await harness.passwords.matches(ALICE, PASSWORD)).toBe(true);
    expect(await harness.passwords.matches(ALICE, 'wrong')).toBe(false);
    expect(await harness.passwords.matches('urn:li:corpuser:nobody', PASSWORD)).toBe(false);
  });

  it('should take a hash of DataHub’s once and make it anew', async () => {
    const salt = harness.cipher.encrypt(SALT.toString('base64'));
    await harness.write([[ALICE, 'corpUserCredentials', { salt, hashedPassword: DATAHUB_HASH }]]);
    expect(await harness.passwords.matches(ALICE, 'wrong')).toBe(false);
    expect((await stored())['hashedPassword']).toBe(DATAHUB_HASH);
    expect(await harness.passwords.matches(ALICE, PASSWORD)).toBe(true);
    expect((await stored())['hashedPassword']).toContain('$argon2id$');
    expect(await harness.passwords.matches(ALICE, PASSWORD)).toBe(true);
  });

  it('should leave a hash of DataHub’s where DataHub is to be able to read it again', async () => {
    await harness.close();
    harness = await authHarness({ TAKEOVER_KEEP_PASSWORD_HASHES: 'true' });
    const salt = harness.cipher.encrypt(SALT.toString('base64'));
    await harness.write([[ALICE, 'corpUserCredentials', { salt, hashedPassword: DATAHUB_HASH }]]);
    expect(await harness.passwords.matches(ALICE, PASSWORD)).toBe(true);
    expect((await stored())['hashedPassword']).toBe(DATAHUB_HASH);
  });

  it('should set a new password with a reset token, once', async () => {
    await signUp();
    const { text, expiresAt } = await harness.passwords.createResetToken(ALICE);
    expect(text).toMatch(/^[a-z]{32}$/);
    expect(expiresAt).toBe(harness.clock.now() + DAY_MS);
    expect(JSON.stringify(await stored())).not.toContain(text);
    await harness.passwords.reset(ALICE, text, 'another one');
    expect(await harness.passwords.matches(ALICE, 'another one')).toBe(true);
    expect(await harness.passwords.matches(ALICE, PASSWORD)).toBe(false);
    await expect(harness.passwords.reset(ALICE, text, 'a third')).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  it('should make reset tokens for concurrent callers, of which the last one is valid', async () => {
    await signUp();
    const made = await Promise.all([1, 2, 3].map(() => harness.passwords.createResetToken(ALICE)));
    const tries = made.map(
      ({ text }, at) =>
        () =>
          harness.passwords.reset(ALICE, text, `password ${String(at)}`),
    );
    const outcomes: string[] = [];
    for (const one of tries)
      outcomes.push(
        await one().then(
          () => 'set',
          () => 'refused',
        ),
      );
    expect(outcomes.sort()).toEqual(['refused', 'refused', 'set']);
  });

  it('should let one of two resets at the same time through', async () => {
    await signUp();
    const { text } = await harness.passwords.createResetToken(ALICE);
    const both = ['one', 'two'].map((password) => harness.passwords.reset(ALICE, text, password));
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each<[string, (token: string) => Promise<unknown>]>([
    ['a wrong token', () => harness.passwords.reset(ALICE, 'x'.repeat(32), 'new')],
    ['no token', () => harness.passwords.reset(ALICE, '', 'new')],
    ['another user', (token) => harness.passwords.reset('urn:li:corpuser:bob', token, 'new')],
    ['an empty password', (token) => harness.passwords.reset(ALICE, token, '')],
    [
      'a token that was replaced',
      (token) => harness.passwords.createResetToken(ALICE).then(() => harness.passwords.reset(ALICE, token, 'new')),
    ],
    [
      'an expired token',
      (token) => {
        harness.clock.time += DAY_MS;
        return harness.passwords.reset(ALICE, token, 'new');
      },
    ],
  ])('should refuse a reset with %s', async (_name, reset) => {
    await signUp();
    const { text } = await harness.passwords.createResetToken(ALICE);
    await expect(reset(text)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect(await harness.passwords.matches(ALICE, PASSWORD)).toBe(true);
  });

  it('should make no reset token for a user without password', async () => {
    await expect(harness.passwords.createResetToken(ALICE)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('should give the root user the first password, and never a second one', async () => {
    await harness.firstPassword.ensure();
    expect(await harness.passwords.matches(ROOT_USER_URN, 'first password')).toBe(true);
    const { text } = await harness.passwords.createResetToken(ROOT_USER_URN);
    await harness.passwords.reset(ROOT_USER_URN, text, 'changed since');
    await harness.firstPassword.ensure();
    expect(await harness.passwords.matches(ROOT_USER_URN, 'changed since')).toBe(true);
    expect(await harness.passwords.matches(ROOT_USER_URN, 'first password')).toBe(false);
  });
});

describe('NativeUsers', () => {
  it.each([
    ['who exists', ALICE, 'CONFLICT'],
    ['with the urn of a group', 'urn:li:corpGroup:a', 'INVALID_ARGUMENT'],
    ['without urn', 'alice', 'INVALID_ARGUMENT'],
    ['with the urn of the system', 'urn:li:corpuser:__datahub_system', 'INVALID_ARGUMENT'],
    ['with the urn of nobody', 'urn:li:corpuser:unknown', 'INVALID_ARGUMENT'],
  ])('should not create a user %s', async (_name, urn, code) => {
    await harness.write([[ALICE, 'status', { removed: true }]]);
    const user = { urn, fullName: 'A', email: 'a@b.c', password: PASSWORD, title: undefined };
    await expect(harness.natives.add(user)).rejects.toMatchObject({ code });
  });

  it('should create an active user', async () => {
    await signUp();
    const aspects = (await harness.aspects.store.latest([ALICE])).get(ALICE);
    expect(aspects?.get('corpUserInfo')?.value).toMatchObject({ displayName: 'Alice', active: true });
    expect(aspects?.get('corpUserStatus')?.value).toMatchObject({ status: 'ACTIVE' });
    expect((await harness.users.stateOf(ALICE)).isActive).toBe(true);
  });
});
