import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { CONSOLE_PASSWORD, takeView } from '../support/pages/console-page.js';
import type { ProcessEnvironment } from '../support/service/create-test-environment.js';
import { pageSuite } from '../support/pages/page-suite.js';
import { poll } from '../support/measures/poll.js';

/** An input as browsers know it. */
interface Labelled {
  readonly labels: { readonly length: number };
}

const PASSWORD = 'correct horse battery';

describe('The log-in page', () => {
  let env: ProcessEnvironment;
  let context: BrowserContext;
  let page: Page;

  pageSuite({}, (suite) => ({ env, context, page } = suite));

  async function actor(): Promise<string | undefined> {
    const cookies = await context.cookies();
    const value = cookies.find(({ name }) => name === 'actor')?.value;
    return value === undefined ? undefined : decodeURIComponent(value);
  }

  it('should log in and continue to the explorer, which then needs no token', async () => {
    await page.goto(`${env.url}/authenticate?redirect_uri=%2Fapi%2Fgraphiql`);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await page.getByLabel('User name').fill('datahub');
    await page.getByLabel('Password').fill(CONSOLE_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${env.url}/api/graphiql`);
    await page.getByText('Logged in as urn:li:corpuser:datahub').waitFor();
    const shown = page.locator('.graphiql-response .view-lines').getByText('urn:li:corpuser:datahub');
    await poll(async () => {
      await page.getByRole('button', { name: /execute query/i }).click();
      return shown.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    }, 'the answer to the query, which runs once the editor is ready');
    await page.getByRole('link', { name: 'Log out' }).click();
    await page.waitForURL(`${env.url}/login`);
    expect(await actor()).toBeUndefined();
  });

  it('should announce what is wrong accessibly, and stay', async () => {
    await page.goto(`${env.url}/login`);
    await page.getByLabel('User name').fill('datahub');
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Invalid Credentials').waitFor();
    expect(page.url()).toBe(`${env.url}/login`);
    expect(await actor()).toBeUndefined();
  });

  it('should sign up with an invite link', async () => {
    const { body } = await env.graphql('{ getInviteToken(input: {}) { inviteToken } }');
    await page.goto(`${env.url}/signup?invite_token=${body.data.getInviteToken.inviteToken}`);
    await page.getByLabel('Full name').fill('Ada Byron');
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password, once more').fill('another');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('alert').getByText('not the same').waitFor();
    await page.getByLabel('Password, once more').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.waitForURL(`${env.url}/console`);
    expect(await actor()).toBe('urn:li:corpuser:ada@example.com');
  });

  it('should set a new password with a reset link', async () => {
    const mutation =
      'mutation { createNativeUserResetToken(input: { userUrn: "urn:li:corpuser:datahub" }) { resetToken } }';
    const { body } = await env.graphql(mutation);
    await page.goto(`${env.url}/reset?reset_token=${body.data.createNativeUserResetToken.resetToken}`);
    await page.getByLabel('User name or e-mail address').fill('datahub');
    await page.getByLabel('New password', { exact: true }).fill('the second password');
    await page.getByLabel('New password, once more').fill('the second password');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.waitForURL(`${env.url}/console`);
    expect(await actor()).toBe('urn:li:corpuser:datahub');
  });

  it.each(['light', 'dark'] as const)(
    'should be readable in %s colours, with every field labelled',
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${env.url}/login?error=sso-refused`);
      await page.getByRole('alert').getByText('identity provider').waitFor();
      const unlabelled = await page
        .locator('form:not([hidden]) input')
        .evaluateAll((inputs) => inputs.filter((input) => (input as unknown as Labelled).labels.length !== 1).length);
      expect(unlabelled).toBe(0);
      await page.locator('#username:focus').waitFor();
      await takeView(page, `log-in-${colorScheme}`);
    },
  );
});
