import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { PAGE_LIMIT_MS } from './browser.js';
import { poll } from '../measures/poll.js';

/** Password of the root user in tests of the console. */
export const CONSOLE_PASSWORD = 'first password of all';

/** A user who can log in. */
export interface ConsoleUser {
  readonly name: string;
  readonly password: string;
}

const ROOT: ConsoleUser = { name: 'datahub', password: CONSOLE_PASSWORD };

const LOOKS = [
  ['light', 1280],
  ['dark', 1280],
  ['light', 380],
] as const;

/** Opens a page of the console through the log-in page, and waits until its heading shows. */
export async function logInTo(page: Page, url: string, path = '/console', user = ROOT): Promise<void> {
  await page.goto(url + path);
  await logInOn(page, url, path, user);
}

/** Logs in on the log-in page, which leads to `path`, and waits until the heading of that page shows. */
export async function logInOn(page: Page, url: string, path = '/console', user = ROOT): Promise<void> {
  // Until its script has run, the log-in page also holds the forms that it will not show.
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('User name').fill(user.name);
  await form.getByLabel('Password').fill(user.password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The path of the page of an entity in the console. */
export function entityPath(urn: string): string {
  return `/console/entity/${encodeURIComponent(urn)}`;
}

/** What breaks the rules of accessibility once the page is still, as `rule: element`; empty is good. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await settle(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()');
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** By how many pixels the page stays wider than the window: charts follow the size of a window a moment later. */
export async function overflowOf(page: Page): Promise<number> {
  const root = 'document.documentElement';
  const overflow = (): Promise<number> => page.evaluate<number>(`${root}.scrollWidth - ${root}.clientWidth`);
  const fits = async (): Promise<boolean> => (await overflow()) <= 0;
  return poll(fits, 'the page to fit the window').then(() => 0, overflow);
}

/** What breaks the rules of accessibility or overflows, in light and dark and on a phone; takes a picture of each. */
export async function faultsOfLooks(page: Page, picture: string): Promise<readonly string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  const faults: string[] = [];
  for (const [colorScheme, width] of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    const overflow = await overflowOf(page);
    faults.push(...(await accessibilityFaults(page)), ...(overflow > 0 ? [`${overflow} pixels too wide`] : []));
    await takePicture(page, `${picture}-${colorScheme}-${width}`);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.setViewportSize(before);
  return faults;
}

/** Takes a picture of the whole page, if `SCREENSHOTS` names a folder. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Takes a picture of what the window shows, if `SCREENSHOTS` names a folder. */
export async function takeView(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** Adds a user without any role through the service's own sign-up. */
export async function signUp(url: string, inviteToken: string, user: ConsoleUser): Promise<void> {
  const body = { fullName: 'Ada Byron', email: user.name, password: user.password, title: '', inviteToken };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/signUp`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The sign-up returned ${response.status}: ${await response.text()}`);
}

const IS_STILL = `document.getAnimations().every((one) => one.playState !== 'running') &&
  [...document.querySelectorAll('.spinner')].every((one) => !one.textContent.startsWith('Loading'))`;

/** Waits until nothing is loading, and animations and transitions have ended, so that colours are final. */
export async function settle(page: Page): Promise<void> {
  await poll(() => page.evaluate<boolean>(IS_STILL), 'the page to be still', PAGE_LIMIT_MS);
}
