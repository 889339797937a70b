import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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
import { expectSoon } from '../support/measures/poll.js';

const run = promisify(execFile);

const GUEST = { name: 'ada@example.com', password: 'correct horse battery' };

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,first_dataset,PROD)';

describe('The page Ingest of the console', () => {
  let env: ProcessEnvironment;
  let page: Page;

  pageSuite({ guest: GUEST }, (suite) => ({ env, page } = suite));

  const snippet = (name: string) => page.getByRole('group', { name, exact: true });

  it('should be where the overview leads as long as there is no metadata', async () => {
    await logInTo(page, env.url);
    await page.getByRole('heading', { name: 'Start here' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, 'console-start');
    await page.getByRole('link', { name: 'Send a first dataset' }).click();
    await page.waitForURL(`${env.url}/console/ingest`);
  });

  it.each(['light', 'dark'] as const)('should be accessible in %s colours, and fit a phone', async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await logInTo(page, env.url, '/console/ingest');
    await settle(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await takePicture(page, `console-ingest-${colorScheme}`);
    await page.setViewportSize({ width: 380, height: 800 });
    expect(await overflowOf(page)).toBe(0);
    await takePicture(page, `console-ingest-phone-${colorScheme}`);
  });

  it('should offer commands that work, and tell when the entity arrives', async () => {
    await logInTo(page, env.url, '/console/ingest');
    await page.getByText('Waiting for the first entity').waitFor();
    await page.getByRole('tab', { name: 'curl' }).click();
    await snippet('curl').getByText('<access token>').waitFor();
    const following = page.waitForResponse((response) => response.url().includes('/events/stream'));
    await page.reload();
    await following;
    await page.getByRole('button', { name: 'Create a token' }).click();
    await snippet('Access token').waitFor();
    await page.getByRole('tab', { name: 'curl' }).click();
    await run('bash', ['-c', await snippet('curl').innerText()]);
    await page.getByText('A new dataset has arrived:').waitFor();
    const address = entityPath(DATASET);
    await expectSoon(() => page.getByRole('link', { name: 'Show it' }).getAttribute('href'), address);
    await takePicture(page, 'console-ingest-arrived');
  });

  it('should tell users without the right to follow events when the dataset is there', async () => {
    const followed: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/events/stream')) followed.push(request.url());
    });
    await logInTo(page, env.url, '/console/ingest', GUEST);
    await page.getByText('A new dataset has arrived:').waitFor();
    expect(followed).toEqual([]);
  });

  it('should say what is missing without the right to create tokens', async () => {
    await page.route('**/api/graphql', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(/"(generatePersonalAccessTokens|manageTokens)":true/g, '"$1":false'),
      });
    });
    await logInTo(page, env.url, '/console/ingest');
    await page.getByText('Your privileges do not include access tokens').waitFor();
    await page.getByRole('button', { name: 'Create a token' }).waitFor({ state: 'detached' });
  });
});
