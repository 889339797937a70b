import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CookieJar, fetchWith, jsonOf } from '../../support/service/cookies.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

const SECRET = 'the secret of the system client';
const SYSTEM = { authorization: `Basic __datahub_system:${SECRET}` };
const ADMIN_PASSWORD = 'first password of all';
const PASSWORD = 'correct horse battery';
const ME = '{ me { corpUser { urn } } }';
const JSON_TYPE = { 'content-type': 'application/json' };

/** A log-in as the audit trail tells it. */
interface ToldLogIn {
  readonly eventType: string;
  readonly actorUrn: string;
  readonly loginSource?: string;
  readonly rawUsageEvent: { readonly loginSource?: string };
}

let env: TestEnvironment;

beforeAll(async () => {
  env = await createTestEnvironment({
    env: { ADMIN_PASSWORD, DATAHUB_SYSTEM_CLIENT_SECRET: SECRET, LOGIN_ATTEMPTS_PER_USER: '5' },
  });
});

afterAll(() => env.stop());

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(env.url + path, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function logIn(username: string, password: string): Promise<CookieJar> {
  const jar = new CookieJar();
  const response = await post('/logIn', { username, password });
  expect([response.status, await response.text()]).toEqual([200, '']);
  jar.take(response);
  return jar;
}

async function me(jar: CookieJar, path = '/api/v2/graphql', headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify({ query: ME }) };
  const response = await fetchWith(jar, env.url + path, init);
  const text = await response.text();
  return { status: response.status, urn: response.ok ? JSON.parse(text).data.me.corpUser.urn : text };
}

async function invite(): Promise<string> {
  const { body } = await env.graphql('{ getInviteToken(input: {}) { inviteToken } }');
  return body.data.getInviteToken.inviteToken;
}

async function signUp(email: string): Promise<Response> {
  return post('/signUp', {
    fullName: 'Some One',
    email,
    password: PASSWORD,
    inviteToken: await invite(),
    title: 'Other',
  });
}

/** A jar with the session of `jar` and the cookie `actor`, which is left out when empty. */
function jarWith(jar: CookieJar, actor: string): CookieJar {
  const copy = new CookieJar();
  const headers = new Headers();
  headers.append('set-cookie', `PLAY_SESSION=${jar.value('PLAY_SESSION') ?? ''}`);
  headers.append('set-cookie', `actor=${encodeURIComponent(actor)}`);
  copy.take(new Response(null, { headers }));
  return copy;
}

describe('Log-in with a password', () => {
  it('should set cookies that authenticate the root user everywhere', async () => {
    const response = await post('/logIn', { username: 'datahub', password: ADMIN_PASSWORD });
    const lines = response.headers.getSetCookie();
    expect(lines.find((line) => line.startsWith('PLAY_SESSION='))).toMatch(
      /; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(lines.find((line) => line.startsWith('actor='))).toMatch(
      /^actor=urn:li:corpuser:datahub; Max-Age=86400; Path=\/; SameSite=Lax$/,
    );
    const jar = new CookieJar();
    jar.take(response);
    expect(jar.value('actor')).toBe('urn:li:corpuser:datahub');
    for (const path of ['/api/v2/graphql', '/api/graphql'])
      expect(await me(jar, path)).toEqual({ status: 200, urn: 'urn:li:corpuser:datahub' });
    const tag = encodeURIComponent('urn:li:corpuser:datahub');
    for (const path of [`/entitiesV2/${tag}`, `/openapi/v3/entity/corpuser/${tag}`])
      expect((await fetchWith(jar, env.url + path)).status).toBe(200);
  });

  it('should create an access token as the command line client does', async () => {
    const jar = await logIn('datahub', ADMIN_PASSWORD);
    const query =
      'mutation createAccessToken($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken } }';
    const input = {
      type: 'PERSONAL',
      actorUrn: 'urn:li:corpuser:datahub',
      duration: 'ONE_HOUR',
      name: 'cli token',
    };
    const init = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ query, variables: { input } }) };
    const answer = await jsonOf(fetchWith(jar, `${env.url}/api/v2/graphql`, init));
    const { accessToken } = answer.data.createAccessToken;
    expect((await env.graphql(ME, {}, accessToken)).status).toBe(200);
  });

  it.each([
    ['a wrong password', { username: 'datahub', password: 'wrong' }, 400, 'Invalid Credentials'],
    ['an unknown user', { username: 'nobody', password: 'wrong' }, 400, 'Invalid Credentials'],
    ['no password', { username: 'datahub' }, 400, 'Invalid Credentials'],
    ['no name', { password: 'x' }, 400, 'User name must not be empty.'],
    ['a blank name', { username: ' ', password: 'x' }, 400, 'User name must not be empty.'],
    ['a list', [], 400, 'JSON object'],
    ['broken JSON', '{', 400, 'not valid JSON'],
  ])('should reject %s', async (_name, body, status, message) => {
    const response = await post('/logIn', body);
    expect([response.status, response.headers.getSetCookie()]).toEqual([status, []]);
    expect(await jsonOf(response)).toMatchObject({ message: expect.stringContaining(message) });
  });

  it.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'username=datahub&password=x', 415],
    ['another site', { origin: 'https://evil.example' }, { username: 'datahub', password: ADMIN_PASSWORD }, 403],
  ])('should not log in for %s', async (_name, headers, body, status) => {
    const response = await post('/logIn', body, headers);
    expect([response.status, response.headers.getSetCookie()]).toEqual([status, []]);
  });

  it('should not let other sites use the session', async () => {
    const jar = await logIn('datahub', ADMIN_PASSWORD);
    expect((await me(jar, '/api/graphql', { origin: env.url })).status).toBe(200);
    expect((await me(jar, '/api/graphql', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await me(jar, '/api/graphql', { 'content-type': 'text/plain' })).status).toBe(415);
    const action = `${env.url}/operations?action=getIndexSizes`;
    expect((await fetchWith(jar, action, { method: 'POST' })).status).toBe(415);
    expect((await fetchWith(jar, action, { method: 'POST', headers: JSON_TYPE, body: '{}' })).status).toBe(200);
  });

  it('should require that both cookies name the same user', async () => {
    const jar = await logIn('datahub', ADMIN_PASSWORD);
    for (const actor of ['', 'urn:li:corpuser:other']) expect((await me(jarWith(jar, actor))).status).toBe(401);
  });

  it('should end the session at log-out', async () => {
    const jar = await logIn('datahub', ADMIN_PASSWORD);
    const stolen = await logIn('datahub', ADMIN_PASSWORD);
    const kept = jarWith(jar, 'urn:li:corpuser:datahub');
    expect((await me(kept)).status).toBe(200);
    const response = await fetchWith(jar, `${env.url}/logOut`);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login']);
    expect([jar.header, (await me(jar)).status, (await me(kept)).status]).toEqual(['', 401, 401]);
    expect((await me(stolen)).status).toBe(200);
  });

  it('should keep the session that a log-in or a sign-up came with', async () => {
    const jar = await logIn('datahub', ADMIN_PASSWORD);
    const cookie = { cookie: jar.header };
    const account = { fullName: 'Some One', email: 'beside@example.com', password: PASSWORD, title: 'Other' };
    const answers = [
      await post('/logIn', { username: 'datahub', password: ADMIN_PASSWORD }, cookie),
      await post('/signUp', { ...account, inviteToken: await invite() }, cookie),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await me(jar)).toEqual({ status: 200, urn: 'urn:li:corpuser:datahub' });
  });

  it.each<[string, Record<string, string>, number]>([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 200],
    ['a page of a sibling', { 'sec-fetch-site': 'same-site' }, 200],
    ['another origin', { origin: 'https://evil.example' }, 200],
    ['a link of another site', { referer: 'https://evil.example/page' }, 200],
    ['a page that hides where it is', { origin: 'null' }, 200],
    ['the address bar', { 'sec-fetch-site': 'none' }, 401],
    ['its own pages', { 'sec-fetch-site': 'same-origin' }, 401],
  ])('should accept log-out by %s only from its own site', async (_name, headers, status) => {
    const jar = await logIn('datahub', ADMIN_PASSWORD);
    const kept = jarWith(jar, 'urn:li:corpuser:datahub');
    const response = await fetchWith(jar, `${env.url}/logOut`, { headers });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login']);
    expect((await me(kept)).status).toBe(status);
  });

  it.each<[string, Record<string, string>, number]>([
    ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 403],
    ['a link of another site, in an older browser', { referer: 'https://evil.example/page' }, 403],
    ['its own pages', { 'sec-fetch-site': 'same-origin' }, 200],
    ['the address bar', { 'sec-fetch-site': 'none' }, 200],
  ])('should restore indices at the request of %s only from its own site', async (_name, headers, status) => {
    const jar = await logIn('datahub', ADMIN_PASSWORD);
    const path = '/openapi/operations/elasticSearch/restoreIndices?urnLike=urn:li:tag:%25';
    expect((await fetchWith(jar, env.url + path, { headers })).status).toBe(status);
  });

  it('should refuse further attempts after some failures, with the time of a retry', async () => {
    for (let at = 0; at < 5; at += 1)
      expect((await post('/logIn', { username: 'target', password: 'x' })).status).toBe(400);
    const response = await post('/logIn', { username: 'target', password: 'x' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(200);
  });

  it('should limit cookies to https for https requests', async () => {
    const response = await post(
      '/logIn',
      { username: 'datahub', password: ADMIN_PASSWORD },
      { 'x-forwarded-proto': 'https' },
    );
    expect(response.headers.getSetCookie().every((line) => line.includes('; Secure'))).toBe(true);
  });

  it('should log neither passwords nor sessions', async () => {
    const jar = await logIn('datahub', ADMIN_PASSWORD);
    for (const secret of [ADMIN_PASSWORD, PASSWORD, jar.value('PLAY_SESSION') ?? ''])
      expect(env.output()).not.toContain(secret);
  });
});

describe('Sign-up and resets', () => {
  it('should create a user by invitation and log them in', async () => {
    const response = await signUp('ada@example.com');
    expect([response.status, await response.text()]).toEqual([200, '']);
    const jar = new CookieJar();
    jar.take(response);
    expect((await me(jar)).urn).toBe('urn:li:corpuser:ada@example.com');
    expect((await me(await logIn('ada@example.com', PASSWORD))).status).toBe(200);
  });

  it.each([
    [{ fullName: '' }, 400, 'Full name must not be empty.'],
    [{ email: ' ' }, 400, 'Email must not be empty.'],
    [{ email: 'somebody' }, 400, 'Email must be an address such as name@example.com.'],
    [{ email: `${'a'.repeat(600)}@example.com` }, 400, 'at most 512 are allowed'],
    [{ password: '' }, 400, 'Password must not be empty.'],
    [{ inviteToken: '' }, 400, 'Invite token must not be empty.'],
    [{ inviteToken: 'x' }, 400, 'invite token is not valid'],
  ])('should reject a sign-up with %j', async (part, status, message) => {
    const body = { fullName: 'E', email: 'eve@example.com', password: PASSWORD, inviteToken: await invite(), ...part };
    const response = await post('/signUp', body);
    expect([response.status, (await jsonOf(response)).message]).toEqual([status, expect.stringContaining(message)]);
  });

  it('should create a user with a given urn only for actors who manage users', async () => {
    const url = `${env.url}/signUp`;
    const person = { fullName: 'C', password: PASSWORD, inviteToken: await invite() };
    const post = (email: string, headers: Record<string, string>): Promise<Response> =>
      fetch(url, {
        method: 'POST',
        headers: { ...JSON_TYPE, ...headers },
        body: JSON.stringify({ ...person, email, userUrn: 'urn:li:corpuser:chosen' }),
      });
    expect((await post('stranger@example.com', {})).status).toBe(200);
    expect((await post('wrong@example.com', { authorization: 'Bearer nonsense' })).status).toBe(401);
    expect((await me(await logIn('stranger@example.com', PASSWORD))).urn).toBe('urn:li:corpuser:stranger@example.com');
    expect((await post('chosen@example.com', { authorization: `Bearer ${env.token}` })).status).toBe(200);
    expect((await me(await logIn('chosen', PASSWORD))).urn).toBe('urn:li:corpuser:chosen');
  });

  it('should reject a second sign-up with the same email address', async () => {
    await signUp('twice@example.com');
    expect((await signUp('twice@example.com')).status).toBe(409);
  });

  it('should assign the role of an invitation', async () => {
    const role = 'urn:li:dataHubRole:Reader';
    const create =
      'mutation make($input: CreateInviteTokenInput!) { createInviteToken(input: $input) { inviteToken } }';
    const { body } = await env.graphql(create, { input: { roleUrn: role } });
    const { inviteToken } = body.data.createInviteToken;
    const jar = new CookieJar();
    const account = { fullName: 'R', email: 'reader@example.com', password: PASSWORD };
    jar.take(await post('/signUp', { ...account, inviteToken }));
    const query = 'mutation accept($input: AcceptRoleInput!) { acceptRole(input: $input) }';
    const request = {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ query, variables: { input: { inviteToken } } }),
    };
    const answer = await jsonOf(fetchWith(jar, `${env.url}/api/v2/graphql`, request));
    expect(answer.data.acceptRole).toBe(true);
    const user = encodeURIComponent('urn:li:corpuser:reader@example.com');
    const stored = await jsonOf(env.fetch(`/openapi/v3/entity/corpuser/${user}/roleMembership`));
    expect(stored.value.roles).toEqual([role]);
  });

  it('should set a new password with a reset link, once, and end earlier sessions', async () => {
    await signUp('forgetful@example.com');
    const before = await logIn('forgetful@example.com', PASSWORD);
    const mutation =
      'mutation reset($urn: String!) { createNativeUserResetToken(input: { userUrn: $urn }) { resetToken } }';
    const { body } = await env.graphql(mutation, { urn: 'urn:li:corpuser:forgetful@example.com' });
    const reset = { email: 'forgetful@example.com', password: 'a new one', ...body.data.createNativeUserResetToken };
    expect((await post('/resetNativeUserCredentials', reset)).status).toBe(200);
    expect((await me(before)).status).toBe(401);
    expect((await me(await logIn('forgetful@example.com', 'a new one'))).status).toBe(200);
    for (const urn of ['x', 'urn:li:corpGroup:x']) {
      const refused = await env.graphql(mutation, { urn });
      expect(refused.body.errors[0].extensions.code).toBe(400);
    }
    const again = await post('/resetNativeUserCredentials', reset);
    expect([again.status, ((await again.json()) as { message: string }).message]).toEqual([
      400,
      expect.stringContaining('reset token is not valid'),
    ]);
  });

  it('should refuse a suspended user immediately, including sessions', async () => {
    await signUp('gone@example.com');
    const jar = await logIn('gone@example.com', PASSWORD);
    const user = encodeURIComponent('urn:li:corpuser:gone@example.com');
    const lastModified = { time: 1, actor: 'urn:li:corpuser:datahub' };
    const status = { value: { status: 'SUSPENDED', lastModified } };
    const init = { method: 'POST', body: JSON.stringify(status) };
    expect(
      (await env.fetch(`/openapi/v3/entity/corpuser/${user}/corpUserStatus?createIfNotExists=false`, init)).ok,
    ).toBe(true);
    expect((await me(jar)).status).toBe(401);
    const response = await post('/logIn', { username: 'gone@example.com', password: PASSWORD });
    expect([response.status, (await jsonOf(response)).message]).toEqual([400, 'Invalid Credentials']);
  });

  it.each([
    ['getInviteToken', '{ getInviteToken(input: {}) { inviteToken } }'],
    ['createInviteToken', 'mutation { createInviteToken(input: {}) { inviteToken } }'],
    [
      'createNativeUserResetToken',
      'mutation { createNativeUserResetToken(input: { userUrn: "urn:li:corpuser:datahub" }) { resetToken } }',
    ],
  ])('should allow %s only to actors who manage credentials', async (field, query) => {
    await signUp(`${field}@example.com`);
    const jar = await logIn(`${field}@example.com`, PASSWORD);
    const init = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ query }) };
    const answer = await jsonOf(fetchWith(jar, `${env.url}/api/graphql`, init));
    expect(answer.errors[0].extensions.code).toBe(403);
    expect(answer.data?.[field] ?? null).toBeNull();
  });
});

describe('/auth', () => {
  const USER = 'urn:li:corpuser:by-system';

  it.each([
    ['generateSessionTokenForUser', { userId: 'datahub' }],
    ['signUp', {}],
    ['resetNativeUserCredentials', {}],
    ['verifyNativeUserCredentials', {}],
    ['getSsoSettings', {}],
  ])('should let only the system client call %s', async (name, body) => {
    expect((await post(`/auth/${name}`, body, { authorization: `Bearer ${env.token}` })).status).toBe(401);
    expect((await post(`/auth/${name}`, body)).status).toBe(401);
    expect((await post(`/auth/${name}`, body, { authorization: 'Basic __datahub_system:wrong' })).status).toBe(401);
  });

  it('should sign up, verify and create session tokens for a front end', async () => {
    const account = {
      userUrn: USER,
      fullName: 'F',
      email: 'f@example.com',
      password: PASSWORD,
      inviteToken: await invite(),
    };
    const made = await post('/auth/signUp', account, SYSTEM);
    expect([made.status, await made.json()]).toEqual([200, { isNativeUserCreated: true }]);
    const verify = async (password: string) =>
      (await post('/auth/verifyNativeUserCredentials', { userUrn: USER, password }, SYSTEM)).json();
    expect(await verify(PASSWORD)).toEqual({ doesPasswordMatch: true });
    expect(await verify('x')).toEqual({ doesPasswordMatch: false, loginDenialReason: 'INVALID_CREDENTIALS' });
    for (const userId of ['by-system', USER]) {
      const { accessToken } = await jsonOf(post('/auth/generateSessionTokenForUser', { userId }, SYSTEM));
      expect((await env.graphql(ME, {}, accessToken)).body.data.me.corpUser.urn).toBe(USER);
      const claims = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString());
      expect(claims).toMatchObject({ version: '1', type: 'SESSION', actorId: 'by-system' });
    }
  });

  it('should record log-in methods in the audit trail', async () => {
    const since = Date.now();
    await logIn('datahub', ADMIN_PASSWORD);
    await post('/logIn', { username: 'told', password: 'wrong' });
    await signUp('told@example.com');
    const source = { ...SYSTEM, 'X-DataHubLoginSource': 'guestLogin' };
    await post('/auth/generateSessionTokenForUser', { userId: 'datahub' }, source);
    await post('/auth/generateSessionTokenForUser', { userId: 'datahub' }, SYSTEM);
    await post('/auth/verifyNativeUserCredentials', { userUrn: 'urn:li:corpuser:told', password: 'x' }, SYSTEM);
    const search = { method: 'POST', body: JSON.stringify({ eventTypes: ['LogInEvent', 'FailedLogInEvent'] }) };
    const found = await jsonOf(env.fetch(`/openapi/v1/events/audit/search?startTime=${String(since)}`, search));
    const told = found.usageEvents.map(({ eventType, actorUrn, loginSource, rawUsageEvent }: ToldLogIn) => [
      eventType,
      actorUrn,
      loginSource,
      rawUsageEvent.loginSource,
    ]);
    expect(told).toEqual([
      ['FailedLogInEvent', 'urn:li:corpuser:told', 'PASSWORD_LOGIN', 'passwordLogin'],
      ['LogInEvent', 'urn:li:corpuser:datahub', undefined, undefined],
      ['LogInEvent', 'urn:li:corpuser:datahub', 'GUEST_LOGIN', 'guestLogin'],
      ['LogInEvent', 'urn:li:corpuser:told@example.com', 'SIGN_UP_LINK_LOGIN', 'signUpLinkLogin'],
      ['FailedLogInEvent', 'urn:li:corpuser:told', 'PASSWORD_LOGIN', 'passwordLogin'],
      ['LogInEvent', 'urn:li:corpuser:datahub', 'PASSWORD_LOGIN', 'passwordLogin'],
    ]);
  });

  it.each([
    ['generateSessionTokenForUser', {}, 400],
    ['generateSessionTokenForUser', '{', 400],
    ['generateSessionTokenForUser', { userId: 'nobody' }, 403],
    ['signUp', { userUrn: USER }, 400],
    ['verifyNativeUserCredentials', { userUrn: USER }, 400],
    ['resetNativeUserCredentials', { userUrn: USER, password: 'x', resetToken: 'x' }, 400],
    ['getSsoSettings', {}, 404],
  ])('should respond to %s with %j: %i', async (name, body, status) => {
    const response = await post(`/auth/${name}`, body, SYSTEM);
    expect(response.status).toBe(status);
    if (status === 403) expect(await jsonOf(response)).toEqual({ loginDenialReason: 'HARD_DELETED' });
  });
});

describe('Redirects of browsers', () => {
  it.each([
    ['/authenticate', '/login?redirect_uri=%2F'],
    ['/authenticate?redirect_uri=%2Fapi%2Fgraphiql', '/login?redirect_uri=%2Fapi%2Fgraphiql'],
    ['/authenticate?redirect_uri=https%3A%2F%2Fevil.example', '/login?redirect_uri=%2F'],
    ['/sso', '/login?error=sso-off&error_msg=There+is+no+single+sign-on+here.'],
    ['/callback/oidc?code=x&state=y', '/login?error=sso-off&error_msg=There+is+no+single+sign-on+here.'],
    ['/', '/console'],
  ])('should go from %s to %s', async (path, location) => {
    const response = await fetch(env.url + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  it('should forward browsers with a session', async () => {
    const jar = await logIn('datahub', ADMIN_PASSWORD);
    const response = await fetchWith(jar, `${env.url}/authenticate?redirect_uri=%2Fapi%2Fgraphiql%3Fa`);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/api/graphiql?a']);
  });

  it('should report that it is well', async () => {
    const response = await fetch(`${env.url}/admin`);
    expect([response.status, await response.text()]).toEqual([200, 'GOOD']);
  });

  it.each(['/login', '/signup?invite_token=x', '/reset?reset_token=x'])('should show a page at %s', async (path) => {
    const response = await fetch(env.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[^;]*; style-src 'sha256-/,
    );
  });
});
