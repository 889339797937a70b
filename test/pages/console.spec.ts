import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { fakeFigures } from '../support/pages/console-figures.js';
import {
  accessibilityFaults,
  logInOn,
  logInTo,
  overflowOf,
  settle,
  takePicture,
} from '../support/pages/console-page.js';
import { pageSuite } from '../support/pages/page-suite.js';
import type { ProcessEnvironment } from '../support/service/create-test-environment.js';
import { expectSoon, poll } from '../support/measures/poll.js';

const GUEST = { name: 'ada@example.com', password: 'correct horse battery' };

async function prepare(env: ProcessEnvironment): Promise<void> {
  await env.graphql('mutation { createTag(input: { id: "pii", name: "PII" }) }');
}

describe('The console', () => {
  let env: ProcessEnvironment;
  let context: BrowserContext;
  let page: Page;

  pageSuite({ guest: GUEST, prepare }, (suite) => ({ env, context, page } = suite));

  it('should be where the address of the service leads, behind the log-in', async () => {
    await page.goto(env.url);
    await page.waitForURL(`${env.url}/login?redirect_uri=%2Fconsole`);
    await logInTo(page, env.url);
    await expectSoon(() => page.title(), 'Overview · Metadata service');
    await page.getByRole('button', { name: 'DataHub' }).click();
    await page.getByRole('link', { name: 'Log out' }).click();
    await page.waitForURL(`${env.url}/login`);
  });

  it('should log out for good, though polls are refused on the way', async () => {
    await logInTo(page, env.url);
    const refused: string[] = [];
    await page.route('**/logOut', async (route) => {
      await page.route('**/openapi/v1/console/figures*', (request) => {
        refused.push(request.request().url());
        return request.fulfill({ status: 401, json: {} });
      });
      // The second poll is sent once the page has met the refusal of the first.
      await poll(() => refused.length >= 2 || !page.url().startsWith(`${env.url}/console`), 'two polls');
      await route.continue();
    });
    await page.getByRole('button', { name: 'DataHub' }).click();
    await page.getByRole('link', { name: 'Log out' }).click();
    await page.waitForURL(/\/login/);
    expect(page.url()).toBe(`${env.url}/login`);
  });

  it('should come back to the page whose session has ended', async () => {
    await logInTo(page, env.url, '/console/absent?a=b');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await context.clearCookies();
    await page.reload();
    await page.waitForURL(`${env.url}/login?redirect_uri=%2Fconsole%2Fabsent%3Fa%3Db`);
  });

  it('should belong to the user who has logged in since, in another tab', async () => {
    await logInTo(page, env.url, '/console/search');
    await page.getByRole('link', { name: 'Operations' }).waitFor();
    const other = await context.newPage();
    await other.goto(`${env.url}/login?redirect_uri=%2Fconsole%2Fsearch`);
    await logInOn(other, env.url, '/console/search', GUEST);
    await page.bringToFront();
    await page.evaluate("window.dispatchEvent(new Event('focus'))");
    await page.getByRole('button', { name: 'Ada Byron' }).waitFor();
    expect(await page.getByRole('link', { name: 'Operations' }).count()).toBe(0);
  });

  it('should load less than 200 kB compressed', async () => {
    const files = new Set<string>();
    page.on('request', (request) => {
      if (request.url().startsWith(`${env.url}/console`)) files.add(request.url());
    });
    await logInTo(page, env.url);
    await page.locator('.line-chart canvas').nth(1).waitFor();
    const bodies = await Promise.all([...files].map(async (file) => (await fetch(file)).text()));
    expect(bodies.length).toBeGreaterThanOrEqual(5);
    expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(200_000);
  });

  it('should load its code and the figures while it asks who is logged in', async () => {
    await logInTo(page, env.url);
    const address = page.url();
    // Otherwise the page that is left might still ask for later figures.
    await page.goto('about:blank');
    const [wanted, asked] = [[/overview-page-/, /uPlot/, /\/figures$/], new Set<string>()];
    page.on('request', (request) => asked.add(request.url()));
    await page.route('**/api/graphql', async (route) => {
      const isAsked = (pattern: RegExp): boolean => [...asked].some((url) => pattern.test(url));
      await poll(() => wanted.every(isAsked), 'the requests for the code and the figures');
      await route.continue();
    });
    await page.goto(address);
    await page.locator('.line-chart canvas').nth(1).waitFor();
    expect([...asked].filter((url) => url.includes('/figures'))[0]).toMatch(/\/figures$/);
  });

  it('should load the code of a page when a link to it is pointed at', async () => {
    await logInTo(page, env.url);
    const code = page.waitForRequest(/\/assets\/ingest-page-/);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Ingest' }).hover();
    await code;
  });

  it('should show the figures of the service, by one poll a second', async () => {
    const sent = await fakeFigures(page);
    await logInTo(page, env.url);
    await page.getByText('SQLite').waitFor();
    await page.getByText('restore indices', { exact: true }).waitFor();
    await page.getByText('The root user has a weak password.').waitFor();
    await page.getByRole('img', { name: /^Index lag over the last hour; now/ }).waitFor();
    await page.locator('.line-chart canvas').nth(1).waitFor();
    await page.getByRole('list', { name: 'Entities by type' }).getByText('tag', { exact: true }).waitFor();
    const [first] = await poll(() => sent.slice(-1), 'a poll of the whole page');
    const later = await poll(() => {
      const polls = sent.filter((time) => time > (first ?? 0));
      return polls.length >= 3 && polls;
    }, 'three more polls');
    expect(((later[2] ?? 0) - (first ?? 0)) / 3).toBeGreaterThan(800);
  });

  it('should show the figures of this very service', async () => {
    await logInTo(page, env.url);
    await page.getByText('Index lag', { exact: true }).first().waitFor();
    await page.getByText('up', { exact: true }).nth(1).waitFor();
    await page.locator('.line-chart canvas').nth(1).waitFor();
    await takePicture(page, 'console-overview-real');
  });

  it('should show no figures without the privilege, and what is left', async () => {
    await logInTo(page, env.url, '/console', GUEST);
    await page.getByText('for those who manage system operations').waitFor();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(await page.getByText('Database').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, 'console-overview-guest');
  });

  it.each(['light', 'dark'] as const)('should be accessible in %s colours', async (colorScheme) => {
    await fakeFigures(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await logInTo(page, env.url);
    await page.locator('.line-chart canvas').nth(1).waitFor();
    await page.getByRole('list', { name: 'Entities by type' }).waitFor();
    await settle(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, `console-overview-${colorScheme}`);
  });

  it('should fit a phone, with the navigation behind a button', async () => {
    await fakeFigures(page);
    await page.setViewportSize({ width: 380, height: 800 });
    await logInTo(page, env.url);
    await page.locator('.line-chart canvas').nth(1).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await takePicture(page, 'console-overview-phone');
    await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
    expect([await overflowOf(page), await accessibilityFaults(page)]).toEqual([0, []]);
  });

  it('should be usable by keyboard, and remember the theme', async () => {
    await logInTo(page, env.url);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#content:focus').waitFor();
    await page.getByRole('button', { name: 'DataHub' }).press('Enter');
    await page.getByLabel('Theme').selectOption('dark');
    await page.getByLabel('Theme').press('Escape');
    await page.getByLabel('Theme').waitFor({ state: 'hidden' });
    await page.reload();
    await page.locator('html[data-theme="dark"]').waitFor();
  });
});
