import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Database } from '../../src/foundation/database/index.js';
import { driftOnceCaughtUp, NO_DRIFT } from '../faults/index-in-step.js';
import { grant } from '../support/service/actors.js';
import { fakeFigures, figuresSince } from '../support/pages/console-figures.js';
import { PAGE_LIMIT_MS } from '../support/pages/browser.js';
import {
  accessibilityFaults,
  faultsOfLooks,
  logInTo,
  overflowOf,
  settle,
  takePicture,
} from '../support/pages/console-page.js';
import { pageSuite } from '../support/pages/page-suite.js';
import type { ProcessEnvironment } from '../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../support/service/ingest.js';
import { expectSoon, poll } from '../support/measures/poll.js';
import { startWebhookReceiver, type WebhookReceiver } from '../support/service/webhook-receiver.js';

/** Thousands of batches of one row each take long on a busy machine. */
const RESTORE_LIMIT_MS = 150_000;

const GUEST = { name: 'ada@example.com', password: 'correct horse battery' };

const TAGS = Array.from({ length: 1_500 }, (_, at) => `urn:li:tag:operated-${at}`);
const [FIRST = '', SECOND = '', THIRD = ''] = TAGS;

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,operated,PROD)';

const BASE = '/console/operations';

const SECTIONS = [
  ['restore', 'Restore'],
  ['check', 'Check'],
  ['consistency', 'Consistency'],
  ['sizes', 'Sizes'],
  ['time-series', 'Time series'],
  ['tasks', 'Tasks'],
  ['traces', 'Traces'],
  ['message-bus', 'Message bus'],
  ['webhooks', 'Webhooks'],
] as const;

async function prepare(env: ProcessEnvironment): Promise<void> {
  await ingest(env, ...TAGS.map((urn) => [urn, 'tagProperties', { name: urn }] as const));
  const times = Array.from({ length: 100 }, (_, at) => 1_700_000_000_000 + at * 86_400_000);
  await ingest(env, ...times.map((timestampMillis) => [DATASET, 'datasetProfile', { timestampMillis }] as const));
  expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
}

describe('Operations in the console', () => {
  let env: ProcessEnvironment;
  let receiver: WebhookReceiver;
  let page: Page;

  pageSuite(
    {
      env: { WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' },
      guest: GUEST,
      prepare,
      contextOptions: () => ({ timezoneId: 'UTC' }),
    },
    (suite) => ({ env, page } = suite),
  );

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
  });

  afterAll(() => receiver.stop());

  const open = (path: string): Promise<void> => logInTo(page, env.url, BASE + path);
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
  const confirm = (name: string | RegExp): Promise<void> =>
    page.getByRole('dialog').getByRole('button', { name }).click();
  const see = (text: string | RegExp, timeout = PAGE_LIMIT_MS): Promise<void> =>
    page.getByText(text).first().waitFor({ timeout });

  /** Changes rows behind the back of the service. */
  async function tamper(statement: string, ...parameters: readonly string[]): Promise<void> {
    const url = `sqlite:${join(env.dataDir, 'data', 'metadata.db')}`;
    const database = await Database.open({ url, poolSize: 1, groupSize: 1, exclusive: false });
    await database.transaction((sql) => sql.execute(statement, parameters));
    await database.close();
  }

  it('should lead to each operation', async () => {
    await open('');
    for (const [path, title] of SECTIONS) {
      await page.getByRole('link', { name: title, exact: true }).click();
      await page.waitForURL(`${env.url}${BASE}/${path}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const present = page.locator('[aria-current="page"]');
      await page.getByRole('link', { name: title, exact: true }).and(present).waitFor();
      await page.getByRole('link', { name: 'Operations' }).and(present).waitFor();
    }
  });

  it('should restore rows after an estimate, with progress to the end, also after a reload', async () => {
    await open('/restore');
    const disabledStart = page.getByRole('button', { name: /^Restore/, disabled: true });
    await disabledStart.waitFor();
    await page.getByLabel('Urns like').fill('urn:li:tag:operated-%');
    await page.getByLabel('Rows per batch').fill('1');
    await press('Estimate');
    await see('Restores 3,000 rows.');
    await page.getByLabel('Aspect', { exact: true }).fill('tagKey');
    await disabledStart.waitFor();
    await page.getByLabel('Aspect', { exact: true }).fill('');
    await press('Restore 3,000 rows');
    await page.getByRole('progressbar', { name: 'A restore runs' }).waitFor();
    await see(/^[\d,]+ of 3,000$/);
    await page.reload();
    await page.getByRole('progressbar', { name: 'A restore runs' }).waitFor();
    await takePicture(page, 'console-operations-progress');
    await expectSoon(() => page.getByLabel('Urns like').inputValue(), 'urn:li:tag:operated-%');
    await see('The restore is complete.', RESTORE_LIMIT_MS);
    const restored = page.locator('dl > div', { hasText: 'Rows restored' });
    await expectSoon(() => restored.locator('dd').textContent(), '3,000');
  });

  it('should cancel a restore, and list it among the tasks', async () => {
    await open('/restore');
    await page.getByLabel('Rows per batch').fill('1');
    await press('Estimate');
    await press(/^Restore [\d,]+ rows$/);
    await press('Cancel restore');
    await confirm('Cancel restore');
    await see('The restore was cancelled.', RESTORE_LIMIT_MS);
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await page.getByLabel('State').selectOption('cancelled');
    await page.getByRole('cell', { name: 'restore indices' }).first().waitFor();
    await page.waitForURL(/state=CANCELLED/);
    await page.getByRole('row', { name: 'cancelled' }).first().getByRole('link').click();
    await see('The restore was cancelled.', RESTORE_LIMIT_MS);
  });

  it.each([
    ['restore', /getRestoreStatus/],
    ['check', /getCheckStatus/],
  ] as const)('should keep the question whether to cancel a %s open while live figures arrive', async (kind, read) => {
    const status = { taskId: '1', kind, state: 'RUNNING', startedAt: Date.now(), rowsDone: 1, args: {} };
    await page.route(read, (route) => route.fulfill({ json: { value: JSON.stringify(status) } }));
    await page.route('**/console/figures*', (route) =>
      route.fulfill({ json: { ...figuresSince(undefined, Date.now()), tasks: [] } }),
    );
    await open(`/${kind}?task=1`);
    await press(`Cancel ${kind}`);
    await page.getByRole('dialog').waitFor();
    const sent = await fakeFigures(page);
    await poll(() => sent.length >= 2, 'figures with the restore');
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  it('should rebuild all indices after a warning', async () => {
    await open('/restore');
    await press(/^Rebuild all indices/);
    await page
      .getByRole('dialog')
      .getByText(/^Restores all [\d,]+ rows/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(/^Rebuild all indices/);
    await confirm('Rebuild all indices');
    await see('The rebuild is complete.', RESTORE_LIMIT_MS);
    expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
  });

  it('should show what the service refuses where it happened', async () => {
    await open('/restore?urn=tag:broken');
    await press('Estimate');
    await page.getByRole('alert').filter({ hasText: '"urn" is no urn' }).first().waitFor();
  });

  it('should find a drift, and repair it after a look', async () => {
    const moved = 'urn:li:tag:operated-moved';
    await tamper('UPDATE metadata_aspect_v2 SET urn = ? WHERE urn = ?', moved, FIRST);
    expect(await driftOnceCaughtUp(env)).toMatchObject({ consistent: false });
    await open('/check');
    await page.getByLabel('Entity type').fill('tag');
    await press('Check');
    await page
      .getByRole('alert')
      .getByText(/differs from the stored metadata/)
      .waitFor();
    const bars = page.getByRole('list', { name: 'Differences by kind' });
    await expectSoon(() => bars.locator('.value').allTextContents(), ['1', '0', '1']);
    await takePicture(page, 'console-operations-drift');
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(/^Repair/);
    await confirm('Repair');
    await see('The differences have been repaired.');
    await see('The search index equals the stored metadata.');
    expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
  });

  it('should show how far a check is, and cancel it', async () => {
    const outdate = 'UPDATE entity_revision SET revision = revision + 1, indexed_revision = indexed_revision + 1';
    await tamper(outdate);
    await open('/check');
    await press('Check');
    await page.getByRole('progressbar', { name: 'A check runs' }).waitFor();
    await see(/^[\d,]+ of [\d,]+$/);
    await page.reload();
    await press('Cancel check');
    await confirm('Cancel check');
    await see('The check was cancelled.');
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await page
      .getByRole('row', { name: /check indices cancelled/ })
      .first()
      .getByRole('link')
      .click();
    await see('The check was cancelled.');
    expect(await faultsOfLooks(page, 'console-operations-check-cancelled')).toEqual([]);
    await press('Check');
    await see('Differences so far');
    expect(await faultsOfLooks(page, 'console-operations-checking')).toEqual([]);
    await tamper(outdate.replaceAll('+', '-'));
    expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
  });

  it('should find invalid stored metadata, and fix it after a dry run', async () => {
    const set = "UPDATE metadata_aspect_v2 SET metadata = ? WHERE urn = ? AND aspect = 'tagProperties' AND version = 0";
    await tamper(set, JSON.stringify({ name: 'second', shade: { dark: true } }), SECOND);
    await open('/consistency');
    await page.getByLabel('Entity type').fill('tag');
    await page.getByLabel(/Ignore writes/).fill('0');
    await page.getByLabel('Aspect Schema Validation').check();
    await press('Run the checks');
    await see(/1 issue was found/);
    await page.getByRole('button', { name: /^Fix/, disabled: true }).waitFor();
    await press('Try the fix');
    await see('The fix would succeed for 1 issue.');
    await takePicture(page, 'console-operations-issues');
    await press(/^Fix/);
    await confirm('Fix');
    await see('1 issue was fixed.');
    expect(await storedAspect(env, SECOND, 'tagProperties')).toEqual({ name: 'second' });
    await press('Run the checks again');
    await see(/No issue was found/);
  });

  it('should remove old values of a time series after a dry run', async () => {
    await open('/time-series');
    await page.getByLabel('Time series', { exact: true }).fill('datasetProfile');
    await page.getByLabel('Remove values up to').fill('2024-01-01T00:00:00');
    await page.getByRole('button', { name: /^Remove values/, disabled: true }).waitFor();
    await press('Count old values');
    await see('48 of 100 values (48 %) would be removed.');
    await press(/^Remove 48 values/);
    await confirm('Remove 48 values');
    await see('The old values are removed.');
    await press('Count old values');
    await see('None of the 52 values is that old.');
  });

  it('should follow a truncation by the live figures alone, and read its state at the end', async () => {
    const progress = { total: 100, deleted: 40 };
    const running = { id: 'node:7', kind: 'truncateTimeseriesAspect', startedAt: Date.now(), progress };
    let tasks = [running];
    await page.route('**/openapi/v1/console/figures*', (route) =>
      route.fulfill({ json: { ...figuresSince(undefined, Date.now()), tasks } }),
    );
    let reads = 0;
    await page.route('**/operations?action=getEsTaskStatus', (route) => {
      reads += 1;
      const completed = tasks.length === 0;
      const status = { state: completed ? 'COMPLETED' : 'RUNNING', total: 100, deleted: completed ? 48 : 10 };
      const value = JSON.stringify({ completed, taskId: running.id, runTimeNanos: 1, status });
      return route.fulfill({ json: { value } });
    });
    await open('/time-series?task=node:7');
    await page.locator('dl > div', { hasText: 'Values removed' }).getByText('40', { exact: true }).waitFor();
    const before = reads;
    for (let count = 0; count < 3; count += 1) await page.waitForResponse(/console\/figures/);
    expect(reads).toBe(before);
    tasks = [];
    await see('The old values are removed.');
    expect(reads).toBe(before + 1);
  });

  it('should name the indices whose size is unknown', async () => {
    const warning = 'The index runs has no primary shard.';
    await page.route('**/elasticSearch/getIndexSizes', (route) =>
      route.fulfill({ json: { sizes: [] }, headers: { 'X-Metadata-Warnings': JSON.stringify([warning]) } }),
    );
    await open('/sizes');
    await see(warning);
    expect(await page.getByText('There are no time series yet.').count()).toBe(0);
  });

  it('should show sizes, the lag of consumers and the trace of a write', async () => {
    await open('/sizes');
    await page.getByRole('list', { name: 'Sizes of time series, largest first' }).waitFor();
    await page.getByRole('cell', { name: 'datasetprofile', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Message bus' }).click();
    await see('No message bus is configured');
    await page.getByRole('cell', { name: 'Stored changes, yet to be indexed' }).waitFor();
    const traceparent = await writeTraced();
    await page.getByRole('link', { name: 'Traces' }).click();
    await page.getByLabel('Trace id').fill(traceparent);
    await page.getByLabel('Urn').fill(THIRD);
    await press('Read trace');
    await page.getByRole('row', { name: /tagProperties current current/ }).waitFor();
    await page.reload();
    await page.getByRole('row', { name: /tagProperties current current/ }).waitFor();
  });

  /** Writes the properties of a tag, and returns the header that names the trace. */
  async function writeTraced(): Promise<string> {
    const path = `/openapi/v3/entity/tag/${encodeURIComponent(THIRD)}/tagProperties?async=false&createIfNotExists=false`;
    const response = await env.fetch(path, { method: 'POST', body: JSON.stringify({ value: { name: 'traced' } }) });
    expect(response.status).toBeLessThan(300);
    return response.headers.get('traceparent') ?? '';
  }

  it('should keep percent signs of urns in the address', async () => {
    const urn = 'urn:li:tag:100%25';
    await open(`/traces?${new URLSearchParams({ traceId: 'f'.repeat(32), urn }).toString()}`);
    await expectSoon(() => page.getByLabel('Urn', { exact: true }).inputValue(), urn);
  });

  it('should create, test, pause and delete a webhook', async () => {
    await open('/webhooks');
    await page.getByRole('link', { name: 'Create webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Tags');
    await dialog.getByLabel('URL').fill(receiver.url('tags'));
    await dialog.getByLabel('Entity types').fill('tag, dataset');
    await confirm('Create webhook');
    await page
      .getByRole('group', { name: 'Secret of Tags' })
      .getByText(/^whsec_/)
      .waitFor();
    await press('I have copied it');
    await see('entity types: tag, dataset');
    await press('Edit');
    expect(await dialog.getByLabel('URL').inputValue()).toBe(receiver.url('tags'));
    expect(await dialog.getByLabel('Entity types').inputValue()).toBe('tag, dataset');
    await dialog.getByLabel('Description').fill('Follows tags.');
    await dialog.getByLabel('Entity types').fill('tag');
    expect(await faultsOfLooks(page, 'console-operations-webhook-edit')).toEqual([]);
    expect(await page.getByText(/whsec_/).count()).toBe(0);
    await press('Save');
    await see('Tags was changed.');
    await see('Follows tags.');
    await page.getByText('entity types: tag', { exact: true }).waitFor();
    await press('Send a test');
    await see(/^The receiver returned 200/);
    expect(receiver.received('tags')).toHaveLength(1);
    await ingest(env, [THIRD, 'tagProperties', { name: 'changed' }]);
    await page.getByRole('row', { name: /200/ }).nth(0).waitFor();
    await takePicture(page, 'console-operations-webhook');
    expect(await accessibilityFaults(page)).toEqual([]);
    await press('Pause');
    await see('paused');
    await press('Resume');
    await press(/^New secret/);
    await confirm('New secret');
    await page.getByRole('group', { name: 'Secret of Tags' }).waitFor();
    await press(/^Deliver again/);
    await confirm('Deliver again');
    await see('The changes are sent to Tags again.');
    await press(/^Delete/);
    await confirm('Delete');
    await see('Tags was deleted.');
    await see('There are no webhooks yet.');
  });

  it('should be hidden from users without privileges', async () => {
    await logInTo(page, env.url, '/console', GUEST);
    await see('What you can do here.');
    expect(await page.getByRole('link', { name: 'Operations' }).count()).toBe(0);
    for (const path of ['', ...SECTIONS.map(([section]) => `/${section}`)]) {
      await page.goto(env.url + BASE + path);
      await see('Your privileges do not include this page.');
    }
  });

  it('should follow a restore without the live figures, by keyboard alone', async () => {
    await grant(
      env,
      { urn: `urn:li:corpuser:${GUEST.name}`, token: '' },
      { privileges: ['RESTORE_INDICES_PRIVILEGE'] },
    );
    const refused: string[] = [];
    page.on('response', (response) => response.status() === 403 && refused.push(response.url()));
    await logInTo(page, env.url, `${BASE}/restore?urnLike=urn:li:tag:%25&limit=0&batchSize=1`, GUEST);
    const links = page.getByRole('navigation', { name: 'Operations' }).getByRole('link');
    await expectSoon(() => links.allTextContents(), ['Restore', 'Check', 'Traces']);
    await page.getByLabel('Urns like').press('Enter');
    await see(/^Restores [\d,]+ rows\.$/);
    await page.getByRole('button', { name: 'Estimate' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('progressbar').waitFor();
    await see('The restore is complete.', RESTORE_LIMIT_MS);
    expect(refused).toEqual([]);
  });

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 380],
  ] as const)('should be accessible in %s colours at %i pixels', async (colorScheme, width) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open('');
    for (const path of ['', ...SECTIONS.map(([section]) => `/${section}`), '/webhooks?create=yes']) {
      await page.goto(env.url + BASE + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settle(page);
      expect([path, await overflowOf(page), await accessibilityFaults(page)]).toEqual([path, 0, []]);
      await takePicture(page, `console-operations${path.replace(/\W+/g, '-')}-${colorScheme}-${width}`);
    }
  });
});
