import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, PAGE_LIMIT_MS, type PageOffences, watchPage } from './browser.js';
import { CONSOLE_PASSWORD, type ConsoleUser, signUp } from './console-page.js';
import { createProcessEnvironment, type ProcessEnvironment } from './create-test-environment.js';

/** What the tests of a suite use: a service and a browser for all of them, and a new page for each. */
export interface ConsoleSuite {
  readonly env: ProcessEnvironment;
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Options of `consoleSuite`. */
export interface ConsoleSuiteOptions {
  /** Further environment variables of the service. */
  readonly env?: Readonly<Record<string, string>>;
  /** A user without any role, who signs up. */
  readonly guest?: ConsoleUser;
  /** Runs before the first test. */
  readonly prepare?: (env: ProcessEnvironment, browser: Browser) => Promise<unknown>;
  /** How long `prepare` may take, in milliseconds; as long as a test without it. */
  readonly prepareLimitMs?: number;
  /** The options of the context of each page. */
  readonly contextOptions?: () => BrowserContextOptions;
}

/**
 * Registers the hooks of a suite that opens the console of a service. Returns a function that hands over, in each test
 * and in hooks that are registered later, what they use. A page that did what it must not do fails its test.
 */
export function consoleSuite(options: ConsoleSuiteOptions = {}): () => ConsoleSuite {
  let env: ProcessEnvironment | undefined;
  let browser: Browser | undefined;
  let opened: { readonly context: BrowserContext; readonly page: Page; readonly offences: PageOffences } | undefined;

  const started = (): Pick<ConsoleSuite, 'env' | 'browser'> => {
    if (env === undefined || browser === undefined) throw new Error('The service or the browser has not started');
    return { env, browser };
  };

  beforeAll(async () => {
    browser = await openBrowser();
    env = await createProcessEnvironment({ env: { ADMIN_PASSWORD: CONSOLE_PASSWORD, ...options.env } });
    if (options.guest !== undefined) {
      const { body } = await env.graphql('{ getInviteToken(input: {}) { inviteToken } }');
      await signUp(env.url, body.data.getInviteToken.inviteToken, options.guest);
    }
    await options.prepare?.(env, browser);
  }, options.prepareLimitMs);

  afterAll(async () => {
    await browser?.close();
    await env?.stop();
  });

  beforeEach(async () => {
    const context = await started().browser.newContext(options.contextOptions?.());
    const page = await context.newPage();
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    opened = { context, page, offences: watchPage(page, started().env.url) };
  });

  afterEach(async () => {
    await opened?.context.close();
    expect(opened?.offences).toEqual({ foreign: [], errors: [] });
  });

  return () => {
    if (opened === undefined) throw new Error('The page is opened before each test');
    return { ...started(), context: opened.context, page: opened.page };
  };
}
