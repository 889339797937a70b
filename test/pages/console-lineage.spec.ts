import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  accessibilityFaults,
  entityPath,
  logInTo,
  overflowOf,
  settle,
  takePicture,
} from '../support/pages/console-page.js';
import { pageSuite } from '../support/pages/page-suite.js';
import type { ProcessEnvironment } from '../support/service/create-test-environment.js';
import { ingest, type Write } from '../support/service/ingest.js';
import { expectSoon, poll } from '../support/measures/poll.js';

const STAMP = { time: 1_700_000_000_000, actor: 'urn:li:corpuser:datahub' };

const table = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;

const column = (name: string, path: string): string => `urn:li:schemaField:(${table(name)},${path})`;

const pathOf = (name: string, tab: string): string => `${entityPath(table(name))}?tab=${tab}`;

function schema(name: string, ...paths: readonly string[]): Write {
  const type = { type: { 'com.linkedin.schema.StringType': {} } };
  const fields = paths.map((fieldPath) => ({ fieldPath, type, nativeDataType: 'text', nullable: true }));
  const platformSchema = { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } };
  const platform = 'urn:li:dataPlatform:hive';
  return [table(name), 'schemaMetadata', { schemaName: name, platform, version: 0, hash: '', platformSchema, fields }];
}

function lineage(name: string, from: readonly string[], columns: readonly object[] = []): Write {
  const upstreams = from.map((one) => ({ dataset: table(one), type: 'TRANSFORMED', auditStamp: STAMP }));
  return [table(name), 'upstreamLineage', { upstreams, fineGrainedLineages: columns }];
}

/** raw → clean → report and 12 more; the id of report comes from the id of clean. */
async function ingestTables(env: ProcessEnvironment): Promise<void> {
  const copies = Array.from({ length: 12 }, (_, at) => `copy_${String(at).padStart(2, '0')}`);
  const toId = { upstreamType: 'FIELD_SET', downstreamType: 'FIELD' };
  const idOfReport = { ...toId, upstreams: [column('clean', 'id')], downstreams: [column('report', 'number')] };
  await ingest(
    env,
    ...['raw', 'clean', 'report', ...copies].map((name): Write => [table(name), 'datasetProperties', { name }]),
    [table('raw'), 'deprecation', { deprecated: true, note: '', actor: STAMP.actor }],
    [table('report'), 'status', { removed: true }],
    schema('clean', 'id', 'text'),
    schema('report', 'number'),
    lineage('clean', ['raw']),
    lineage('report', ['clean'], [idOfReport]),
    ...copies.map((name) => lineage(name, ['clean'])),
  );
  await ingest(env, [table('clean'), 'datasetProperties', { name: 'clean', description: 'One\nTwo\nThree' }]);
  await ingest(env, [table('clean'), 'datasetProperties', { name: 'clean', description: 'One\n2\nThree' }]);
}

describe('Lineage and history in the console', () => {
  let env: ProcessEnvironment;
  let page: Page;

  pageSuite({ prepare: ingestTables }, (suite) => ({ env, page } = suite));

  const button = (name: string) => page.getByRole('button', { name, exact: true });

  const link = (name: string) => page.getByRole('link', { name, exact: true });

  it('should open lineage hop by hop, by keyboard alone, and remember what is open', async () => {
    await logInTo(page, env.url, pathOf('report', 'lineage'));
    await link('clean').waitFor();
    expect(await link('raw').count()).toBe(0);
    await button('Show 1 upstream of clean').press('Enter');
    await link('raw').waitFor();
    await page.getByText('deprecated').waitFor();
    await page.reload();
    await link('raw').waitFor();
    await button('Hide 1 upstream of clean').press('Enter');
    await link('raw').waitFor({ state: 'detached' });
  });

  it('should show many neighbors page by page, upstream left and downstream right', async () => {
    await logInTo(page, env.url, pathOf('clean', 'lineage'));
    const neighbors = page.getByRole('link', { name: /^(copy_|report)/ });
    await button('5 more downstream of clean').waitFor();
    await expectSoon(() => neighbors.count(), 8);
    await button('5 more downstream of clean').click();
    await link('copy_11').waitFor();
    await link('report').waitFor();
    await expectSoon(() => neighbors.count(), 13);
    await poll(async () => {
      const [left, right] = [await link('raw').boundingBox(), await link('report').boundingBox()];
      return left !== null && right !== null && left.x < right.x;
    }, 'upstream left of downstream');
    await expectSoon(() => page.getByText('soft-deleted').count(), 1);
  });

  it('should follow one column, and lead to its dataset', async () => {
    await logInTo(page, env.url, pathOf('clean', 'lineage'));
    await page.getByLabel('Column').selectOption('id');
    await page.getByText('0 upstream and 1 downstream').waitFor();
    await expectSoon(() => new URL(page.url()).searchParams.get('column'), 'id');
    await link('number').click();
    await page.waitForURL(`${env.url}${pathOf('report', 'lineage')}&column=number`);
    await page.getByText('1 upstream and 0 downstream').waitFor();
  });

  it('should show the same as a list on a phone', async () => {
    await page.setViewportSize({ width: 380, height: 800 });
    await logInTo(page, env.url, pathOf('report', 'lineage'));
    await button('Show 1 upstream of clean').click();
    const rows = page.getByRole('table', { name: 'Lineage by distance' }).getByRole('row');
    const distances = async () => (await rows.allInnerTexts()).map((text) => text.split('\t')[0]);
    await expectSoon(distances, ['Distance', '2 upstream', '1 upstream', 'This entity']);
    expect([await overflowOf(page), await accessibilityFaults(page)]).toEqual([0, []]);
    await takePicture(page, 'console-lineage-phone');
  });

  it('should say that an entity has no lineage', async () => {
    await logInTo(page, env.url, '/console/entity/urn%3Ali%3Acorpuser%3Adatahub?tab=lineage');
    await page.getByText('Entities of this type have no lineage.').waitFor();
  });

  it('should show what changed, newest first, with the lines before and after', async () => {
    await logInTo(page, env.url, pathOf('clean', 'history'));
    const entries = page.getByRole('list', { name: 'Changes, newest first' });
    await entries.getByText('The description of this entity was changed').waitFor();
    await entries.getByText('datasetProperties').first().click();
    await entries.getByText('description', { exact: true }).first().waitFor();
    const changed = entries.locator('details[open]');
    await expectSoon(() => changed.locator('del').allInnerTexts(), ['Two']);
    await expectSoon(() => changed.locator('ins').allInnerTexts(), ['2']);
    for (const entry of ['datasetProperties version 3', 'datasetProperties version 2', 'upstreamLineage first version'])
      await entries.locator('summary').getByText(entry, { exact: true }).waitFor();
  });

  it('should filter changes by aspect and by category, as the address says', async () => {
    await logInTo(page, env.url, pathOf('clean', 'history'));
    await page.getByLabel('Aspect').selectOption('schemaMetadata');
    await page.locator('summary').first().waitFor();
    await page.reload();
    await page.getByText('schemaMetadata first version').waitFor();
    await expectSoon(() => page.locator('summary').count(), 1);
    await page.getByLabel('Category').selectOption('DOCUMENTATION');
    await page.getByText('The description of this entity was added').waitFor();
    await expectSoon(() => page.locator('summary').count(), 0);
  });

  it.each(['light', 'dark'] as const)('should be accessible in %s colours', async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await logInTo(page, env.url, pathOf('clean', 'lineage'));
    await button('5 more downstream of clean').waitFor();
    await settle(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, `console-lineage-${colorScheme}`);
    await page.getByRole('tab', { name: 'History' }).click();
    await page.locator('summary').first().click();
    await settle(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, `console-history-${colorScheme}`);
    await page.setViewportSize({ width: 380, height: 800 });
    expect(await overflowOf(page)).toBe(0);
  });
});
