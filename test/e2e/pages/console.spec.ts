import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

let env: TestEnvironment;

beforeAll(async () => {
  env = await createTestEnvironment();
});

afterAll(() => env.stop());

async function assetsOfPage(): Promise<readonly string[]> {
  const html = await (await fetch(`${env.url}/console`)).text();
  return [...html.matchAll(/(?:src|href)="(\/console\/[^"]+)"/g)].map(([, address]) => String(address));
}

function assetNamed(name: string): unknown {
  return expect.stringMatching(new RegExp(`^/console/assets/${name}-\\w+\\.(css|js)$`));
}

describe("The console's files", () => {
  it.each([
    '/console',
    '/console/',
    '/console/search?query=x',
    '/console/entity/urn:li:tag:pii',
    '/console/entity/%E0%A4%A',
    '/console/entity/100%',
  ])('should be the page at %s, with a strict content policy', async (path) => {
    const response = await fetch(env.url + path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; .*frame-ancestors 'none'$/,
    );
    expect(await response.text()).toContain('<div id="console"></div>');
  });

  it('should be kept by browsers, because their names change with their content', async () => {
    const assets = await assetsOfPage();
    expect(assets).toEqual(expect.arrayContaining(['start', 'console', 'main'].map(assetNamed)));
    for (const asset of assets) {
      const response = await fetch(env.url + asset);
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      await response.body?.cancel();
    }
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('should come compressed by the build to those who accept %s', async (accepted, encoding) => {
    const address = env.url + String((await assetsOfPage()).find((asset) => asset.includes('/main-')));
    const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    const response = await fetch(address, { headers: { 'accept-encoding': accepted } });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(response.headers.get('content-type')).toBe('text/javascript;charset=UTF-8');
    expect((await response.text()) === (await plain.text())).toBe(true);
  });

  it.each(['/console/assets/absent.js', '/console/assets/index.html'])('should not exist at %s', async (path) => {
    const response = await fetch(env.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ]);
  });

  it.each(['/openapi/v3/entity/tag/%E0%A4%A', '/consoles/%E0%A4%A'])(
    'should not be the response at %s, which cannot be decoded',
    async (path) => {
      const response = await fetch(env.url + path);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: 'INVALID_ARGUMENT', message: expect.stringContaining('percent-encoding') },
      ]);
    },
  );

  it('should be read only', async () => {
    const response = await fetch(`${env.url}/console`, { method: 'POST' });
    expect(response.status).toBe(405);
  });
});
