import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, PAGE_LIMIT_MS, type PageOffences, watchPage } from './browser.js';
import { CONSOLE_PASSWORD, type ConsoleUser, signUp } from './console-page.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../service/create-test-environment.js';

/** What a test of `pageSuite` uses: the service and the browser of its suite, and a page of its own. */
export interface PageSuite {
  readonly env: ProcessEnvironment;
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Options of `pageSuite`. */
export interface PageSuiteOptions {
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

/** What the tests of `onePageSuite` use: one service and one page for all of them. */
export interface OnePageSuite {
  readonly env: ProcessEnvironment;
  readonly page: Page;
  readonly offences: PageOffences;
  /** Addresses of the responses with an error so far. */
  readonly refused: readonly string[];
}

/** What all tests of a suite share. */
type Started = Pick<PageSuite, 'env' | 'browser'>;

/**
 * Registers the hooks of a suite whose tests open pages of a service, each in a page of its own. Calls `use` before
 * each test, and before hooks that are registered later. A page that did what it must not do fails its test.
 */
export function pageSuite(options: PageSuiteOptions, use: (suite: PageSuite) => unknown): void {
  let opened: { readonly context: BrowserContext; readonly offences: PageOffences } | undefined;
  const started = serviceAndBrowser(
    { ADMIN_PASSWORD: CONSOLE_PASSWORD, ...options.env },
    {
      limitMs: options.prepareLimitMs,
      async begun({ env, browser }) {
        if (options.guest !== undefined) await signUpGuest(env, options.guest);
        await options.prepare?.(env, browser);
      },
    },
  );

  beforeEach(async () => {
    const { env, browser } = started();
    const context = await browser.newContext(options.contextOptions?.());
    const page = await openPage(context);
    opened = { context, offences: watchPage(page, env.url) };
    use({ env, browser, context, page });
  });

  afterEach(async () => {
    await opened?.context.close();
    expect(opened?.offences).toEqual({ foreign: [], errors: [] });
  });
}

/**
 * Registers the hooks of a suite whose tests use the same page, one after the other, which is opened at `path` of a
 * service. Calls `use` before the first test.
 */
export function onePageSuite(path: string, use: (suite: OnePageSuite) => unknown): void {
  serviceAndBrowser(
    {},
    {
      async begun({ env, browser }) {
        const page = await openPage(browser);
        const refused: string[] = [];
        page.on('response', (response) => {
          if (!response.ok()) refused.push(response.url());
        });
        use({ env, page, offences: watchPage(page, env.url), refused });
        await page.goto(env.url + path);
      },
    },
  );
}

/** Registers the hooks that start and stop a service and a browser. Returns a function that returns both in tests. */
function serviceAndBrowser(
  env: Readonly<Record<string, string>>,
  hooks: { readonly limitMs?: number | undefined; readonly begun: (started: Started) => Promise<void> },
): () => Started {
  let service: ProcessEnvironment | undefined;
  let browser: Browser | undefined;

  const started = (): Started => {
    if (service === undefined || browser === undefined) throw new Error('The service or the browser has not started');
    return { env: service, browser };
  };

  beforeAll(async () => {
    browser = await openBrowser();
    service = await createProcessEnvironment({ env });
    await hooks.begun(started());
  }, hooks.limitMs);

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  return started;
}

async function openPage(where: Browser | BrowserContext): Promise<Page> {
  const page = await where.newPage();
  page.setDefaultTimeout(PAGE_LIMIT_MS);
  return page;
}

async function signUpGuest(env: ProcessEnvironment, guest: ConsoleUser): Promise<void> {
  const { body } = await env.graphql('{ getInviteToken(input: {}) { inviteToken } }');
  await signUp(env.url, body.data.getInviteToken.inviteToken, guest);
}
