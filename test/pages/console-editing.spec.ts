import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { driftOnceCaughtUp, NO_DRIFT } from '../faults/index-in-step.js';
import { accessibilityFaults, entityPath, logInTo, takePicture } from '../support/pages/console-page.js';
import { CHART, ingestShop, ORDERS } from '../support/pages/console-shop.js';
import { pageSuite } from '../support/pages/page-suite.js';
import type { ProcessEnvironment } from '../support/service/create-test-environment.js';
import { ingest, storedAspect, type Write } from '../support/service/ingest.js';
import { hasFocus } from '../support/pages/keyboard.js';
import { poll } from '../support/measures/poll.js';

const NODE = 'urn:li:glossaryNode:finance';

const DOMAIN = 'urn:li:domain:sales';

/** Names of tags with characters that searches read in another way. */
const SPECIAL_NAMES = ['C++', '"quoted', 'a:b', '-minus', 'AND OR'];

function term(at: number): Write {
  const value = { name: `Term ${at}`, definition: 'A word.', termSource: 'INTERNAL', parentNode: NODE };
  return [`urn:li:glossaryTerm:term_${at}`, 'glossaryTermInfo', value];
}

async function prepare(env: ProcessEnvironment): Promise<void> {
  await ingestShop(env, 0);
  await ingest(
    env,
    ...SPECIAL_NAMES.map((name, at): Write => [`urn:li:tag:special_${at}`, 'tagProperties', { name }]),
    [NODE, 'glossaryNodeInfo', { name: 'Finance', definition: 'Words of finance.' }],
    ['urn:li:glossaryNode:accounts', 'glossaryNodeInfo', { name: 'Accounts', definition: '', parentNode: NODE }],
    ...Array.from({ length: 25 }, (_, at) => term(at)),
    ['urn:li:domain:emea', 'domainProperties', { name: 'EMEA', parentDomain: DOMAIN }],
  );
  expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
}

describe('Editing in the console', () => {
  let env: ProcessEnvironment;
  let context: BrowserContext;
  let page: Page;

  pageSuite({ prepare }, (suite) => ({ env, context, page } = suite));

  async function describeElsewhere(description: string): Promise<void> {
    const mutation = 'mutation ($input: DescriptionUpdateInput!) { updateDescription(input: $input) }';
    const { body } = await env.graphql(mutation, { input: { resourceUrn: ORDERS, description } });
    expect(body.errors).toBeUndefined();
  }

  it('should show what somebody else wrote meanwhile, before it replaces that', async () => {
    await logInTo(page, env.url, entityPath(ORDERS));
    await page.getByRole('button', { name: 'Edit description' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit description' });
    await dialog.getByLabel('Description').fill('Mine.');
    await describeElsewhere('Theirs.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('The description has been changed meanwhile.').waitFor();
    await dialog.getByRole('group', { name: 'Present description' }).getByText('Theirs.').waitFor();
    expect(await storedAspect(env, ORDERS, 'editableDatasetProperties')).toMatchObject({ description: 'Theirs.' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, 'console-conflict');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The description was saved.').waitFor();
    expect(await storedAspect(env, ORDERS, 'editableDatasetProperties')).toMatchObject({ description: 'Mine.' });
  });

  it('should go on with what somebody else wrote meanwhile', async () => {
    await logInTo(page, env.url, entityPath(ORDERS));
    await page.getByRole('button', { name: 'Edit description' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit description' });
    await dialog.getByLabel('Description').fill('My words.');
    await describeElsewhere('Their words.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Edit that instead' }).click();
    expect(await dialog.getByLabel('Description', { exact: true }).inputValue()).toBe('Their words.');
    await dialog.getByRole('button', { name: 'Save', disabled: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('should ask before Escape drops what was typed, however often it is pressed', async () => {
    await logInTo(page, env.url, entityPath(CHART));
    await page.getByRole('button', { name: 'Edit description' }).click();
    const text = page.getByRole('textbox', { name: 'Description' });
    await text.fill('Long in the making.');
    const question = page.getByText('Close and lose what you have typed?');
    for (const state of ['visible', 'detached', 'visible', 'detached', 'visible'] as const) {
      await page.keyboard.press('Escape');
      await question.waitFor({ state });
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, 'console-unsaved');
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    expect([await text.inputValue(), await hasFocus(text)]).toEqual(['Long in the making.', true]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Close anyway' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await poll(() => hasFocus(page.getByRole('button', { name: 'Edit description' })), 'the focus');
  });

  it('should ask before a page with typed text is left', async () => {
    await logInTo(page, env.url, entityPath(CHART));
    await page.getByRole('button', { name: 'Edit description' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Long in the making.');
    const asked = page.waitForEvent('dialog');
    const reload = page.reload().catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reload;
  });

  it('should ask before a step back drops what was typed', async () => {
    await logInTo(page, env.url, '/console/search');
    await page.getByRole('link', { name: 'Orders per day' }).click();
    await page.getByRole('button', { name: 'Edit description' }).click();
    const text = page.getByRole('textbox', { name: 'Description' });
    await text.fill('Long in the making.');
    await page.evaluate('history.back()');
    await page.getByText('Close and lose what you have typed?').waitFor();
    expect(await text.inputValue()).toBe('Long in the making.');
    await page.getByRole('button', { name: 'Close anyway' }).click();
    await page.evaluate('history.back()');
    await page.waitForURL(`${env.url}/console/search`);
  });

  it('should ask before a new token is lost', async () => {
    await logInTo(page, env.url, '/console/access/tokens');
    await page.getByRole('button', { name: 'Make a token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('nightly');
    await page.keyboard.press('Escape');
    await page.getByText('Close and lose what you have typed?').waitFor();
    await page.getByRole('button', { name: 'Go on here' }).click();
    await dialog.getByRole('button', { name: 'Make a token' }).click();
    await dialog.getByText('Copy the token now').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Close without the token?').waitFor();
    await dialog.getByRole('button', { name: 'I have stored it' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('should create a tag that none has the name of, and add it', async () => {
    await logInTo(page, env.url, entityPath(CHART));
    await page.getByRole('button', { name: 'Edit tags' }).click();
    const find = page.getByLabel('Find a tag to add');
    const create = page.getByRole('button', { name: /^Create and add the tag/ });
    await find.fill('c++');
    await page.getByRole('button', { name: 'Add the tag C++', exact: true }).waitFor();
    expect(await create.count()).toBe(0);
    await find.fill('Brand new');
    await page.getByText('No other tag matches.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create and add the tag Brand new', exact: true }).click();
    await page.getByText('The tag Brand new was added.').waitFor();
    await page.getByRole('button', { name: 'Remove the tag Brand new', exact: true }).waitFor();
    await poll(() => hasFocus(find), 'the focus in the field');
    expect(await find.inputValue()).toBe('');
    const tags = (await storedAspect(env, CHART, 'globalTags')) as { tags: { tag: string }[] };
    const query = 'query ($urn: String!) { tag(urn: $urn) { properties { name } } }';
    const urns = tags.tags.map(({ tag }) => tag);
    const names = urns.map(async (urn) => (await env.graphql(query, { urn })).body.data.tag.properties?.name);
    expect(await Promise.all(names)).toContain('Brand new');
  });

  it('should say that the service does not respond while the browser is offline, and keep what was typed', async () => {
    await logInTo(page, env.url, entityPath(CHART));
    await page.getByRole('button', { name: 'Edit description' }).click();
    const text = page.getByRole('textbox', { name: 'Description' });
    await text.fill('Written on a train.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByText('The service does not respond.').waitFor();
    expect(await text.inputValue()).toBe('Written on a train.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The description was saved.').waitFor();
  });

  it('should find tags by names with characters of any kind', async () => {
    await logInTo(page, env.url, entityPath(ORDERS));
    await page.getByRole('button', { name: 'Edit tags' }).click();
    for (const name of SPECIAL_NAMES) {
      await page.getByLabel('Find a tag to add').fill(name);
      await page.getByRole('button', { name: `Add the tag ${name}`, exact: true }).waitFor();
    }
    await page.getByLabel('Find a tag to add').fill('no such tag');
    await page.getByText('No other tag matches.').waitFor();
  });

  it('should offer other tags, however many the entity has', async () => {
    const tags = Array.from({ length: 40 }, (_, at) => `urn:li:tag:crowd_${String(at).padStart(2, '0')}`);
    const names = tags.map((urn, at): Write => [urn, 'tagProperties', { name: `Crowd ${at}` }]);
    const most = tags.slice(0, -1).map((tag) => ({ tag }));
    await ingest(env, ...names, [CHART, 'globalTags', { tags: most }]);
    expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
    await logInTo(page, env.url, entityPath(CHART));
    await page.getByRole('button', { name: 'Edit tags' }).click();
    await page.getByLabel('Find a tag to add').fill('crowd');
    await page.getByRole('button', { name: 'Add the tag Crowd 39' }).waitFor();
  });

  it('should list what is in a group of terms, and lead back to it', async () => {
    await logInTo(page, env.url, entityPath(NODE));
    const card = page.getByRole('region', { name: 'Terms and groups' });
    await card.getByText('1 to 20 of 26').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, 'console-term-group');
    await card.getByRole('link', { name: 'Accounts' }).waitFor();
    await card.getByRole('button', { name: 'Next' }).click();
    await card.getByText('21 to 26 of 26').waitFor();
    await card.getByRole('link', { name: 'Term 9' }).click();
    await page.getByRole('heading', { level: 1, name: 'Term 9' }).waitFor();
    await page.getByRole('link', { name: 'Finance' }).click();
    await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor();
    await page.goto(env.url + entityPath(DOMAIN));
    await page.getByRole('region', { name: 'Subdomains' }).getByRole('link', { name: 'EMEA' }).click();
    await page.getByText('There are no subdomains.').waitFor();
  });
});
