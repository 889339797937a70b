import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, PAGE_LIMIT_MS } from '../support/pages/browser.js';
import { fakeFigures } from '../support/pages/console-figures.js';
import { CONSOLE_PASSWORD, entityPath, logInTo, settle, takeView } from '../support/pages/console-page.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../support/service/create-test-environment.js';
import { poll } from '../support/measures/poll.js';
import { runCommand } from '../support/service/run-node.js';

const SIZE = { width: 1280, height: 800 };

const SALES = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,lighthouse.dwh.fct_sales,PROD)';

const COLOURS = ['light', 'dark'] as const;

/** The pictures of the documentation, of the company of `npm run demo`: `SCREENSHOTS=docs/images` makes them anew. */
describe('The pictures of the documentation', () => {
  let env: ProcessEnvironment;
  let browser: Browser;
  let context: BrowserContext | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
    env = await createProcessEnvironment({ env: { ADMIN_PASSWORD: CONSOLE_PASSWORD } });
    const variables = { DATAHUB_GMS_URL: env.url, DATAHUB_GMS_TOKEN: env.token };
    const { code } = await runCommand('demo', [], { cwd: env.dataDir, env: variables });
    expect(code).toBe(0);
  });

  afterEach(() => context?.close());

  afterAll(async () => {
    await browser.close();
    await env.stop();
  });

  async function pageIn(colorScheme: (typeof COLOURS)[number]): Promise<Page> {
    context = await browser.newContext({ viewport: SIZE, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    return page;
  }

  it.each(COLOURS)('should show the overview in %s colours', async (colours) => {
    const page = await pageIn(colours);
    await fakeFigures(page);
    await logInTo(page, env.url);
    await page.locator('.line-chart canvas').nth(1).waitFor();
    await page.getByRole('list', { name: 'Entities by type' }).getByText('dataset', { exact: true }).waitFor();
    await settle(page);
    await takeView(page, `console-${colours}`);
  });

  it.each(COLOURS)('should show the lineage of a table in %s colours', async (colours) => {
    const page = await pageIn(colours);
    await logInTo(page, env.url, `${entityPath(SALES)}?tab=lineage`);
    await page.getByText('fct_sales').nth(1).waitFor();
    await settle(page);
    await takeView(page, `lineage-${colours}`);
  });

  it.each([
    ['restore', 'Estimate', /Restores (?:all )?[\d,]+ rows?\./],
    ['check', 'Check', /equals the stored metadata/],
    ['consistency', undefined, /Entity type/],
    ['sizes', undefined, /dataset/],
    ['time-series', undefined, /Entity type/],
    ['tasks', undefined, /Tasks/],
  ] as const)('should show the operation %s', async (operation, button, shown) => {
    const page = await pageIn('light');
    await logInTo(page, env.url, `/console/operations/${operation}`);
    const main = page.getByRole('main');
    if (button !== undefined) await main.getByRole('button', { name: button, exact: true }).click();
    await main.getByText(shown).first().waitFor();
    await settle(page);
    await takeView(page, operation);
  });

  it.each(COLOURS)('should show the GraphQL explorer in %s colours', async (colours) => {
    const page = await pageIn(colours);
    await logInTo(page, env.url);
    await page.goto(`${env.url}/api/graphiql`);
    const shown = page.locator('.graphiql-response .view-lines').getByText('urn:li:corpuser:datahub');
    await poll(async () => {
      await page.getByRole('button', { name: /execute query/i }).click();
      return shown.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    }, 'the answer to the query');
    await takeView(page, `graphiql-${colours}`);
  });
});
