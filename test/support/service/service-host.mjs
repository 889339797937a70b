// Runs services of the build one after the other in one process, which loads the program once. Messages of the parent
// process name the service to start or to stop. This process ends with its parent.
import 'reflect-metadata';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flushCompiledCode, keepCompiledCode } from '../../../bin/compiled-code.mjs';

keepCompiledCode();

const { startService } = await built('service.js');
const { loadConfig } = await built('foundation/config/index.js');

/** Running services by the number that the parent process gave them. */
const services = new Map();

process.on('message', ({ id, order, env }) => {
  const work = order === 'start' ? start(id, env) : stop(id);
  work.then(
    (url) => process.send?.({ id, url }),
    (error) => process.send?.({ id, error: String(error?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ id: 0 });
flushCompiledCode();

async function start(id, env) {
  const service = await startService(loadConfig(env));
  services.set(id, service);
  return service.url;
}

async function stop(id) {
  await services.get(id)?.stop();
  services.delete(id);
}

function built(file) {
  return import(pathToFileURL(resolve('dist', file)).href);
}
