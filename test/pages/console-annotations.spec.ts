import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { driftOnceCaughtUp, NO_DRIFT } from '../faults/index-in-step.js';
import { accessibilityFaults, entityPath, faultsOfLooks, logInTo } from '../support/pages/console-page.js';
import { CHART, ingestShop, ORDERS, TERM } from '../support/pages/console-shop.js';
import { pageSuite } from '../support/pages/page-suite.js';
import type { ProcessEnvironment } from '../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../support/service/ingest.js';
import { hasFocus } from '../support/pages/keyboard.js';
import { expectSoon, poll } from '../support/measures/poll.js';

const GUEST = { name: 'guest@example.com', password: 'correct horse battery' };

const EVE = 'urn:li:corpuser:eve';

const TEAM = 'urn:li:corpGroup:team';

const STEWARD = 'urn:li:ownershipType:steward';

const TECHNICAL = 'urn:li:ownershipType:__system__technical_owner';

const CREATE_POLICY = 'mutation ($input: PolicyUpdateInput!) { createPolicy(input: $input) }';

const STAMP = { time: 1_700_000_000_000, actor: 'urn:li:corpuser:datahub' };

async function prepare(env: ProcessEnvironment): Promise<void> {
  await ingestShop(env, 0);
  await ingest(
    env,
    [EVE, 'corpUserInfo', { active: true, displayName: 'Eve Adams' }],
    [TEAM, 'corpGroupInfo', { displayName: 'The team', admins: [], members: [], groups: [] }],
    [STEWARD, 'ownershipTypeInfo', { name: 'Keeper of words', created: STAMP, lastModified: STAMP }],
    ['urn:li:domain:emea', 'domainProperties', { name: 'EMEA', parentDomain: 'urn:li:domain:sales' }],
  );
  expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
}

describe('The owners, domain, links and description of an entity in the console', () => {
  let env: ProcessEnvironment;
  let context: BrowserContext;
  let page: Page;

  pageSuite({ guest: GUEST, prepare }, (suite) => ({ env, context, page } = suite));

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const status = (text: string) => page.getByRole('dialog').getByRole('status').getByText(text, { exact: true });
  const owners = async () => ((await storedAspect(env, CHART, 'ownership')) as { owners: object[] }).owners;
  const links = async (urn: string) =>
    ((await storedAspect(env, urn, 'institutionalMemory')) as { elements: object[] }).elements;

  it('should add a user and a group with an ownership type, and remove them', async () => {
    await logInTo(page, env.url, entityPath(CHART));
    await card('Owners').getByText('No owners').waitFor();
    await button('Edit owners').click();
    const find = page.getByLabel('Find a user or group to add');
    await find.fill('eve');
    await page.getByText('user eve').waitFor();
    await button('Add Eve Adams as Technical Owner').click();
    await status('Eve Adams was added as Technical Owner.').waitFor();
    await poll(() => hasFocus(find), 'the focus in the field');
    await page.getByText('No other user or group matches.').waitFor();
    await page.getByLabel('Ownership type').selectOption('Keeper of words');
    await button('Add Eve Adams as Keeper of words').click();
    await status('Eve Adams was added as Keeper of words.').waitFor();
    await find.fill('the t');
    await button('Add The team as Keeper of words').click();
    await status('The team was added as Keeper of words.').waitFor();
    expect(await owners()).toMatchObject([
      { owner: EVE, typeUrn: TECHNICAL },
      { owner: EVE, typeUrn: STEWARD },
      { owner: TEAM, typeUrn: STEWARD },
    ]);
    await find.fill('');
    await button('Add DataHub as Keeper of words').waitFor();
    expect(await faultsOfLooks(page, 'console-owners')).toEqual([]);
    await button('Remove Eve Adams as Technical Owner').click();
    await status('Eve Adams was removed as Technical Owner.').waitFor();
    await page.keyboard.press('Escape');
    await poll(() => hasFocus(button('Edit owners')), 'the focus');
    await card('Owners').getByRole('link', { name: 'The team' }).waitFor();
    await expectSoon(() => card('Owners').getByText('Keeper of words').count(), 2);
    expect(await owners()).toMatchObject([
      { owner: EVE, typeUrn: STEWARD },
      { owner: TEAM, typeUrn: STEWARD },
    ]);
  });

  it('should remove an owner whose type was stored by its old name', async () => {
    await logInTo(page, env.url, entityPath(ORDERS));
    await button('Edit owners').click();
    await page.getByRole('button', { name: /^Remove DataHub as technical owner$/i }).click();
    await page.getByText(/^DataHub was removed as technical owner\.$/i).waitFor();
    await page.keyboard.press('Escape');
    await card('Owners').getByText('No owners').waitFor();
    expect(await storedAspect(env, ORDERS, 'ownership')).toMatchObject({ owners: [] });
  });

  it('should say why an owner was not added, and change nothing', async () => {
    await logInTo(page, env.url, entityPath(TERM));
    await button('Edit owners').click();
    await page.getByLabel('Find a user or group to add').fill('eve');
    await button('Add Eve Adams as Technical Owner').waitFor();
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('"operationName":"addOwner"') === true
        ? route.fulfill({ json: { data: null, errors: [{ message: 'Not today.', extensions: { code: 403 } }] } })
        : route.continue(),
    );
    await button('Add Eve Adams as Technical Owner').click();
    await page.getByRole('dialog').getByText('Not today.').waitFor();
    await page.unroute('**/api/graphql');
    await button('Add Eve Adams as Technical Owner').click();
    await status('Eve Adams was added as Technical Owner.').waitFor();
    expect(await page.getByRole('dialog').getByText('Not today.').count()).toBe(0);
  });

  it('should set the domain in place of another, and remove it', async () => {
    await logInTo(page, env.url, entityPath(ORDERS));
    await card('Domain').getByRole('link', { name: 'Sales' }).waitFor();
    await button('Edit domain').click();
    await page.getByLabel('Find a domain to set').fill('eme');
    await button('Set the domain EMEA').click();
    await status('The domain is EMEA now.').waitFor();
    expect(await storedAspect(env, ORDERS, 'domains')).toMatchObject({ domains: ['urn:li:domain:emea'] });
    await page.getByLabel('Find a domain to set').fill('');
    await button('Set the domain Sales').waitFor();
    expect(await faultsOfLooks(page, 'console-domain')).toEqual([]);
    await button('Remove the domain EMEA').click();
    await status('The entity is no longer in EMEA.').waitFor();
    await page.keyboard.press('Escape');
    await card('Domain').getByText('No domain').waitFor();
    expect(await storedAspect(env, ORDERS, 'domains')).toMatchObject({ domains: [] });
  });

  it('should remove several domains, which only ingestion writes, together', async () => {
    await ingest(env, [CHART, 'domains', { domains: ['urn:li:domain:emea', 'urn:li:domain:sales'] }]);
    await logInTo(page, env.url, entityPath(CHART));
    await button('Edit domain').click();
    expect(await button('Remove the domain EMEA').count()).toBe(0);
    await button('Remove all domains').click();
    await status('The entity is no longer in EMEA, Sales.').waitFor();
    expect(await storedAspect(env, CHART, 'domains')).toMatchObject({ domains: [] });
  });

  it('should add, change and remove links', async () => {
    await logInTo(page, env.url, entityPath(ORDERS));
    await card('Links').getByText('No links').waitFor();
    await button('Edit links').click();
    const [address, label] = [page.getByLabel('Address'), page.getByRole('textbox', { name: 'Label' })];
    await address.fill('https://wiki.example/orders?a=b');
    await label.fill('Wiki');
    await page.keyboard.press('Enter');
    await status('The link Wiki was added.').waitFor();
    await poll(() => hasFocus(address), 'the focus in the field');
    expect([await address.inputValue(), await label.inputValue()]).toEqual(['', '']);
    await address.fill('https://wiki.example/orders?a=b');
    await label.fill('Wiki');
    await button('Add link').click();
    await page.getByRole('dialog').getByText('linkUrl, label: the entity already has the link').waitFor();
    expect(await label.inputValue()).toBe('Wiki');
    await label.fill('Runbook');
    await button('Add link').click();
    await status('The link Runbook was added.').waitFor();
    await button('Edit the link Wiki').click();
    await page.getByRole('heading', { name: 'Change the link Wiki' }).waitFor();
    expect(await hasFocus(address)).toBe(true);
    await address.fill('mailto:orders@example.com');
    await label.fill('Write to us');
    expect(await faultsOfLooks(page, 'console-links')).toEqual([]);
    await button('Save').click();
    await status('The link Write to us was changed.').waitFor();
    expect(await links(ORDERS)).toMatchObject([
      { url: 'mailto:orders@example.com', description: 'Write to us' },
      { url: 'https://wiki.example/orders?a=b', description: 'Runbook' },
    ]);
    await button('Remove the link Runbook').click();
    await status('The link Runbook was removed.').waitFor();
    await page.keyboard.press('Escape');
    const link = card('Links').getByRole('link');
    await expectSoon(() => link.getAttribute('href'), 'mailto:orders@example.com');
    expect(await link.getAttribute('rel')).toBe('noreferrer');
  });

  it('should say that a link was changed meanwhile, and show what it is now', async () => {
    const createStamp = STAMP;
    const element = { url: 'https://a.example', description: 'Mine', createStamp };
    await ingest(env, [CHART, 'institutionalMemory', { elements: [element] }]);
    await logInTo(page, env.url, entityPath(CHART));
    await button('Edit links').click();
    await button('Edit the link Mine').click();
    await page.getByRole('textbox', { name: 'Label' }).fill('Changed');
    await ingest(env, [CHART, 'institutionalMemory', { elements: [{ ...element, description: 'Theirs' }] }]);
    await button('Save').click();
    await page.getByRole('dialog').getByText('has no link https://a.example with this label').waitFor();
    await button('Edit the link Theirs').waitFor();
    expect(await links(CHART)).toMatchObject([{ description: 'Theirs' }]);
    await page.keyboard.press('Escape');
    await page.getByText('Close and lose what you have typed?').waitFor();
  });

  it('should let users without a right change nothing, and those with one that alone', async () => {
    await logInTo(page, env.url, entityPath(ORDERS), GUEST);
    await card('Owners').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBe(0);
    const input = {
      type: 'METADATA',
      name: 'Owners of data',
      state: 'ACTIVE',
      description: '',
      privileges: ['EDIT_ENTITY_OWNERS'],
      actors: { users: [`urn:li:corpuser:${GUEST.name}`], resourceOwners: false, allUsers: false, allGroups: false },
    };
    expect((await env.graphql(CREATE_POLICY, { input })).body.errors).toBeUndefined();
    await page.reload();
    await button('Edit owners').waitFor();
    expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBe(1);
  });

  const MARKDOWN = [
    '### Orders of the shop',
    'One row **for each** order,\nsee [the wiki](https://wiki.example) and [Eve](urn:li:corpuser:eve).',
    '- first\n- second',
    '| Column | Meaning |\n|---|--:|\n| id | `number` |',
    '![Diagram](https://tracker.example/pixel.png) [click](javascript:alert(1))',
    '<img src=x onerror="document.title=1"> <script>document.title = 2</script>',
  ].join('\n\n');

  it('should show Markdown without its HTML, scripts, and images from elsewhere', async () => {
    await ingest(env, [ORDERS, 'editableDatasetProperties', { description: MARKDOWN }]);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await logInTo(page, env.url, entityPath(CHART));
    await card('Description').getByText('A line.').waitFor();
    expect(loaded.filter((url) => url.includes('/markdown-view-'))).toEqual([]);
    await page.goto(env.url + entityPath(ORDERS));
    const text = card('Description');
    await text.getByRole('heading', { level: 3, name: 'Orders of the shop' }).waitFor();
    expect(await text.locator('strong').innerText()).toBe('for each');
    expect(await text.getByRole('link', { name: 'the wiki' }).getAttribute('rel')).toBe('noreferrer');
    expect(await text.getByRole('link', { name: 'Eve' }).getAttribute('href')).toBe(entityPath(EVE));
    expect(await text.getByRole('link', { name: 'Image: Diagram' }).getAttribute('href')).toContain('tracker');
    expect(await text.locator('img, script, a[href^="javascript"]').count()).toBe(0);
    await text.getByText('<script>document.title = 2</script>').waitFor();
    expect(await faultsOfLooks(page, 'console-markdown')).toEqual([]);
    await button('Edit description').click();
    expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(MARKDOWN);
  });

  it('should show a description that nests without end', async () => {
    const description = `${'**a '.repeat(6_000)}${'a** '.repeat(6_000)}`;
    await ingest(env, [CHART, 'editableChartProperties', { description }]);
    await logInTo(page, env.url, entityPath(CHART));
    await expectSoon(() => card('Description').locator('.markdown strong').count(), 100);
    expect((await card('Description').locator('.markdown').innerText()).match(/a/g)).toHaveLength(12_000);
    const quotes = `${'> '.repeat(10_000)}the words`;
    await ingest(env, [CHART, 'editableChartProperties', { description: quotes }]);
    await page.reload();
    await card('Description')
      .getByText(/the words$/)
      .waitFor();
  });

  it('should show a description as it is if the code for Markdown does not come', async () => {
    await ingest(env, [CHART, 'editableChartProperties', { description: 'As **written**.' }]);
    await context.route('**/markdown-view-*', (route) => route.abort());
    await logInTo(page, env.url, entityPath(CHART));
    await card('Description').getByText('As **written**.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
