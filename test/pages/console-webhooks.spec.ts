import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { faultsOfLooks, logInTo } from '../support/pages/console-page.js';
import { pageSuite } from '../support/pages/page-suite.js';
import type { ProcessEnvironment } from '../support/service/create-test-environment.js';
import { expectSoon } from '../support/measures/poll.js';

const LIST = '/console/operations/webhooks';

const UNSAVED = 'Close and lose what you have typed?';

describe('The forms of webhooks in the console', () => {
  let env: ProcessEnvironment;
  let page: Page;
  let urn: string;

  pageSuite({}, (suite) => ({ env, page } = suite));

  beforeEach(async () => {
    // The console acts as the root user, who must own the webhook to edit it; so does the token of the tests.
    const input = { name: 'Tags', url: 'https://hooks.example.com/tags', filter: { tags: ['urn:li:tag:pii'] } };
    const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { urn } } }';
    urn = (await env.graphql(create, { input })).body.data.createWebhook.webhook.urn;
  });

  const editPath = (): string => `${LIST}?${new URLSearchParams({ webhook: urn, edit: 'yes' }).toString()}`;

  async function stored(): Promise<unknown> {
    const query = 'query ($urn: String!) { webhook(urn: $urn) { name url description filter { tags aspects } } }';
    return (await env.graphql(query, { urn })).body.data.webhook;
  }

  async function update(changes: object): Promise<void> {
    const mutation = 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { urn } }';
    expect((await env.graphql(mutation, { input: { urn, ...changes } })).body.errors).toBeUndefined();
  }

  it('should ask before a form with typed text is closed, left by a step back, or reloaded', async () => {
    await logInTo(page, env.url, LIST);
    await page.getByRole('link', { name: 'Create webhook' }).click();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('Long in the making');
    for (const leave of [() => page.keyboard.press('Escape'), () => page.evaluate('history.back()')]) {
      await leave();
      await page.getByText(UNSAVED).waitFor();
      await page.getByRole('button', { name: 'Go on here' }).click();
      expect(await name.inputValue()).toBe('Long in the making');
    }
    const asked = page.waitForEvent('dialog');
    const reload = page.reload().catch(() => undefined);
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await reload;
    expect(await faultsOfLooks(page, 'console-webhook-create')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(env.url + LIST);
  });

  it('should keep what somebody else saves in other fields meanwhile', async () => {
    await logInTo(page, env.url, editPath());
    await page.getByRole('dialog').getByLabel('Description').fill('Mine.');
    await update({ name: 'Their name', filter: { tags: ['urn:li:tag:theirs'] } });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Their name was changed.').waitFor();
    expect(await stored()).toEqual({
      name: 'Their name',
      url: 'https://hooks.example.com/tags',
      description: 'Mine.',
      filter: { tags: ['urn:li:tag:theirs'], aspects: [] },
    });
  });

  it('should show what somebody else saved in the same field before it is replaced', async () => {
    await logInTo(page, env.url, editPath());
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'URL' }).fill('https://hooks.example.com/mine');
    await update({ url: 'https://hooks.example.com/theirs', description: 'Theirs.' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The webhook has been changed meanwhile.').waitFor();
    const present = page.getByRole('group', { name: 'Present value: URL' });
    await expectSoon(() => present.innerText(), 'https://hooks.example.com/theirs');
    expect(await dialog.getByRole('textbox', { name: 'URL' }).inputValue()).toBe('https://hooks.example.com/mine');
    expect(await dialog.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Theirs.');
    expect(await stored()).toMatchObject({ url: 'https://hooks.example.com/theirs' });
    expect(await faultsOfLooks(page, 'console-webhook-conflict')).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject({ url: 'https://hooks.example.com/mine', description: 'Theirs.' });
  });

  it('should ask before a secret that is shown once is lost', async () => {
    await logInTo(page, env.url, `${LIST}?create=yes`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('New');
    await dialog.getByRole('textbox', { name: 'URL' }).fill('https://hooks.example.com/new');
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    await page.getByRole('group', { name: 'Secret of New' }).waitFor();
    const asked = page.waitForEvent('dialog');
    const reload = page.reload().catch(() => undefined);
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await reload;
  });
});
