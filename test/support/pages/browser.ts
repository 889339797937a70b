import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** How long a test waits for anything in a page. It measures nothing: a busy machine may need most of it. */
export const PAGE_LIMIT_MS = 60_000;

/** Nothing but the page under test may use the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-sync',
  '--no-first-run',
];

/** Starts Chromium: the one that `CHROMIUM_PATH` names, or the first on the PATH. Throws when there is none. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), headless: true, args: FLAGS });
}

/** What a page did that it must not do. */
export interface PageOffences {
  /** Addresses outside the service that it asked for. */
  readonly foreign: readonly string[];
  /** Errors that nothing caught, and breaches of its content policy. */
  readonly errors: readonly string[];
}

/** Notes from now on what a page of the service at `url` does that it must not do. */
export function watchPage(page: Page, url: string): PageOffences {
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) errors.push(message.text());
  });
  return { foreign, errors };
}

function chromiumPath(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...(process.env.CHROMIUM_PATH === undefined ? [] : [process.env.CHROMIUM_PATH]),
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ];
  const found = candidates.find(isExecutable);
  if (found === undefined) throw new Error('The tests of pages need Chromium: install it, or set CHROMIUM_PATH to it');
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
