import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PageOffences } from '../support/pages/browser.js';
import { accessibilityFaults, overflowOf } from '../support/pages/console-page.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../support/service/create-test-environment.js';
import { onePageSuite } from '../support/pages/page-suite.js';
import { poll } from '../support/measures/poll.js';

const MUTATION = 'mutation createTag { createTag(input: { id: "from-the-page", name: "From the page" }) }';

/** Without white space, which an editor shows in signs of its own. */
function squeezed(text: string): string {
  return text.replace(/\s/g, '');
}

describe('The GraphQL explorer', () => {
  let env: ProcessEnvironment;
  let page: Page;
  let offences: PageOffences;
  let refused: readonly string[];

  onePageSuite('/api/graphiql', (suite) => ({ env, page, offences, refused } = suite));

  /**
   * Replaces the content of an editor, again until it shows `whole`: an editor takes keys only once it has settled,
   * shows some of them late, and closes the braces of an object itself once it has loaded the rules of the language.
   */
  async function enter(file: string, text: string, whole = text): Promise<void> {
    const editor = page.locator(`.monaco-editor[data-uri$="${file}"]`);
    await poll(async () => {
      await editor.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
      const shown = squeezed(await editor.locator('.view-lines').innerText());
      return shown === squeezed(whole);
    }, `the editor of ${file} to hold the text`);
  }

  async function run(): Promise<void> {
    await page.getByRole('button', { name: /execute query/i }).click();
  }

  const response = () => page.locator('.graphiql-response .view-lines');

  it('should ask for a token or a log-in, without a request that fails', async () => {
    await response().getByText('valid access token').waitFor();
    expect(refused).toEqual([]);
  });

  it('should have a heading, landmarks, and texts that can be read', async () => {
    // Tabs that contain buttons are GraphiQL's own.
    const faults = await accessibilityFaults(page);
    expect(faults.filter((fault) => !fault.startsWith('nested-interactive'))).toEqual([]);
  });

  it('should show the response under the query on a phone', async () => {
    await page.setViewportSize({ width: 380, height: 800 });
    await poll(async () => {
      const query = await page.locator('.graphiql-query-editor').boundingBox();
      const answer = await page.locator('.graphiql-response').boundingBox();
      if (query === null || answer === null) return false;
      return answer.y >= query.y + query.height && Math.min(query.width, answer.width) > 300;
    }, 'the response under the query');
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('should run a mutation with the token of the headers editor', async () => {
    const headers = `{ "Authorization": "Bearer ${env.token}"`;
    await poll(async () => {
      await enter('request-headers.json', headers, `${headers}}`);
      await enter('operation.graphql', MUTATION);
      await run();
      const urn = response().getByText('urn:li:tag:from-the-page');
      return urn.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    }, 'the urn of the tag');
  });

  it('should have changed the live metadata', async () => {
    const answer = await env.graphql('{ tag(urn: "urn:li:tag:from-the-page") { properties { name } } }');
    expect(answer.body.data.tag.properties.name).toBe('From the page');
  });

  it('should describe the schema', async () => {
    await page.getByRole('button', { name: /documentation explorer/i }).click();
    await page.locator('.graphiql-doc-explorer').getByText('Mutation', { exact: true }).click();
    await page.locator('.graphiql-doc-explorer').getByText('createTag', { exact: true }).first().waitFor();
  });

  it('should load nothing from elsewhere and obey its content policy', () => {
    expect(offences).toEqual({ foreign: [], errors: [] });
  });
});

describe('The disabled GraphQL explorer', () => {
  it('should return 404', async () => {
    const env = await createProcessEnvironment({ env: { GRAPHQL_GRAPHIQL_ENABLED: 'false' } });
    const answer = await fetch(`${env.url}/api/graphiql`);
    await env.stop();
    expect(answer.status).toBe(404);
  });
});
