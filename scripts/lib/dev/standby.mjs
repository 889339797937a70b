// A process of `npm run dev`: loads the packages that its parent names, waits for the word, and is the service then.
import { pathToFileURL } from 'node:url';
import { inRoot } from '../root.mjs';

const PROGRAM = pathToFileURL(inRoot('dist', 'dev', 'cli.js')).href;

process.on('message', ({ packages, start }) => {
  if (packages !== undefined) void Promise.allSettled(packages.map((name) => import(name)));
  if (start === true) void run();
});
process.on('disconnect', leave);

async function run() {
  process.off('disconnect', leave);
  process.argv = [process.execPath, PROGRAM, 'start'];
  const { main } = await import(PROGRAM);
  await main();
  process.send('ready', () => process.disconnect());
}

/** The parent is gone before the service was started. */
function leave() {
  process.exit();
}
