import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CookieJar, fetchWith, jsonOf } from '../../support/service/cookies.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { freePort } from '../../support/service/free-port.js';
import {
  OIDC_CLIENT,
  type OidcProvider,
  type OidcUser,
  startOidcProvider,
} from '../../support/service/oidc-provider.js';

const ADA: OidcUser = {
  sub: '1',
  email: 'ada@example.com',
  email_verified: true,
  name: 'Ada Byron',
  groups: ['analysts', 'Team / one'],
};
const ADA_URN = 'urn:li:corpuser:ada@example.com';
const JSON_TYPE = { 'content-type': 'application/json' };

const DENIED_URL = 'https://intranet.example/request-access';

let provider: OidcProvider;
let env: TestEnvironment;

async function start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const port = String(await freePort());
  const base = `http://127.0.0.1:${port}`;
  provider = await startOidcProvider(`${base}/callback/oidc`);
  env = await createTestEnvironment({
    env: {
      PORT: port,
      AUTH_OIDC_ENABLED: 'true',
      AUTH_OIDC_CLIENT_ID: OIDC_CLIENT.id,
      AUTH_OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
      AUTH_OIDC_DISCOVERY_URI: provider.discoveryUri,
      AUTH_OIDC_BASE_URL: base,
      AUTH_OIDC_EXTRACT_GROUPS_ENABLED: 'true',
      AUTH_OIDC_REQUIRED_GROUPS: 'analysts,engineers',
      ...settings,
    },
  });
}

async function stop(): Promise<void> {
  await env.stop();
  await provider.stop();
}

beforeEach(() => provider.logInAs(ADA));

/**
 * Follows redirects from `path` as a browser does, cookies of each origin kept apart; answers the last address that a
 * page was asked for.
 */
async function browse(path: string, jar: CookieJar): Promise<string> {
  const { last } = await browseTo(path, jar);
  return last.slice(env.url.length);
}

/** The same, up to a page of the provider as well. */
async function browseTo(path: string, jar: CookieJar): Promise<{ readonly last: string; readonly page: string }> {
  const jars = new Map([[env.url, jar]]);
  let url = env.url + path;
  for (let step = 0; step < 12; step += 1) {
    const { origin, pathname } = new URL(url);
    if (!url.startsWith('http://127.0.0.1') || (origin === env.url && !isOnTheWay(pathname)))
      return { last: url, page: '' };
    const own = jars.get(origin) ?? new CookieJar();
    jars.set(origin, own);
    const response = await fetchWith(own, url);
    const location = response.headers.get('location');
    if (location === null) return { last: url, page: formOf(url, response.status, await response.text()) };
    url = new URL(location, url).href;
  }
  throw new Error('too many redirects');
}

/** A page with a form; the provider also tells errors by one. */
function formOf(url: string, status: number, page: string): string {
  if (page.includes('<form')) return page;
  throw new Error(`${url} answers ${status}: ${page}`);
}

function isOnTheWay(path: string): boolean {
  return ['/authenticate', '/sso', '/callback/oidc'].includes(path);
}

async function me(jar: CookieJar): Promise<string | number> {
  const query = '{ me { corpUser { urn } } }';
  const init = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ query }) };
  const response = await fetchWith(jar, `${env.url}/api/v2/graphql`, init);
  return response.ok ? (await jsonOf(response)).data.me.corpUser.urn : response.status;
}

async function aspect(urn: string, name: string): Promise<Record<string, unknown>> {
  const type = urn.split(':')[2] ?? '';
  const response = await env.fetch(`/openapi/v3/entity/${type}/${encodeURIComponent(urn)}/${name}`);
  return response.ok ? (await jsonOf(response)).value : {};
}

describe('Log-in with OpenID Connect', () => {
  beforeAll(() => start());
  afterAll(stop);

  it('should log in, create the user and the groups, and redirect to the requested path', async () => {
    const jar = new CookieJar();
    expect(await browse('/authenticate?redirect_uri=%2Fapi%2Fgraphiql%3Fa', jar)).toBe('/api/graphiql?a');
    expect(await me(jar)).toBe(ADA_URN);
    expect(await aspect(ADA_URN, 'corpUserInfo')).toMatchObject({ displayName: 'Ada Byron', email: 'ada@example.com' });
    const groups = ['urn:li:corpGroup:analysts', 'urn:li:corpGroup:Team+%2F+one'];
    expect(await aspect(ADA_URN, 'groupMembership')).toEqual({ groups });
    expect(await aspect(groups[1]!, 'corpGroupInfo')).toMatchObject({ displayName: 'Team / one' });
  });

  it('should replace the groups at the next log-in, and leave native ones', async () => {
    const member = { value: { nativeGroups: ['urn:li:corpGroup:own'] } };
    const path = `/openapi/v3/entity/corpuser/${encodeURIComponent(ADA_URN)}/nativeGroupMembership?createIfNotExists=false`;
    expect((await env.fetch(path, { method: 'POST', body: JSON.stringify(member) })).ok).toBe(true);
    provider.logInAs({ ...ADA, groups: ['engineers'] });
    expect(await browse('/sso', new CookieJar())).toBe('/');
    expect(await aspect(ADA_URN, 'groupMembership')).toEqual({ groups: ['urn:li:corpGroup:engineers'] });
    expect(await aspect(ADA_URN, 'nativeGroupMembership')).toEqual({ nativeGroups: ['urn:li:corpGroup:own'] });
  });

  it('should leave out groups and a picture that cannot be stored', async () => {
    const user = { sub: 'eve', email: 'eve@example.com', picture: 'javascript:alert(1)' };
    provider.logInAs({ ...user, groups: ['analysts', 'データ'.repeat(60), '(a', '\ud800'] });
    const jar = new CookieJar();
    expect(await browse('/sso', jar)).toBe('/');
    expect(await me(jar)).toBe('urn:li:corpuser:eve@example.com');
    const groups = ['urn:li:corpGroup:analysts', 'urn:li:corpGroup:%28a', 'urn:li:corpGroup:%EF%BF%BD'];
    expect(await aspect('urn:li:corpuser:eve@example.com', 'groupMembership')).toEqual({ groups });
    expect(await aspect('urn:li:corpuser:eve@example.com', 'corpUserEditableInfo')).not.toHaveProperty('pictureLink');
  });

  it.each(['redirect_uri=https%3A%2F%2Fevil.example', 'redirect_uri=%2Fa&redirect_uri=%2Fb'])(
    'should redirect only to its own paths: %s',
    async (query) => {
      expect(await browse(`/authenticate?${query}`, new CookieJar())).toBe('/');
    },
  );

  it.each<[string, OidcUser | undefined]>([
    ['whom the provider refuses', undefined],
    ['without a group that is needed', { ...ADA, groups: ['others'] }],
    ['whose address is not verified', { ...ADA, sub: '2', email_verified: false }],
    ['without address', { sub: '3', groups: ['analysts'] }],
    ['who would be the system', { ...ADA, sub: '4', email: '__datahub_system' }],
  ])('should reject %s', async (_name, user) => {
    provider.logInAs(user);
    const jar = new CookieJar();
    expect(await browse('/sso', jar)).toMatch(/^\/login\?error=sso-refused&error_msg=The\+log-in/);
    expect(await me(jar)).toBe(401);
  });

  it('should reject a response that this browser did not request', async () => {
    const [mine, other] = [new CookieJar(), new CookieJar()];
    const begin = async (jar: CookieJar): Promise<string> =>
      (await fetchWith(jar, `${env.url}/sso`)).headers.get('location') ?? '';
    const [first] = [await begin(mine), await begin(other)];
    const state = new URL(first).searchParams.get('state') ?? '';
    for (const [jar, query] of [
      [other, `code=x&state=${state}`],
      [new CookieJar(), `code=x&state=${state}`],
      [mine, 'code=x&state=other'],
      [mine, ''],
    ] as const) {
      const response = await fetchWith(jar, `${env.url}/callback/oidc?${query}`);
      expect(response.headers.get('location')).toMatch(/^\/login\?error=sso-refused&error_msg=The\+log-in/);
      expect(await me(jar)).toBe(401);
    }
    expect(new URL(first).searchParams.get('code_challenge_method')).toBe('S256');
  });

  it('should not reactivate a suspended user', async () => {
    await browse('/sso', new CookieJar());
    const lastModified = { time: 1, actor: 'urn:li:corpuser:datahub' };
    const path = `/openapi/v3/entity/corpuser/${encodeURIComponent(ADA_URN)}/corpUserStatus?createIfNotExists=false`;
    const body = JSON.stringify({ value: { status: 'SUSPENDED', lastModified } });
    expect((await env.fetch(path, { method: 'POST', body })).ok).toBe(true);
    const jar = new CookieJar();
    expect(await browse('/sso', jar)).toMatch(/^\/login\?error=sso-refused&error_msg=The\+log-in/);
    expect(await me(jar)).toBe(401);
    expect(await aspect(ADA_URN, 'corpUserStatus')).toMatchObject({ status: 'SUSPENDED' });
  });

  it('should offer the provider on the log-in page', async () => {
    expect(await (await fetch(`${env.url}/login`)).text()).toContain('data-single-sign-on="on"');
  });
});

describe('Log-in with OpenID Connect by forms', () => {
  beforeAll(() =>
    start({
      AUTH_OIDC_RESPONSE_MODE: 'form_post',
      AUTH_OIDC_PREFERRED_JWS_ALGORITHM: 'RS256',
      AUTH_OIDC_ACCESS_DENIED_REDIRECT_URL: DENIED_URL,
    }),
  );
  afterAll(stop);

  /** Sends the form of the provider's page; answers where the service redirects the browser. */
  async function logIn(jar: CookieJar): Promise<string | null> {
    const { page } = await browseTo('/sso', jar);
    const inputs = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)];
    const body = new URLSearchParams(Object.fromEntries(inputs.map(([, name, value]) => [name, value]))).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetchWith(jar, `${env.url}/callback/oidc`, { method: 'POST', headers, body });
    return response.headers.get('location');
  }

  it('should log in with a cookie that the browser sends with the form of another site', async () => {
    const begun = await fetch(`${env.url}/sso`, { redirect: 'manual' });
    expect(begun.headers.get('set-cookie')).toMatch(/^oidc_flow=.*HttpOnly; Secure; SameSite=None/);
    const jar = new CookieJar();
    expect(await logIn(jar)).toBe('/');
    expect(await me(jar)).toBe(ADA_URN);
  });

  it.each<[string, OidcUser | undefined]>([
    ['whom the provider refuses', undefined],
    ['without a group that is needed', { ...ADA, groups: ['others'] }],
  ])('should redirect a user %s to the configured page', async (_name, user) => {
    provider.logInAs(user);
    const jar = new CookieJar();
    expect(await logIn(jar)).toBe(DENIED_URL);
    expect(await me(jar)).toBe(401);
  });
});
