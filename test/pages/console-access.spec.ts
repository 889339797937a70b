import { describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  accessibilityFaults,
  faultsOfLooks,
  logInTo,
  overflowOf,
  settle,
  signUp,
  takePicture,
} from '../support/pages/console-page.js';
import { pageSuite } from '../support/pages/page-suite.js';
import type { ProcessEnvironment } from '../support/service/create-test-environment.js';
import { expectSoon, poll } from '../support/measures/poll.js';

const ADA = { name: 'ada@example.com', password: 'correct horse battery' };
const ADA_URN = `urn:li:corpuser:${ADA.name}`;

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)';

/** The last part of each page's address, and its heading. */
const PARTS = [
  ['tokens', 'Tokens'],
  ['users', 'Users'],
  ['groups', 'Groups'],
  ['roles', 'Roles'],
  ['policies', 'Policies'],
  ['check', 'Permission check'],
  ['invitations', 'Invitations'],
  ['audit', 'Audit trail'],
] as const;

const BASE_POLICY = 'All Users - Base Platform Privileges';

describe('The pages of access', () => {
  let env: ProcessEnvironment;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  pageSuite({ guest: ADA }, (suite) => ({ env, browser, context, page } = suite));

  async function logIn(part: string, user?: typeof ADA): Promise<void> {
    await logInTo(page, env.url, `/console/access/${part}`, user);
  }

  async function confirm(verb: string): Promise<void> {
    await page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  async function statusWith(token: string): Promise<number> {
    const body = JSON.stringify({ query: '{ me { corpUser { urn } } }' });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (await fetch(`${env.url}/api/graphql`, { method: 'POST', headers, body })).status;
  }

  it('should make a token that the API accepts until it is revoked', async () => {
    await logIn('tokens');
    await page.getByText('You have not made a token yet.').waitFor();
    await page.getByRole('button', { name: 'Make a token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('nightly ingestion');
    await dialog.getByLabel('Valid for').selectOption('1 day');
    await dialog.getByLabel('Valid for').press('Tab');
    await page.keyboard.press('Enter');
    await dialog.getByText('Copy the token now').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const token = await dialog.getByRole('group', { name: 'Token' }).innerText();
    expect(await statusWith(token)).toBe(200);
    await dialog.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('button', { name: 'Revoke nightly ingestion' }).click();
    await confirm('Revoke');
    await page.getByText('The token "nightly ingestion" is revoked.').waitFor();
    await page.getByText('You have not made a token yet.').waitFor();
    expect(await statusWith(token)).toBe(401);
  });

  it('should copy a token where a page over plain http has no clipboard', async () => {
    await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await logIn('tokens');
    await page.getByRole('button', { name: 'Make a token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('to be copied');
    await dialog.getByRole('button', { name: 'Make a token' }).click();
    const token = await dialog.getByRole('group', { name: 'Token' }).innerText();
    await dialog.getByRole('button', { name: 'Copy' }).first().click();
    await dialog.getByRole('button', { name: 'Copied' }).waitFor();
    const other = await context.newPage();
    await other.goto(`${env.url}/login`);
    expect(await other.evaluate('navigator.clipboard.readText()')).toBe(token);
  });

  it('should make one token by a double click', async () => {
    let made = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('"operationName":"accessCreateToken"') === true) made += 1;
    });
    await logIn('tokens');
    await page.getByRole('button', { name: 'Make a token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('clicked twice');
    await dialog.getByRole('button', { name: 'Make a token' }).dblclick();
    await dialog.getByText('Copy the token now').waitFor();
    await dialog.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('cell', { name: 'clicked twice', exact: true }).first().waitFor();
    expect([made, await page.getByRole('cell', { name: 'clicked twice', exact: true }).count()]).toEqual([1, 1]);
  });

  it('should list the tokens of one user', async () => {
    const asAda = await createToken('lent to Ada', undefined);
    await createToken('made by Ada', asAda);
    await logIn('tokens?tab=all');
    await page.getByRole('cell', { name: 'lent to Ada', exact: true }).waitFor();
    await page.getByRole('cell', { name: 'made by Ada', exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Made by' }).fill(ADA.name);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('cell', { name: 'lent to Ada', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'made by Ada', exact: true }).waitFor();
    expect(await faultsOfLooks(page, 'console-access-tokens-owner')).toEqual([]);
    await page.reload();
    expect(await page.getByRole('combobox', { name: 'Made by' }).inputValue()).toBe(`urn:li:corpuser:${ADA.name}`);
    await page.getByRole('cell', { name: 'made by Ada', exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Made by' }).fill('nobody');
    await page.keyboard.press('Enter');
    await page.getByText('nobody has no tokens.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('cell', { name: 'lent to Ada', exact: true }).waitFor();
  });

  /** A token that acts as Ada, made by the bearer of another one. */
  async function createToken(name: string, token: string | undefined): Promise<string> {
    const input = { type: 'PERSONAL', actorUrn: `urn:li:corpuser:${ADA.name}`, duration: 'ONE_HOUR', name };
    const mutation = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken } }';
    const { body } = await env.graphql(mutation, { input }, token);
    return body.data.createAccessToken.accessToken;
  }

  it('should make tokens for service accounts', async () => {
    await logIn('tokens');
    await page.getByRole('tab', { name: 'Service accounts' }).click();
    await page.getByRole('button', { name: 'Create a service account' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Airflow');
    await confirm('Create a service account');
    await page.getByRole('button', { name: 'Make a token for Airflow' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('airflow');
    await page.getByRole('dialog').getByRole('button', { name: 'Make a token' }).click();
    const token = await page.getByRole('group', { name: 'Token' }).innerText();
    expect(await statusWith(token)).toBe(200);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('button', { name: 'Remove Airflow' }).click();
    await confirm('Remove');
    await page.getByText('There are no service accounts yet.').waitFor();
    await poll(async () => (await statusWith(token)) === 401, 'the token of the service account to end');
  });

  it('should suspend a user, who cannot log in until activated, and make a reset link', async () => {
    await logIn('users');
    await page.getByLabel('Search users').fill('ada');
    await page.getByRole('link', { name: 'Ada Byron' }).click();
    await page.getByRole('button', { name: 'Suspend' }).click();
    await confirm('Suspend');
    await page.getByText('Ada Byron is suspended.').waitFor();
    expect(await statusOfLogIn()).not.toBe(200);
    await page.reload();
    await page.getByText('suspended', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Activate' }).click();
    await page.getByText('active', { exact: true }).waitFor();
    expect(await statusOfLogIn()).toBe(200);
    await page.getByRole('button', { name: 'Make a reset link' }).click();
    await page
      .getByRole('group', { name: 'Link' })
      .getByText(/\/reset\?reset_token=\w/)
      .waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await takePicture(page, 'console-access-user');
  });

  async function statusOfLogIn(): Promise<number> {
    const body = JSON.stringify({ username: ADA.name, password: ADA.password });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${env.url}/logIn`, { method: 'POST', headers, body })).status;
  }

  it('should remove a user after asking', async () => {
    const { body } = await env.graphql('{ getInviteToken(input: {}) { inviteToken } }');
    const eve = { name: 'eve@example.com', password: ADA.password };
    await signUp(env.url, body.data.getInviteToken.inviteToken, eve);
    await logIn(`users?user=${encodeURIComponent(`urn:li:corpuser:${eve.name}`)}`);
    await page.getByRole('button', { name: 'Remove' }).click();
    await confirm('Remove');
    await page.waitForURL(`${env.url}/console/access/users`);
    await page.getByRole('link', { name: 'DataHub' }).waitFor();
    await poll(async () => (await page.getByText(eve.name).count()) === 0, 'the user to be gone');
  });

  it('should create a group, add and remove a member, and remove the group', async () => {
    await logIn('groups');
    await page.getByRole('button', { name: 'Create a group' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Finance');
    await confirm('Create a group');
    await page.getByRole('link', { name: 'Finance' }).click();
    await page.getByText('The group has no members.').waitFor();
    await page.getByLabel('New member').fill('ada');
    await poll(() => suggests(ADA_URN), 'a suggestion');
    await page.getByLabel('New member').fill(ADA_URN);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Remove Ada Byron' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove Ada Byron' }).click();
    await confirm('Remove');
    await page.getByText('The group has no members.').waitFor();
    await page.getByRole('button', { name: 'Remove the group' }).click();
    await confirm('Remove the group');
    await page.getByText('There are no groups here.').waitFor();
  });

  function suggests(urn: string): Promise<boolean> {
    return page.evaluate<boolean>(`document.querySelector('datalist option[value="${urn}"]') !== null`);
  }

  it('should say what a role gives and who has it, assign it and take it away', async () => {
    await logIn('roles');
    const editor = page.getByRole('region', { name: 'Editor' });
    await editor.getByText('Editors may edit all metadata of all datasets, charts').waitFor();
    await editor.getByLabel('Make somebody Editor').fill(ADA_URN);
    await editor.getByRole('button', { name: 'Assign' }).click();
    await editor.getByText('1 has it').waitFor();
    await editor.getByText('Who has it').click();
    await editor.getByRole('button', { name: 'Take Editor away from Ada Byron' }).click();
    await confirm('Take away');
    await editor.getByText('nobody has it').waitFor();
    await editor.getByLabel('Make somebody Editor').fill('nobody at all');
    await editor.getByRole('button', { name: 'Assign' }).click();
    await editor.getByRole('alert').waitFor();
  });

  it('should answer whether a user may do something, and why', async () => {
    await logIn('check');
    await page.getByLabel('User', { exact: true }).fill(ADA.name);
    await page.getByLabel('Privilege', { exact: true }).selectOption('EDIT_ENTITY_TAGS');
    await page.getByLabel('Entity (optional)').fill(DATASET);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('table', { name: 'Policies that were considered' }).waitFor();
    await page.getByRole('cell', { name: 'Asset Owners - Metadata Policy' }).waitFor();
    await page.getByRole('heading', { name: 'May ada@example.com use "Edit Tags" on orders?' }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await takePicture(page, 'console-access-decision');
    await page.reload();
    await page.getByRole('cell', { name: 'Asset Owners - Metadata Policy' }).waitFor();
    await page.getByLabel('Privilege', { exact: true }).selectOption('VIEW_ENTITY_PAGE');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('heading', { name: /use "View Entity Page"/ }).waitFor();
    await page.getByText('All Users - View Entity Page').first().waitFor();
    await page.getByLabel('User', { exact: true }).fill('urn:li:tag:x');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('alert').waitFor();
  });

  it('should show the link of an invitation, and renew it', async () => {
    await logIn('invitations');
    await page.getByLabel('Role of those who join').selectOption('Reader');
    const link = page.getByRole('group', { name: 'Link' });
    await page.waitForURL(/\?role=urn/);
    await link.getByText('/signup?invite_token=').waitFor();
    const former = await link.innerText();
    await page.getByRole('button', { name: 'Renew the link' }).click();
    await confirm('Renew the link');
    await poll(async () => (await link.innerText()) !== former, 'another link');
  });

  it('should find events of the audit trail by filters of the address, with their details', async () => {
    await logIn('audit?event=SignUpEvent&span=hour');
    await page.getByRole('button', { name: 'sign up: details' }).first().waitFor();
    await page.getByLabel('Outcome').selectOption('refused');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Nothing was recorded that matches these filters.').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'sign up: details' }).first().click();
    await page.getByRole('group', { name: 'Everything that was recorded' }).getByText('"outcome": "ALLOWED"').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('should show nothing to a user without rights, also at typed addresses, and a switch changes rights', async () => {
    await logIn('tokens', ADA);
    const links = page.getByRole('navigation', { name: 'Access' }).getByRole('link');
    await expectSoon(() => links.allInnerTexts(), ['Tokens']);
    await expectSoon(() => page.getByRole('tab').allInnerTexts(), ['My tokens']);
    await switchBasePolicy('off');
    for (const [part, title] of PARTS) {
      await page.goto(`${env.url}/console/access/${part}`);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await page.getByText('Your privileges do not include this page.').waitFor();
      expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    }
    expect(await page.getByRole('link', { name: 'Access' }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await switchBasePolicy('on');
  });

  async function switchBasePolicy(state: 'on' | 'off'): Promise<void> {
    const other = await browser.newContext();
    const policies = await other.newPage();
    await logInTo(policies, env.url, '/console/access/policies');
    const policy = policies.getByRole('region', { name: BASE_POLICY });
    await policy.getByText('Everybody may view analytics and generate personal access tokens.').waitFor();
    await policy.getByRole('button', { name: `Switch ${state}` }).click();
    await policies
      .getByRole('dialog')
      .getByRole('button', { name: `Switch ${state}` })
      .click();
    await policies.getByText(`"${BASE_POLICY}" is ${state}.`).waitFor();
    await policy.getByText(state, { exact: true }).waitFor();
    await other.close();
  }

  it.each(['light', 'dark'] as const)('should be accessible in %s colours', async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await logIn('tokens');
    for (const [part, title] of PARTS) {
      await page.getByRole('navigation', { name: 'Access' }).getByRole('link', { name: title }).click();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await settle(page);
      expect([part, await accessibilityFaults(page)]).toEqual([part, []]);
      await takePicture(page, `console-access-${part}-${colorScheme}`);
    }
  });

  it('should fit a phone', async () => {
    await page.setViewportSize({ width: 380, height: 800 });
    await logIn('tokens');
    for (const [part, title] of PARTS) {
      await page.goto(`${env.url}/console/access/${part}`);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await settle(page);
      expect([part, await overflowOf(page)]).toEqual([part, 0]);
      await takePicture(page, `console-access-${part}-phone`);
    }
  });
});
