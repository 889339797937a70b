import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser, PAGE_LIMIT_MS, watchPage } from '../support/pages/browser.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../support/service/create-test-environment.js';
import { poll } from '../support/measures/poll.js';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const INDEX = `<!DOCTYPE html><html><head><base href="@basePath" />
<style>#root { color: rgb(1, 2, 3) }</style></head>
<body><div id="root" style="font-weight: 700"></div><script type="module" src="assets/app-1a2b.js"></script></body></html>`;

/** What a built application does: it loads a part of itself, starts workers, writes styles, logs in and asks. */
const APP = `const root = document.getElementById('root');
const { part } = await import('./part-3c4d.js');
const answer = (worker) => new Promise((done) => (worker.onmessage = ({ data }) => done(data)));
const told = new URL('assets/told.js', document.baseURI).href;
const made = URL.createObjectURL(new Blob(['importScripts("' + told + '"); postMessage(told);']));
const said = [part, await answer(new Worker('assets/worker.js')), await answer(new Worker(made))];
document.head.append(Object.assign(document.createElement('style'), { textContent: '#root { opacity: 0.5 }' }));
document.body.append(Object.assign(new Image(), { src: '${PIXEL}' }));
const post = (path, body) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
said.push((await post('logIn', { username: 'datahub', password: 'datahub' })).status);
const { data } = await (await post('api/v2/graphql', { query: '{ me { corpUser { urn } } }' })).json();
said.push(data.me.corpUser.urn, (await post('otel/v1/traces', {})).status, await (await fetch('mfe/config')).text());
root.textContent = said.join('|');`;

describe('A web frontend in a browser', () => {
  let folder: string;
  let env: ProcessEnvironment;
  let browser: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'web-frontend-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), INDEX);
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), APP);
    writeFileSync(join(folder, 'assets', 'part-3c4d.js'), 'export const part = "part";');
    writeFileSync(join(folder, 'assets', 'worker.js'), 'importScripts("/assets/told.js"); postMessage(told);');
    writeFileSync(join(folder, 'assets', 'told.js'), 'var told = "worker";');
    browser = await openBrowser();
    env = await createProcessEnvironment({ env: { WEB_DIR: folder, ADMIN_PASSWORD: 'datahub' } });
  });

  afterAll(async () => {
    await browser.close();
    await env.stop();
    rmSync(folder, { recursive: true });
  });

  it('should work at a deep URL', async () => {
    const page = await browser.newPage();
    const offences = watchPage(page, env.url);
    await page.goto(`${env.url}/dataset/urn:li:dataset:(urn:li:dataPlatform:hive,db.orders,PROD)/Schema`);
    await page.getByText('microFrontends').waitFor({ timeout: PAGE_LIMIT_MS });
    expect((await page.locator('#root').textContent())?.split('|')).toEqual([
      'part',
      'worker',
      'worker',
      '200',
      'urn:li:corpuser:datahub',
      '204',
      'subNavigationMode: false\nmicroFrontends: []\n',
    ]);
    for (const [name, value] of [
      ['color', 'rgb(1, 2, 3)'],
      ['font-weight', '700'],
      ['opacity', '0.5'],
    ])
      expect(await page.evaluate(`getComputedStyle(document.getElementById("root"))["${name}"]`)).toBe(value);
    expect(offences).toEqual({ foreign: [], errors: [] });
    await page.close();
  });

  it.each([
    ['a script in the page', '<script>document.title = "ran"</script>'],
    ['a script of another server', '<script src="https://other.invalid/x.js"></script>'],
    ['a handler in an attribute', '<img src="nothing" onerror="document.title = 1">'],
  ])('should not run %s', async (_name, evil) => {
    writeFileSync(join(folder, 'index.html'), `<!DOCTYPE html><title>calm</title>${evil}`);
    const page = await browser.newPage();
    const { errors } = watchPage(page, env.url);
    await page.goto(`${env.url}/domains`);
    await poll(() => errors.length > 0, 'the report of the browser');
    expect(await page.title()).toBe('calm');
    await page.close();
  });
});
