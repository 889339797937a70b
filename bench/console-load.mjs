// Question: how long does a browser that has never been here take until the console shows its figures? Median of ROUNDS
// loads with an empty cache, of this build and of each other build whose folder is an argument, in turn. Needs Chromium
// (CHROMIUM_PATH, or /usr/bin/chromium). CPU=4 slows the browser down four times, RTT=40 delays each answer by 40 ms.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { tell } from './lib/figures.mjs';
import { percentiles } from './lib/percentiles.mjs';
import { startService } from './lib/service.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const CPU = Number(process.env.CPU ?? 1);
const RTT = Number(process.env.RTT ?? 0);
const PASSWORD = 'a password of the bench';
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
if (!existsSync(CHROMIUM)) throw new Error(`There is no Chromium at ${CHROMIUM}: set CHROMIUM_PATH`);

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
const builds = [];
for (const root of [undefined, ...process.argv.slice(2)]) {
  const service = await startService({ root, env: { ADMIN_PASSWORD: PASSWORD, AUDIT_LOG: 'none' } });
  builds.push({ name: root ?? 'this build', service, state: await logIn(service.url), loads: [] });
}
for (const build of builds) await load(build);
for (let round = 0; round < ROUNDS; round += 1)
  for (const build of round % 2 === 0 ? builds : builds.toReversed()) build.loads.push(await load(build));
for (const { name, loads, service } of builds) {
  const median = (of) => percentiles(loads.map(of)).p50;
  const size = `${(loads[0].bytes / 1000).toFixed(0)} kB in ${loads[0].requests} requests`;
  tell(`first paint, ${name}`, { p50: median(({ paint }) => paint) });
  tell(`figures, ${name}`, { p50: median(({ figures }) => figures), note: size });
  await service.stop();
}
await browser.close();

async function logIn(url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/console`);
  await page.getByLabel('User name').fill('datahub');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  // The charts need two samples.
  await page.locator('.line-chart canvas').nth(1).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Loads the page Overview until both charts are drawn; times are milliseconds since the navigation. */
async function load({ service, state }) {
  const context = await browser.newContext({ storageState: state });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(() => {
    const drawn = new globalThis.MutationObserver(() => {
      if (document.querySelectorAll('.line-chart canvas').length < 2) return;
      drawn.disconnect();
      performance.mark('figures');
    });
    drawn.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${service.url}/console`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('figures').length > 0);
  const result = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      figures: performance.getEntriesByName('figures')[0].startTime,
      bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      requests: files.length,
    };
  });
  await context.close();
  return result;
}

async function slowDown(session) {
  if (CPU > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  if (RTT === 0) return;
  await session.send('Network.enable');
  const speed = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: RTT, ...speed });
}
