import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { driftOnceCaughtUp, NO_DRIFT } from '../faults/index-in-step.js';
import {
  accessibilityFaults,
  entityPath,
  logInOn,
  logInTo,
  overflowOf,
  settle,
  takePicture,
} from '../support/pages/console-page.js';
import { CHART, ingestShop, ORDERS, TERM } from '../support/pages/console-shop.js';
import { pageSuite } from '../support/pages/page-suite.js';
import type { ProcessEnvironment } from '../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../support/service/ingest.js';
import { expectSoon, poll } from '../support/measures/poll.js';

const GUEST = { name: 'ada@example.com', password: 'correct horse battery' };

async function prepare(env: ProcessEnvironment): Promise<void> {
  await ingestShop(env, 0);
  expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
}

describe('The page of an entity', () => {
  let env: ProcessEnvironment;
  let context: BrowserContext;
  let page: Page;

  pageSuite({ guest: GUEST, prepare }, (suite) => ({ env, context, page } = suite));

  it('should show what the entity is, its columns, and links to what it names', async () => {
    await logInTo(page, env.url, entityPath(ORDERS));
    await page.getByRole('heading', { level: 1, name: 'orders', exact: true }).waitFor();
    await page.getByRole('group', { name: 'Urn' }).getByText(ORDERS).waitFor();
    for (const text of ['dataset · Table', 'Use the new one.', 'All orders.', 'LOAD_TYPE', 'technical owner'])
      await page.getByText(text).first().waitFor();
    await page.getByRole('button', { name: 'Edit the column id' }).waitFor();
    const rows = page.getByRole('table', { name: 'Columns' }).getByRole('row');
    await expectSoon(
      () => rows.allInnerTexts(),
      [
        'Column\tType\tDescription\tActions',
        'id key\tbigint\tNumber of the order.\tEdit',
        'placed nullable\ttimestamp\tWhen it came.\tEdit',
      ],
    );
    for (const name of ['Hive', 'Personal', 'Sales', 'DataHub'])
      await page.getByRole('link', { name }).first().waitFor();
    await page.getByRole('link', { name: 'Order', exact: true }).click();
    await page.waitForURL(env.url + entityPath(TERM));
    await page.getByText('What a customer wants.').waitFor();
    await page.getByRole('link', { name: 'Show what it is used on' }).click();
    await page.getByRole('link', { name: 'orders', exact: true }).waitFor();
  });

  it('should show each aspect in words and as JSON, by the address of its tab', async () => {
    await logInTo(page, env.url, entityPath(ORDERS));
    await page.getByRole('tab', { name: 'Aspects' }).click();
    await page.reload();
    const schema = page.getByRole('region', { name: 'schemaMetadata', exact: true });
    await schema.getByRole('table', { name: 'fields' }).waitFor();
    await page.getByRole('region', { name: 'glossaryTerms' }).getByText('14 Nov 2023').waitFor();
    await page.getByRole('region', { name: 'glossaryTerms' }).getByRole('link', { name: 'Order' }).waitFor();
    await schema.getByText('/openapi/v3/entity/dataset/{urn}/schemaMetadata').waitFor();
    await schema.getByText('JSON', { exact: true }).click();
    const json = await schema.getByRole('group', { name: 'JSON of schema metadata' }).innerText();
    expect(JSON.parse(json)).toMatchObject({ value: { schemaName: 'orders', fields: [{ fieldPath: 'id' }, {}] } });
    await schema.getByRole('button', { name: 'Copy' }).click();
    await schema.getByRole('button', { name: 'Copied' }).waitFor();
  });

  it('should add and remove a tag', async () => {
    await logInTo(page, env.url, entityPath(ORDERS));
    await page.getByRole('button', { name: 'Edit tags' }).click();
    await page.getByRole('button', { name: 'Remove the tag Personal' }).waitFor();
    await page.getByLabel('Find a tag to add').fill('gol');
    await page.getByRole('button', { name: 'Add the tag Gold' }).waitFor();
    const held: Route[] = [];
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('"operationName":"labels"') === true
        ? void held.push(route)
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Add the tag Gold' }).click();
    await poll(() => held.length > 0, 'the page to ask for the names of both tags');
    expect(await page.getByRole('button', { name: 'Remove the tag Personal' }).count()).toBe(1);
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await page.unroute('**/api/graphql');
    await page.getByText('The tag Gold was added.').waitFor();
    await page.getByRole('button', { name: 'Remove the tag Personal' }).click();
    await page.getByRole('dialog').getByRole('status').getByText('The tag Personal was removed.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Tags' }).getByRole('link', { name: 'Gold' }).waitFor();
    expect(await storedAspect(env, ORDERS, 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:gold' }] });
  });

  it('should add and remove a glossary term', async () => {
    await logInTo(page, env.url, entityPath(ORDERS));
    const card = page.getByRole('region', { name: 'Glossary terms' });
    await card.getByRole('button', { name: 'Edit terms' }).click();
    await page.getByRole('button', { name: 'Remove the term Order' }).click();
    await page.getByText('The term Order was removed.').waitFor();
    expect(await storedAspect(env, ORDERS, 'glossaryTerms')).toMatchObject({ terms: [] });
    await page.getByLabel('Find a term to add').fill('ord');
    await page.getByRole('button', { name: 'Add the term Order' }).click();
    await page.getByText('The term Order was added.').waitFor();
    await page.keyboard.press('Escape');
    await card.getByRole('link', { name: 'Order' }).waitFor();
    expect(await storedAspect(env, ORDERS, 'glossaryTerms')).toMatchObject({ terms: [{ urn: TERM }] });
  });

  it('should change the description, tags and terms of a column', async () => {
    await logInTo(page, env.url, entityPath(ORDERS));
    const row = page.getByRole('table', { name: 'Columns' }).getByRole('row').nth(1);
    await row.getByRole('button', { name: 'Edit the column id' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit the column id' });
    await dialog.getByRole('button', { name: 'Add the tag Gold' }).click();
    await page.getByText('The tag Gold was added.').waitFor();
    await dialog.getByRole('button', { name: 'Add the term Order' }).click();
    await page.getByText('The term Order was added.').waitFor();
    await settle(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, 'console-column');
    await dialog.getByLabel('Description').fill('Better words.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The description was saved.').waitFor();
    for (const name of ['Gold', 'Order']) await row.getByRole('link', { name }).waitFor();
    await row.getByText('Better words.').waitFor();
    expect(await storedAspect(env, ORDERS, 'editableSchemaMetadata')).toMatchObject({
      editableSchemaFieldInfo: [
        {
          fieldPath: 'id',
          description: 'Better words.',
          globalTags: { tags: [{ tag: 'urn:li:tag:gold' }] },
          glossaryTerms: { terms: [{ urn: TERM }] },
        },
      ],
    });
    await row.getByRole('button', { name: 'Edit the column id' }).click();
    await dialog.getByRole('button', { name: 'Remove the tag Gold' }).click();
    await page.getByText('The tag Gold was removed.').waitFor();
    await dialog.getByRole('button', { name: 'Remove the term Order' }).click();
    await page.getByText('The term Order was removed.').waitFor();
    await page.keyboard.press('Escape');
    expect(await row.getByRole('link').count()).toBe(0);
  });

  it('should name the endpoint for what it cannot change', async () => {
    await logInTo(page, env.url, entityPath(ORDERS));
    for (const [block, aspect] of [
      ['Columns', 'schemaMetadata'],
      ['Properties', 'datasetProperties'],
    ] as const) {
      const card = page.getByRole('region', { name: block });
      await card.getByText('Change it with the API').click();
      await card.getByText(`POST /openapi/v3/entity/dataset/{urn}/${aspect}`).waitFor();
    }
  });

  it.each([
    [ORDERS, 'editableDatasetProperties'],
    [CHART, 'editableChartProperties'],
    [TERM, 'glossaryTermInfo'],
  ])('should change the description of %s', async (urn, aspect) => {
    await logInTo(page, env.url, entityPath(urn));
    await page.getByRole('button', { name: 'Edit description' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit description' });
    await dialog.getByRole('button', { name: 'Save', disabled: true }).waitFor();
    await dialog.getByLabel('Description').fill('Better words.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The description was saved.').waitFor();
    await page.getByRole('region', { name: 'Description' }).getByText('Better words.').waitFor();
    expect(JSON.stringify(await storedAspect(env, urn, aspect))).toContain('Better words.');
  });

  it('should show the message where a change was refused', async () => {
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('"operationName":"updateDescription"') === true
        ? route.fulfill({ json: { errors: [{ message: 'Not now.', extensions: { code: 403 } }] } })
        : route.continue(),
    );
    await logInTo(page, env.url, entityPath(ORDERS));
    await page.getByRole('button', { name: 'Edit description' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Other words.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByText('Not now.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Other words.');
  });

  it('should keep what was typed when the session has ended, and save it after a log-in in another tab', async () => {
    await logInTo(page, env.url, entityPath(CHART));
    await page.getByRole('button', { name: 'Edit description' }).click();
    const text = page.getByRole('textbox', { name: 'Description' });
    await text.fill('Long in the making.');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    const logIn = page.getByRole('dialog').getByRole('link', { name: 'Log in in a new tab' });
    await logIn.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await text.inputValue()).toBe('Long in the making.');
    const [other] = await Promise.all([context.waitForEvent('page'), logIn.click()]);
    await logInOn(other, env.url, entityPath(CHART));
    await page.bringToFront();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('region', { name: 'Description' }).getByText('Long in the making.').waitFor();
  });

  it('should show an entity whose times are none', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,nanoseconds,PROD)';
    const actor = 'urn:li:corpuser:datahub';
    const decommissionTime = 1_700_000_000_000_000_000;
    await ingest(env, [urn, 'deprecation', { deprecated: true, note: 'Old.', decommissionTime, actor }]);
    await logInTo(page, env.url, entityPath(urn));
    await page.getByText('It goes away on 1700000000000000000.').waitFor();
  });

  it('should offer no change to those who may not make it', async () => {
    const answered: string[] = [];
    page.on('requestfinished', (request) => answered.push(request.postData() ?? ''));
    await logInTo(page, env.url, `${entityPath(ORDERS)}?tab=aspects`, GUEST);
    await page.getByRole('region', { name: 'schemaMetadata', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.getByRole('table', { name: 'Columns' }).waitFor();
    await poll(() => answered.some((body) => body.includes('"entityPrivileges"')), 'the rights of the user');
    await settle(page);
    expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBe(0);
    expect(await page.getByText('Change it with').count()).toBe(0);
    await page.getByRole('tab', { name: 'Aspects' }).click();
    await page.getByRole('region', { name: 'schemaMetadata', exact: true }).waitFor();
    expect(await page.getByText('Change it with').count()).toBe(0);
  });

  it('should say what is wrong with an address', async () => {
    await logInTo(page, env.url, entityPath('urn:li:dataset:(urn:li:dataPlatform:hive,absent,PROD)'));
    await page.getByText('No entity is stored with the urn').waitFor();
    await page.goto(`${env.url}/console/entity/something`);
    await page.getByText('“something” is not a urn.').waitFor();
    await page.goto(`${env.url}/console/entity/%E0%A4%A`);
    await page.getByText('“%E0%A4%A” is not a urn.').waitFor();
    await page.goto(env.url + entityPath('urn:li:nothing:x'));
    await page.getByText('nothing', { exact: false }).first().waitFor();
    await page.goto(env.url + entityPath('urn:li:corpuser:datahub'));
    await page.getByRole('heading', { level: 1, name: 'DataHub' }).waitFor();
  });

  it.each(['light', 'dark'] as const)('should be accessible in %s colours', async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await logInTo(page, env.url, entityPath(ORDERS));
    await page.getByRole('table', { name: 'Columns' }).waitFor();
    await page.getByRole('button', { name: 'Edit tags' }).waitFor();
    await settle(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, `console-entity-${colorScheme}`);
    await page.getByRole('tab', { name: 'Aspects' }).click();
    await page.getByRole('region', { name: 'schemaMetadata', exact: true }).getByText('JSON', { exact: true }).click();
    await settle(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, `console-aspects-${colorScheme}`);
  });

  it('should show the lineage of the dataset where an address names a column that is gone', async () => {
    await logInTo(page, env.url, `${entityPath(ORDERS)}?tab=lineage&column=gone`);
    await page.getByText('Nothing upstream or downstream of orders is known.').waitFor();
    expect(await page.getByLabel('Column').inputValue()).toBe('');
  });

  it('should fit a phone with the longest of names', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,long,PROD)';
    await ingest(env, [urn, 'datasetProperties', { name: 'N'.repeat(2_000), description: 'D'.repeat(2_000) }]);
    await page.setViewportSize({ width: 360, height: 800 });
    await logInTo(page, env.url, `${entityPath(urn)}?tab=lineage`);
    await page.getByText('Nothing upstream or downstream of').waitFor();
    expect(await overflowOf(page)).toBe(0);
    for (const tab of ['Overview', 'Aspects', 'History']) {
      await page.getByRole('tab', { name: tab }).click();
      await settle(page);
      expect(await overflowOf(page)).toBe(0);
    }
  });

  it('should fit a phone', async () => {
    await page.setViewportSize({ width: 380, height: 800 });
    await logInTo(page, env.url, entityPath(ORDERS));
    await page.getByRole('table', { name: 'Columns' }).waitFor();
    expect([await overflowOf(page), await accessibilityFaults(page)]).toEqual([0, []]);
    await takePicture(page, 'console-entity-phone');
    await page.getByRole('tab', { name: 'Aspects' }).click();
    await page.getByRole('region', { name: 'schemaMetadata', exact: true }).waitFor();
    expect([await overflowOf(page), await accessibilityFaults(page)]).toEqual([0, []]);
    await takePicture(page, 'console-aspects-phone');
  });
});
