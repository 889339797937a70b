// npm run dev: builds and runs the service, and builds and runs it again whenever a file below src changes. A change
// that does not compile is reported with its file and line; the service that runs goes on until the next one that does.
import './lib/on-fitting-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { DevBuild } from './lib/dev/dev-build.mjs';
import { RestartedService } from './lib/dev/restarted-service.mjs';
import { watchSources } from './lib/dev/watch-sources.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await ensureBuilt({ except: ['bundle'] });
const build = await DevBuild.open();
const service = new RestartedService(build.packages);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());
await service.restart();
build.prepare();
const watcher = watchSources(take);
say('Watching src. Ctrl+C stops.');

/** Builds the changed files and starts the service from them, unless one of them does not compile. */
async function take(files) {
  const start = performance.now();
  say(`Changed: ${files.join(', ')}`);
  const faults = await build.update(files);
  if (faults !== undefined) {
    say(`${faults}\nThe change does not compile. The service runs on without it.`);
    return;
  }
  const built = performance.now() - start;
  if (await service.restart())
    say(`Ready ${seconds(performance.now() - start)} after the change; ${seconds(built)} of it for the build.`);
  const doubts = build.typeErrors(files);
  if (doubts !== '') say(doubts);
}

async function stop() {
  watcher?.close();
  await service.stop();
  process.exit(0);
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function say(text) {
  process.stderr.write(`[dev] ${text.trimEnd()}\n`);
}
