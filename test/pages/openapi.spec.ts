import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PageOffences } from '../support/pages/browser.js';
import { accessibilityFaults, overflowOf } from '../support/pages/console-page.js';
import type { ProcessEnvironment } from '../support/service/create-test-environment.js';
import { onePageSuite } from '../support/pages/page-suite.js';

describe('The page of the OpenAPI document', () => {
  let env: ProcessEnvironment;
  let page: Page;
  let offences: PageOffences;
  let refused: readonly string[];

  onePageSuite('/openapi/swagger-ui/index.html', (suite) => ({ env, page, offences, refused } = suite));

  it('should ask for a token or a log-in, without a request that fails', async () => {
    await page.getByText('Log in, or enter an access token').waitFor();
    expect(refused).toEqual([]);
    expect(await page.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/authenticate?redirect_uri=%2Fopenapi%2Fswagger-ui%2Findex.html',
    );
  });

  it('should tell that a token is not valid', async () => {
    await page.locator('#token').fill('none');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('The document cannot be shown').waitFor();
  });

  it('should fit a phone, in dark colours', async () => {
    await page.setViewportSize({ width: 380, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html.dark-mode').waitFor();
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('should show the operations of a group, and execute one', async () => {
    await page.locator('#token').fill(env.token);
    await page.locator('#group').selectOption('operations');
    await page.getByText('/openapi/operations/identity/user/urn').click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.locator('.live-responses-table').getByText('urn:li:corpuser:').first().waitFor();
  });

  it('should have landmarks, and texts that can be read, in light colours', async () => {
    const faults = await accessibilityFaults(page);
    expect(faults.filter((fault) => /^(?:color-contrast|landmark-one-main|region):/.test(fault))).toEqual([]);
  });

  it('should say that the service does not respond', async () => {
    await page.route('**/api-docs/*', (route) => route.abort());
    await page.locator('#group').selectOption('events');
    await page.getByText('The document cannot be shown: the service does not respond.').waitFor();
    await page.unroute('**/api-docs/*');
  });

  it('should show the operations of one entity type at a time', async () => {
    await page.locator('#group').selectOption('openapi-v3');
    await page.locator('#part').selectOption('glossaryTerm');
    await page.getByText('/openapi/v3/entity/glossaryTerm/batchGet').waitFor();
  });

  it('should load nothing from elsewhere and obey its content policy', () => {
    expect(offences).toEqual({ foreign: [], errors: [] });
  });
});
