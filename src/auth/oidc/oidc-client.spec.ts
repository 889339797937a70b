import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { MovableClock } from '../../../test/support/harness/authorization-harness.js';
import { MAX_RESPONSE_BYTES } from '../../foundation/common/limited-fetch.js';
import { loadConfig, type OidcConfig } from '../../foundation/config/index.js';
import { OidcClient } from './oidc-client.js';

const SECRET = 'a secret of the service of 32 bytes';
const CHECKS = { state: 'the-state', nonce: 'the-nonce', verifier: 'v'.repeat(43) };
const KEY_ID = 'key';
const BASE_URL = 'https://here.example';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
/** Makes an ID token of claims. */
type Signing = (claims: JWTPayload) => Promise<string> | string;

const clock = new MovableClock();
let server: Server;
let issuer: string;
let [own, foreign]: KeyPair[] = [];
/** What the provider answers. */
let answers: { sign: Signing; identity: JWTPayload; accessToken: string; user: JWTPayload; start: string } & {
  /** What it was sent for the token. */
  received: URLSearchParams;
};

beforeAll(async () => {
  [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  answers = {
    sign: signedBy(() => own),
    identity: {},
    accessToken: 'opaque',
    user: { sub: 'ada' },
    start: '/start',
    received: new URLSearchParams(),
  };
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url } = request;
  if (url === '/token') answers.received = new URLSearchParams(await text(request));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(await bodyOf(url ?? '')));
}

async function bodyOf(path: string): Promise<unknown> {
  const { sign, identity, accessToken, user, start } = answers;
  if (path === '/jwks') return { keys: [{ ...(await exportJWK(own!.publicKey)), kid: KEY_ID, alg: 'RS256' }] };
  if (path === '/user') return user;
  if (path === '/token')
    return { access_token: accessToken, token_type: 'Bearer', id_token: await sign({ ...claims(), ...identity }) };
  const endpoints = { authorization_endpoint: `${issuer}${start}`, token_endpoint: `${issuer}/token` };
  return { issuer, ...endpoints, jwks_uri: `${issuer}/jwks`, userinfo_endpoint: `${issuer}/user` };
}

function claims(): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return { iss: issuer, aud: 'client', sub: 'ada', iat: now, exp: now + 60, nonce: CHECKS.nonce, from: 'identity' };
}

function signedBy(keys: () => KeyPair | undefined): Signing {
  return (payload) => new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(keys()!.privateKey);
}

function signedWith(secret: string): Signing {
  return (payload) => new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(secret));
}

function client(env: Readonly<Record<string, string>> = {}): OidcClient {
  const { oidc } = loadConfig({
    AUTH_OIDC_ENABLED: 'true',
    AUTH_OIDC_CLIENT_ID: 'client',
    AUTH_OIDC_CLIENT_SECRET: SECRET,
    AUTH_OIDC_DISCOVERY_URI: `${issuer}/.well-known/openid-configuration`,
    BASE_URL,
    ...env,
  });
  return new OidcClient(oidc as OidcConfig, clock);
}

const finish = (one: OidcClient = client()) => one.claims(`code=x&state=${CHECKS.state}`, CHECKS);

describe('OidcClient', () => {
  it('should ask for the configured methods and resource', async () => {
    const env = { AUTH_OIDC_ACR_VALUES: 'mfa phr', AUTH_OIDC_CUSTOM_PARAM_RESOURCE: 'https://here/api' };
    const { searchParams } = new URL(await client(env).authorizationUrl(CHECKS));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      acr_values: 'mfa phr',
      resource: 'https://here/api',
      redirect_uri: `${BASE_URL}/callback/oidc`,
      code_challenge_method: 'S256',
    });
    const plain = new URL(await client().authorizationUrl(CHECKS)).searchParams;
    expect([plain.has('acr_values'), plain.has('resource')]).toEqual([false, false]);
  });

  it('should ask for the configured response mode, and do without PKCE where it is disabled', async () => {
    const env = { AUTH_OIDC_RESPONSE_MODE: 'form_post', AUTH_OIDC_DISABLE_PKCE: 'true' };
    const { searchParams } = new URL(await client(env).authorizationUrl(CHECKS));
    expect(searchParams.get('response_mode')).toBe('form_post');
    expect([...searchParams.keys()].filter((name) => name.startsWith('code_'))).toEqual([]);
    await finish(client(env));
    expect(answers.received.has('code_verifier')).toBe(false);
    await finish();
    expect(answers.received.get('code_verifier')).toBe(CHECKS.verifier);
  });

  it('should follow changes of the provider after ten minutes', async () => {
    const one = client();
    const startOf = async () => new URL(await one.authorizationUrl(CHECKS)).pathname;
    expect(await startOf()).toBe('/start');
    answers.start = '/moved';
    expect(await startOf()).toBe('/start');
    clock.time += 600_000;
    expect(await startOf()).toBe('/moved');
  });

  it('should prefer the claims of the ID token, then those about the user, then those of the access token', async () => {
    answers.user = { sub: 'ada', from: 'user', email: 'user' };
    answers.accessToken = await answers.sign({ sub: 'other', from: 'access', email: 'access', groups: ['a'] });
    expect(await finish()).not.toHaveProperty('groups');
    const reading = client({ AUTH_OIDC_EXTRACT_JWT_ACCESS_TOKEN_CLAIMS: 'true' });
    expect(await finish(reading)).toMatchObject({ sub: 'ada', from: 'identity', email: 'user', groups: ['a'] });
    answers.accessToken = 'opaque';
    expect(await finish(reading)).toMatchObject({ sub: 'ada', email: 'user' });
  });

  it.each<[string, () => void]>([
    ['without a signature', () => (answers.sign = (payload) => new UnsecuredJWT(payload).encode())],
    ['signed with the secret of the service', () => (answers.sign = signedWith(SECRET))],
    ['signed with another key', () => (answers.sign = signedBy(() => foreign))],
    ['for another service', () => (answers.identity = { aud: 'other' })],
    ['of another issuer', () => (answers.identity = { iss: 'http://other.example' })],
    ['that has expired', () => (answers.identity = { exp: 1 })],
    ['that is not valid yet', () => (answers.identity = { nbf: 9_999_999_999 })],
    ['of another log-in', () => (answers.identity = { nonce: 'other' })],
    ['whose user is not the one of the other claims', () => (answers.user = { sub: 'eve' })],
  ])('should refuse an ID token %s', async (_name, spoil) => {
    spoil();
    await expect(finish()).rejects.toThrow();
  });

  it('should accept ID tokens signed with the client secret where that is preferred', async () => {
    const preferring = client({ AUTH_OIDC_PREFERRED_JWS_ALGORITHM: 'HS256' });
    await expect(finish(preferring)).rejects.toThrow();
    answers.sign = signedWith('a secret of another service, 32 bytes');
    await expect(finish(preferring)).rejects.toThrow();
    answers.sign = (payload) => new UnsecuredJWT(payload).encode();
    await expect(finish(preferring)).rejects.toThrow();
    answers.sign = signedWith(SECRET);
    expect(await finish(preferring)).toMatchObject({ sub: 'ada', from: 'identity' });
  });

  it('should refuse ID tokens signed with another algorithm than the preferred one', async () => {
    expect(await finish(client({ AUTH_OIDC_PREFERRED_JWS_ALGORITHM: 'RS256' }))).toMatchObject({ sub: 'ada' });
    await expect(finish(client({ AUTH_OIDC_PREFERRED_JWS_ALGORITHM: 'PS256' }))).rejects.toThrow();
  });

  it('should not read endless responses', async () => {
    answers.user = { sub: 'ada', more: 'x'.repeat(MAX_RESPONSE_BYTES) };
    await expect(finish()).rejects.toThrow();
    answers.user = { sub: 'ada', groups: Array.from({ length: 50_000 }, (_, at) => `a group of people ${at}`) };
    expect(await finish()).toHaveProperty('groups.49999', 'a group of people 49999');
  });

  it('should tell a denial from other refusals', async () => {
    const answered = (error: string, state = CHECKS.state) => client().claims(`error=${error}&state=${state}`, CHECKS);
    await expect(answered('access_denied')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(answered('login_required')).rejects.not.toHaveProperty('code', 'FORBIDDEN');
    await expect(answered('access_denied', 'other')).rejects.not.toHaveProperty('code', 'FORBIDDEN');
  });

  it('should refuse a response with another state', async () => {
    await expect(client().claims('code=x&state=other', CHECKS)).rejects.toThrow();
  });
});
