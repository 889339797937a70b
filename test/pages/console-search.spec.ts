import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults, logInTo, overflowOf, settle, takePicture } from '../support/pages/console-page.js';
import { ingestShop, ORDERS } from '../support/pages/console-shop.js';
import { pageSuite } from '../support/pages/page-suite.js';
import type { ProcessEnvironment } from '../support/service/create-test-environment.js';
import { ingest } from '../support/service/ingest.js';
import { expectSoon, poll } from '../support/measures/poll.js';

const PLAIN = 25;

async function prepare(env: ProcessEnvironment): Promise<void> {
  await ingestShop(env, PLAIN);
  const found = '{ searchAcrossEntities(input: { query: "plain", count: 0 }) { total } }';
  await poll(async () => (await env.graphql(found)).body.data.searchAcrossEntities.total === PLAIN, 'the index');
}

describe('The search of the console', () => {
  let env: ProcessEnvironment;
  let page: Page;

  pageSuite({ prepare }, (suite) => ({ env, page } = suite));

  const hits = () => page.locator('.search-hit h2');
  const addressed = () => new URL(page.url()).searchParams;

  it('should be reached by "/" on every page, and lead to hits that say what they are', async () => {
    await logInTo(page, env.url);
    const box = page.getByRole('combobox', { name: 'Search' });
    await focusByKey(box);
    await page.keyboard.type('orders');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${env.url}/console/search?query=orders`);
    const hit = page.locator('.search-hit', { hasText: 'All orders.' });
    await hit.getByRole('link', { name: 'orders', exact: true }).waitFor();
    for (const text of ['dataset · Table', 'deprecated', 'Hive', 'Personal', 'DataHub', 'Sales'])
      await hit.getByText(text, { exact: true }).waitFor();
    expect(await hit.locator('mark').first().textContent()).toBe('orders');
    await focusByKey(box);
    expect(await box.inputValue()).toBe('orders');
  });

  it('should show the words of a description in Markdown', async () => {
    const description = '# Shipments\n\nOne row **per** [parcel](https://a.example/b), of `snake_case` columns.';
    await ingest(env, ['urn:li:tag:shipments', 'tagProperties', { name: 'shipments', description }]);
    const found = '{ searchAcrossEntities(input: { query: "shipments", count: 0 }) { total } }';
    await poll(async () => (await env.graphql(found)).body.data.searchAcrossEntities.total === 1, 'the index');
    await logInTo(page, env.url, '/console/search?query=shipments');
    const shown = page.locator('.search-description');
    await expectSoon(() => shown.textContent(), 'Shipments One row per parcel, of snake_case columns.');
    expect(await shown.locator('mark').textContent()).toBe('Shipments');
  });

  /** Presses "/" until the box has the focus: a page that has just been drawn may not listen to keys yet. */
  async function focusByKey(box: Locator): Promise<void> {
    await poll(async () => {
      const isFocused = (await box.and(page.locator(':focus')).count()) === 1;
      if (!isFocused) await page.keyboard.press('/');
      return isFocused;
    }, 'the focus in the box');
  }

  it('should suggest entities, and open one by keyboard', async () => {
    await logInTo(page, env.url);
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.pressSequentially('orde');
    await page.getByRole('option', { name: 'orders dataset' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await box.press('Escape');
    await page.getByRole('option').first().waitFor({ state: 'detached' });
    await box.press('ArrowDown');
    const first = page.getByRole('option').first();
    await first.waitFor();
    await poll(async () => (await first.getAttribute('aria-selected')) === 'true', 'the first suggestion');
    const name = await first.locator('.name').textContent();
    await box.press('Enter');
    await page.getByRole('heading', { level: 1, name: name ?? '', exact: true }).waitFor();
    await page.waitForURL(/\/console\/entity\/urn/);
  });

  it('should narrow by facets, sort and page, which the address carries', async () => {
    await logInTo(page, env.url, '/console/search?query=plain');
    await page.getByText(`${PLAIN} entities for “plain”`).waitFor();
    await page.getByRole('checkbox', { name: `dataset ${PLAIN}` }).check();
    await page.getByRole('button', { name: 'Remove the filter Type: dataset' }).waitFor();
    await page.getByLabel('Sort by').selectOption('Name, Z to A');
    await poll(async () => (await hits().first().textContent()) === 'plain_24', 'the sorted hits');
    await page.getByRole('button', { name: 'Next page' }).click();
    await poll(async () => (await hits().count()) === PLAIN - 20, 'the second page');
    await page.reload();
    await page.getByText('Page 2 of 2').waitFor();
    await poll(async () => (await hits().last().textContent()) === 'plain_00', 'the second page again');
    expect(Object.fromEntries(addressed())).toEqual({
      query: 'plain',
      'filter._entityType': 'DATASET',
      sort: 'name-down',
      page: '2',
    });
    await page.goBack();
    await poll(async () => (await hits().first().textContent()) === 'plain_24', 'the first page');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await poll(() => [...addressed().keys()].join() === 'query,sort', 'the address without filters');
  });

  it('should lead from an address after the last page to that page', async () => {
    await logInTo(page, env.url, '/console/search?query=plain&page=400');
    await page.getByText('The results have 2 pages.').waitFor();
    expect(await page.getByText(/Nothing matches|Page 400/).count()).toBe(0);
    await page.getByRole('button', { name: 'Show the last page' }).click();
    await page.getByText('Page 2 of 2').waitFor();
    expect(addressed().get('page')).toBe('2');
  });

  it('should say what to try when nothing matches', async () => {
    await logInTo(page, env.url, '/console/search?query=zzzqqq');
    await page.getByText('Nothing matches “zzzqqq”').waitFor();
    await page.goto(`${env.url}/console/search?query=zzzqqq&filter.tags=${encodeURIComponent('urn:li:tag:pii')}`);
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await page.getByRole('link', { name: 'Show all entities' }).click();
    await page.getByText(/^\d+ entities$/).waitFor();
  });

  it('should ask whether another word was meant', async () => {
    await logInTo(page, env.url, '/console/search?query=ordrs');
    await page.getByText('Did you mean').getByRole('link').first().click();
    await poll(() => addressed().get('query') !== 'ordrs', 'the other word');
    await page.getByRole('link', { name: 'orders', exact: true }).waitFor();
  });

  it('should show the error of the service where it happened, and try again', async () => {
    let isBroken = true;
    await page.route('**/api/graphql', (route) =>
      isBroken && route.request().postData()?.includes('"operationName":"search"') === true
        ? route.fulfill({ json: { errors: [{ message: 'The index is down.', extensions: { code: 500 } }] } })
        : route.continue(),
    );
    await logInTo(page, env.url, '/console/search?query=orders');
    await page.getByText('The index is down.').waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('All orders.').waitFor();
  });

  it.each(['light', 'dark'] as const)('should be accessible in %s colours', async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await logInTo(
      page,
      env.url,
      `/console/search?query=orders&filter.platform=${encodeURIComponent('urn:li:dataPlatform:hive')}`,
    );
    await page.getByText('All orders.').waitFor();
    await settle(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, `console-search-${colorScheme}`);
  });

  it('should fit a phone, with the filters behind a button', async () => {
    await page.setViewportSize({ width: 380, height: 800 });
    await logInTo(page, env.url, `/console/search?query=${encodeURIComponent(ORDERS)}`);
    await page.getByText('All orders.').waitFor();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('checkbox').first().waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox').first().waitFor();
    expect([await overflowOf(page), await accessibilityFaults(page)]).toEqual([0, []]);
    await takePicture(page, 'console-search-phone');
  });
});
