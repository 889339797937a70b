import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { poll } from '../../support/measures/poll.js';
import { runCommand } from '../../support/service/run-node.js';

const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const PROMETHEUS = 'application/openmetrics-text;version=1.0.0;q=0.6,text/plain;version=0.0.4;q=0.5,*/*;q=0.1';
const SCRIPT = `// ${'x'.repeat(1000)}\nrun();\n`;
const SECRET = 'nobody may read this';
const HASHED = '/assets/app-1a2b.js';

let home: string;
let web: string;

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** A request whose path is sent as it is; `fetch` would resolve dots. */
async function raw(url: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      text(response).then((body) => resolve({ status, headers: received, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'web-frontend-'));
  web = join(home, 'dist');
  mkdirSync(join(web, 'assets', 'icons'), { recursive: true });
  mkdirSync(join(web, '.git'));
  const files: Readonly<Record<string, string | Buffer>> = {
    'index.html': '<html><head><base href="@basePath" /></head><script src="assets/app-1a2b.js"></script></html>',
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
    'assets/icons/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/name with 100%.txt': 'named',
    'manifest.json': '{}',
    health: 'a file may not stand in for an API',
    '.env': SECRET,
    '.git/config': SECRET,
    '../secret.txt': SECRET,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(web, name), content);
  symlinkSync(join(home, 'secret.txt'), join(web, 'assets', 'link.txt'));
  symlinkSync(home, join(web, 'assets', 'up'));
  symlinkSync(join(home, 'secret.txt'), join(web, 'assets', 'icons', 'logo.svg.br'));
  symlinkSync(join(web, 'manifest.json'), join(web, 'assets', 'inside.json'));
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('A service with WEB_DIR', () => {
  let env: TestEnvironment;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    raw(env.url, path, headers, method);
  const isPage = ({ status, body }: Answer): boolean => status === 200 && body.includes('<base href="/" />');

  beforeAll(async () => {
    env = await createTestEnvironment({ env: { WEB_DIR: web, ADMIN_PASSWORD: 'datahub' } });
  });

  afterAll(() => env.stop());

  it('should allow the well-known password, and warn of it in one line', async () => {
    const warnings = (): string[] =>
      env
        .output()
        .split('\n')
        .filter((line) => line.includes('ADMIN_PASSWORD is weak'));
    expect(await poll(warnings, 'the warning')).toHaveLength(1);
    const body = JSON.stringify({ username: 'datahub', password: 'datahub' });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${env.url}/logIn`, { method: 'POST', body, headers })).status).toBe(200);
  });

  describe('as the server of files', () => {
    it.each([
      [HASHED, 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable', SCRIPT],
      ['/assets/icons/logo.svg', 'image/svg+xml', 'no-cache', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['/assets/name%20with%20100%25.txt', 'text/plain; charset=utf-8', 'no-cache', 'named'],
      ['/manifest.json?v=1', 'application/json; charset=utf-8', 'no-cache', '{}'],
      ['/assets/inside.json', 'application/json; charset=utf-8', 'no-cache', '{}'],
    ])('should send %s without a token', async (path, type, caching, body) => {
      const answer = await get(path);
      expect(answer).toMatchObject({ status: 200, body });
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': caching,
        'x-content-type-options': 'nosniff',
        etag: expect.any(String),
        'last-modified': expect.any(String),
      });
    });

    it.each([
      ['bytes=0-9', 206, `bytes 0-9/${SCRIPT.length}`, SCRIPT.slice(0, 10)],
      ['bytes=-7', 206, `bytes ${SCRIPT.length - 7}-${SCRIPT.length - 1}/${SCRIPT.length}`, SCRIPT.slice(-7)],
    ])('should send the range %s', async (range, status, contentRange, body) => {
      const answer = await get(HASHED, { range });
      expect(answer).toMatchObject({ status, body, headers: { 'content-range': contentRange } });
    });

    it('should reject an invalid range', async () => {
      expect((await get(HASHED, { range: 'bytes=99999-' })).status).toBe(416);
    });

    it('should send nothing that the browser has cached', async () => {
      const { etag, 'last-modified': modified } = (await get(HASHED)).headers;
      expect(await get(HASHED, { 'if-none-match': String(etag) })).toMatchObject({ status: 304, body: '' });
      expect(await get(HASHED, { 'if-modified-since': String(modified) })).toMatchObject({ status: 304, body: '' });
      expect((await get(HASHED, { 'if-none-match': '"other"' })).status).toBe(200);
    });

    it('should send only headers for HEAD', async () => {
      const answer = await get(HASHED, {}, 'HEAD');
      expect(answer).toMatchObject({ status: 200, body: '' });
      expect(answer.headers).toMatchObject({ 'content-length': String(SCRIPT.length) });
    });

    it('should send the compressed sibling of a file', async () => {
      const response = await fetch(env.url + HASHED, { headers: { 'accept-encoding': 'gzip' } });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(response.headers.get('content-type')).toContain('javascript');
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await response.text()).toBe(gunzipSync(gzipSync(SCRIPT)).toString());
    });

    it.each([
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/assets/%252e%252e/%252e%252e/secret.txt',
      '//secret.txt',
      '/assets//app-1a2b.js',
      '/assets/./app-1a2b.js',
      '/assets/app-1a2b.js%00.svg',
      '/assets/link.txt',
      '/assets/up/secret.txt',
      '/assets/up/dist/assets/app-1a2b.js/..',
      '/assets/',
      '/assets/icons',
      '/assets/missing.js',
      '/.env',
      '/.git/config',
      '/assets/%2e%2e/.env',
    ])('should send no file for %s', async (path) => {
      for (const accept of [HTML, 'application/json']) {
        const answer = await get(path, { accept });
        expect(answer.body).not.toContain(SECRET);
        expect(answer.body).not.toContain('run()');
        expect(isPage(answer) || [400, 404].includes(answer.status)).toBe(true);
      }
      expect((await get(path, { accept: 'application/json' })).status).toBeGreaterThanOrEqual(400);
    });

    it('should not follow a compressed file that links to elsewhere', async () => {
      const answer = await get('/assets/icons/logo.svg', { 'accept-encoding': 'br' });
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain(SECRET);
    });

    it('should not return a page for a missing script', async () => {
      expect(await get('/assets/app-9z8y.js', { accept: '*/*' })).toMatchObject({
        status: 404,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
    });
  });

  describe('as the server of the page', () => {
    it.each([
      '/',
      '/login',
      '/signup?invite_token=x',
      '/reset?reset_token=x',
      '/login/',
      '/login/oidc-implicit',
      '/index.html',
      '/dataset/urn:li:dataset:(urn:li:dataPlatform:hive,db.orders,PROD)/Schema',
      '/dataset/urn%3Ali%3Adataset%3A(urn%3Ali%3AdataPlatform%3As3%2Ca%2Fb.csv%2CPROD)',
      '/search?query=orders',
      '/settings/policies',
      '/mfe/anything',
      '/analytics',
      '/metrics',
    ])('should show browsers the page at %s', async (path) => {
      const answer = await get(path, { accept: HTML });
      expect(isPage(answer)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
      });
      const policy = String(answer.headers['content-security-policy']);
      for (const part of ["script-src 'self';", "connect-src 'self';", "frame-ancestors 'none'", 'https: data:'])
        expect(policy).toContain(part);
      const head = await get(path, { accept: HTML }, 'HEAD');
      expect(head).toMatchObject({ status: 200, body: '', headers: { etag: answer.headers.etag } });
      const again = await get(path, { accept: HTML, 'if-none-match': String(answer.headers.etag) });
      expect(again).toMatchObject({ status: 304, body: '' });
    });

    it.each([
      ['text/html;q=0.1', true],
      ['text/*', true],
      ['*/*', true],
      [undefined, true],
      ['text/html;q=0, */*', false],
      ['application/json', false],
      ['application/json, text/plain', false],
    ])('should respect an Accept header of %s at a path without another handler', async (accept, expected) => {
      const answer = await get('/domains', accept === undefined ? {} : { accept });
      expect(isPage(answer)).toBe(expected);
      if (!expected) expect(JSON.parse(answer.body)).toMatchObject({ error: 'NOT_FOUND' });
    });

    it.each([
      ['/metrics', PROMETHEUS, 401],
      ['/metrics', '*/*', 401],
      ['/metrics', 'text/plain, text/html', 401],
      ['/analytics', 'application/json', 401],
      ['/analytics', '*/*', 401],
      ['/gms/analytics', HTML, 401],
      ['/api/gms/metrics', HTML, 401],
    ])('should leave %s to the API for an Accept header of %s', async (path, accept, status) => {
      const answer = await get(path, { accept });
      expect([answer.status, answer.body.includes('<base')]).toEqual([status, false]);
    });

    it('should return metrics to a client with a token', async () => {
      const response = await env.fetch('/metrics', { headers: { accept: PROMETHEUS } });
      expect([response.status, (await response.text()).includes('http_request_duration_seconds')]).toEqual([200, true]);
    });
  });

  describe('beside its APIs', () => {
    it.each([
      ['/api/nothing', 404],
      ['/api/gms/nothing', 404],
      ['/gms/nothing', 404],
      ['/gms/domains', 404],
      ['/openapi/nothing', 404],
      ['/openapi/v3/nothing', 404],
      ['/auth/nothing', 404],
      ['/callback/nothing', 404],
      ['/actuator/nothing', 404],
      ['/health/nothing', 404],
      ['/otel/nothing', 404],
      ['/logIn', 405],
      ['/mfe/nothing', 404, 'application/json'],
    ])(
      'should report in JSON that %s is unknown or for another method',
      async (path, status, accept: string = HTML) => {
        const answer = await get(path, { accept });
        expect(answer.status).toBe(status);
        expect(answer.headers['content-type']).toMatch(/^application\/json/);
        expect(JSON.parse(answer.body)).toEqual(expect.any(Object));
      },
    );

    it('should not change any other route', async () => {
      expect((await get('/console', { accept: HTML })).body).toContain('<div id="console">');
      expect((await get('/health', { accept: HTML })).body).toBe('');
      expect(JSON.parse((await get('/config', { accept: HTML })).body)).toMatchObject({ noCode: 'true' });
      expect((await get('/callback/oidc?code=x', { accept: HTML })).headers.location).toBe(
        '/login?error=sso-off&error_msg=There+is+no+single+sign-on+here.',
      );
      expect((await get('/authenticate', { accept: HTML })).headers.location).toBe('/login?redirect_uri=%2F');
      expect((await get('/logOut', { accept: HTML })).headers.location).toBe('/login');
      expect((await get('/nothing', { accept: HTML }, 'POST')).status).toBe(404);
      expect((await env.graphql('{ me { corpUser { urn } } }')).status).toBe(200);
    });

    it('should report that there are no micro frontends', async () => {
      const answer = await get('/mfe/config');
      expect(answer).toMatchObject({ status: 200, body: 'subNavigationMode: false\nmicroFrontends: []\n' });
      expect(answer.headers['content-type']).toContain('yaml');
    });

    it('should accept traces and drop them', async () => {
      const post = (body: string): Promise<Response> =>
        fetch(`${env.url}/otel/v1/traces`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
      const answer = await post('{"resourceSpans":[]}');
      expect([answer.status, await answer.text()]).toEqual([204, '']);
      expect((await post(JSON.stringify('x'.repeat(300_000)))).status).toBe(413);
    });
  });
});

describe('A service with WEB_DIR under a path', () => {
  it('should insert its base path into the page', async () => {
    const env = await createTestEnvironment({ env: { WEB_DIR: web, BASE_URL: 'https://data.example/hub/' } });
    try {
      expect((await raw(env.url, '/domains', { accept: HTML })).body).toContain('<base href="/hub/" />');
    } finally {
      await env.stop();
    }
  });
});

describe('A service without WEB_DIR', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(() => env.stop());

  it.each([
    ['/', 302],
    ['/domains', 404],
    ['/mfe/config', 404],
    [HASHED, 404],
    ['/analytics', 401],
    ['/metrics', 401],
  ])('should respond to %s as usual', async (path, status) => {
    expect((await raw(env.url, path, { accept: HTML })).status).toBe(status);
  });

  it('should respond to unknown API paths as a service with WEB_DIR does', async () => {
    const other = await createTestEnvironment({ env: { WEB_DIR: web } });
    const paths = ['/api/x', '/openapi/x', '/openapi/v3/x/y', '/gms/x', '/entities/x', '/aspects', '/runs/x', '/logIn'];
    const asked = paths.flatMap((path) =>
      ['GET', 'HEAD', 'POST'].flatMap((method) => [HTML, '*/*'].map((accept) => [path, method, accept] as const)),
    );
    try {
      for (const [path, method, accept] of asked) {
        const [one, two] = await Promise.all([env, other].map(({ url }) => raw(url, path, { accept }, method)));
        const told = (answer: Answer | undefined): unknown => [
          path,
          answer?.status,
          answer?.headers['content-type'],
          answer?.headers.allow,
          answer?.body,
        ];
        expect(told(two)).toEqual(told(one));
      }
    } finally {
      await other.stop();
    }
  });

  it('should have its own log-in page, and no endpoint for traces', async () => {
    expect((await raw(env.url, '/login', { accept: HTML })).body).toContain('data-single-sign-on');
    expect((await raw(env.url, '/otel/v1/traces', {}, 'POST')).status).toBe(404);
    expect(env.output()).not.toContain('ADMIN_PASSWORD');
  });
});

describe('A start with an invalid WEB_DIR', () => {
  it.each([
    ['nothing', 'absent', /^WEB_DIR: "absent" is no folder that the service can read\. Build the web frontend/],
    ['a file', 'secret.txt', /^WEB_DIR: "secret\.txt" is no folder/],
    ['a folder without a page', 'dist/assets', /^WEB_DIR: "dist\/assets" has no file index\.html\./],
  ])('should report in one line that it is %s', async (_name, dir, expected) => {
    const variables = { WEB_DIR: dir, PORT: '0', DATA_DIR: 'data', LOG_LEVEL: 'warn', AUDIT_LOG: 'none' };
    const { code, stdout, stderr } = await runCommand('start', [], { cwd: home, env: variables });
    expect([code, stdout]).toEqual([1, '']);
    const lines = stderr.trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.replace('The service did not start. ', '')).toMatch(expected);
  });
});
