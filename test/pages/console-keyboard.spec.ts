import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { logInTo } from '../support/pages/console-page.js';
import { ingestShop, ORDERS } from '../support/pages/console-shop.js';
import { pageSuite } from '../support/pages/page-suite.js';
import type { ProcessEnvironment } from '../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../support/service/ingest.js';
import { faultsOfWalk, hasFocus, tabTo } from '../support/pages/keyboard.js';
import { poll } from '../support/measures/poll.js';

const LIMIT_MS = 60_000;

const ENTITY = `/entity/${encodeURIComponent(ORDERS)}`;

const COPY = 'urn:li:dataset:(urn:li:dataPlatform:hive,plain_00,PROD)';

/** Every page of the console, and what shows that it is complete. */
const PAGES: readonly (readonly [path: string, sign: (page: Page) => Locator])[] = [
  ['', (page) => page.locator('.line-chart canvas').nth(1)],
  ['/search?query=*', (page) => page.getByRole('link', { name: 'orders', exact: true })],
  [ENTITY, (page) => page.getByRole('button', { name: 'Edit tags' })],
  [`${ENTITY}?tab=aspects`, (page) => page.getByText('Change it with').first()],
  [`${ENTITY}?tab=lineage`, (page) => page.getByRole('link', { name: 'plain_00' })],
  [`${ENTITY}?tab=history`, (page) => page.getByRole('list', { name: 'Changes, newest first' })],
  ['/operations', (page) => page.getByRole('link', { name: 'Webhooks' })],
  ...['restore', 'check', 'consistency', 'sizes', 'time-series', 'tasks', 'traces', 'message-bus', 'webhooks'].map(
    (name) => section(`/operations/${name}`),
  ),
  ...['tokens', 'users', 'groups', 'roles', 'policies', 'check', 'invitations', 'audit'].map((name) =>
    section(`/access/${name}`),
  ),
  ['/ingest', (page) => page.getByRole('button', { name: 'Create a token' })],
  ['/absent', (page) => page.getByRole('heading', { name: 'Page not found' })],
];

function section(path: string): readonly [string, (page: Page) => Locator] {
  return [path, (page) => page.locator('.section-links a[aria-current]')];
}

describe('The console by keyboard alone', () => {
  let session: Awaited<ReturnType<BrowserContext['storageState']>>;
  let env: ProcessEnvironment;
  let page: Page;

  pageSuite(
    {
      prepareLimitMs: 3 * LIMIT_MS,
      prepare: async (started, browser) => {
        await ingestShop(started, 2);
        const stamp = { time: 1_700_000_000_000, actor: 'urn:li:corpuser:datahub' };
        const upstreams = [{ dataset: ORDERS, type: 'COPY', auditStamp: stamp }];
        await ingest(started, [COPY, 'upstreamLineage', { upstreams }]);
        const first = await browser.newContext();
        await logInTo(await first.newPage(), started.url);
        session = await first.storageState();
        await first.close();
      },
      contextOptions: () => ({ storageState: session, reducedMotion: 'reduce' }),
    },
    (suite) => ({ env, page } = suite),
  );

  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

  async function open(path: string): Promise<void> {
    await page.goto(`${env.url}/console${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Reaches a control with Tab, and presses a key on it. */
  async function use(control: Locator, key = 'Enter'): Promise<void> {
    await tabTo(page, control);
    await page.keyboard.press(key);
  }

  /** Expects that the focus comes back to what opened a dialog. */
  async function expectFocus(control: Locator): Promise<void> {
    await poll(() => hasFocus(control), 'the focus');
  }

  it.each(PAGES)('should reach and show everything on the page %s, without a trap', async (path, sign) => {
    await open(path);
    await sign(page).waitFor();
    await page.waitForLoadState('networkidle');
    // What has come while the walk went on is reached by the next one.
    let faults: readonly string[] = [];
    const isClean = async (): Promise<boolean> => (faults = await faultsOfWalk(page)).length === 0;
    await poll(isClean, 'a complete walk', LIMIT_MS / 6).catch(() => expect(faults).toEqual([]));
  });

  it('should edit a tag, in a dialog that gives the focus back', async () => {
    await open(ENTITY);
    await use(button('Edit tags'));
    await button('Add the tag Gold').waitFor();
    expect(await faultsOfWalk(page)).toEqual([]);
    await tabTo(page, page.getByLabel('Find a tag to add'));
    await page.keyboard.type('gol');
    await use(button('Add the tag Gold'));
    await page.getByText('The tag Gold was added.').waitFor();
    const field = page.getByLabel('Find a tag to add');
    await expectFocus(field);
    // The first one empties the field, as browsers do.
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(button('Edit tags'));
    expect(JSON.stringify(await storedAspect(env, ORDERS, 'globalTags'))).toContain('urn:li:tag:gold');
  });

  it('should add an owner of another type, and a link', async () => {
    await open(ENTITY);
    await use(button('Edit owners'));
    await page.getByLabel('Find a user or group to add').waitFor();
    expect(await faultsOfWalk(page)).toEqual([]);
    await tabTo(page, page.getByLabel('Ownership type'));
    await page.keyboard.type('Data St');
    await use(button('Add DataHub as Data Steward'));
    await page.getByText('DataHub was added as Data Steward.').waitFor();
    await expectFocus(page.getByLabel('Find a user or group to add'));
    await page.keyboard.press('Escape');
    await expectFocus(button('Edit owners'));
    await use(button('Edit links'));
    await tabTo(page, page.getByLabel('Address'));
    await page.keyboard.type('https://wiki.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Wiki');
    await page.keyboard.press('Enter');
    await page.getByText('The link Wiki was added.').waitFor();
    await expectFocus(page.getByLabel('Address'));
    await use(button('Edit the link Wiki'));
    await expectFocus(page.getByLabel('Address'));
    expect(await faultsOfWalk(page)).toEqual([]);
  });

  it('should edit a column, and come back to it after saving', async () => {
    await open(ENTITY);
    await use(button('Edit the column id'));
    await button('Add the tag Gold').waitFor();
    await button('Add the term Order').waitFor();
    expect(await faultsOfWalk(page)).toEqual([]);
    await tabTo(page, page.getByRole('textbox', { name: 'Description' }));
    await page.keyboard.type('Better. ');
    await use(button('Save'));
    await page.getByText('The description was saved.').waitFor();
    await expectFocus(button('Edit the column id'));
  });

  it('should open lineage hop by hop, and the page of a neighbor', async () => {
    await open(`/entity/${encodeURIComponent(COPY)}?tab=lineage`);
    const hop = button('Hide 1 upstream of plain_00');
    await use(hop);
    await page.getByRole('link', { name: 'orders', exact: true }).waitFor({ state: 'detached' });
    await expectFocus(button('Show 1 upstream of plain_00'));
    await page.keyboard.press('Enter');
    await use(page.getByRole('link', { name: 'orders', exact: true }));
    await page.getByRole('heading', { level: 1, name: 'orders', exact: true }).waitFor();
  });

  it('should filter a search, and keep the focus on the filter', async () => {
    await open('/search');
    const box = page.getByRole('combobox', { name: 'Search' });
    await tabTo(page, box);
    await page.keyboard.type('plain');
    await page.keyboard.press('Enter');
    await page.getByText('2 entities for “plain”').waitFor();
    await expectFocus(box);
    const dataset = page.getByRole('checkbox', { name: 'dataset 2' });
    await use(dataset, 'Space');
    await button('Remove the filter Type: dataset').waitFor();
    await expectFocus(dataset);
  });

  it('should ask by forms, and keep the focus in them', async () => {
    await open('/access/audit');
    const user = page.getByRole('combobox', { name: 'User' });
    await tabTo(page, user);
    await page.keyboard.type('nobody');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing was recorded that matches these filters.').waitFor();
    await expectFocus(user);
    await use(button('Clear'));
    await page.getByText(/^The latest/).waitFor();
    expect(await user.inputValue()).toBe('');
    await open('/access/check?actor=datahub&privilege=MANAGE_POLICIES');
    const check = page.getByRole('button', { name: 'Check', exact: true });
    await tabTo(page, page.getByRole('combobox', { name: 'User' }));
    await page.keyboard.type('nobody');
    await use(check);
    await page.getByRole('heading', { name: /^May nobody use/ }).waitFor();
    await expectFocus(check);
  });

  it('should make a token and revoke it', async () => {
    await open('/access/tokens');
    await use(button('Make a token'));
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByLabel('Name'));
    await page.keyboard.type('by keyboard');
    await page.keyboard.press('Enter');
    await dialog.getByText('Copy the token now').waitFor();
    expect(await faultsOfWalk(page)).toEqual([]);
    await use(dialog.getByRole('button', { name: 'I have stored it' }));
    await expectFocus(button('Make a token'));
    await use(button('Revoke by keyboard'));
    await page.keyboard.press('Escape');
    await expectFocus(button('Revoke by keyboard'));
    await page.keyboard.press('Enter');
    await use(dialog.getByRole('button', { name: 'Revoke', exact: true }));
    await page.getByText('The token "by keyboard" is revoked.').waitFor();
  });

  it('should start a restore', async () => {
    await open('/operations/restore');
    await tabTo(page, page.getByLabel('Urns like'));
    await page.keyboard.type('urn:li:tag:%');
    await use(button('Estimate'));
    await use(page.getByRole('button', { name: /^Restore [\d,]+ rows$/ }));
    await page.getByText('The restore is complete.').waitFor();
  });

  it('should close menus with Escape, and give the focus back', async () => {
    await open('');
    await use(button('DataHub'));
    await tabTo(page, page.getByLabel('Theme'));
    await page.keyboard.press('Escape');
    await expectFocus(button('DataHub'));
    await page.getByLabel('Theme').waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 380, height: 800 });
    await use(button('Menu'));
    const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Search' });
    await tabTo(page, link);
    await page.keyboard.press('Escape');
    await expectFocus(button('Menu'));
    await link.waitFor({ state: 'hidden' });
  });

  it('should scroll a table that is wider than a phone', async () => {
    await page.setViewportSize({ width: 380, height: 800 });
    await open(ENTITY);
    const frame = page.getByRole('group', { name: 'Columns' });
    await button('Edit the column id').waitFor();
    await tabTo(page, frame);
    await page.keyboard.press('ArrowRight');
    await poll(
      () => frame.evaluate((one) => (one as unknown as { readonly scrollLeft: number }).scrollLeft > 0),
      'the scrolled table',
    );
  });
});
