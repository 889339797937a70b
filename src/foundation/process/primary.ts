import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type AppConfig, type HttpConfig, writerSocket } from '../config/index.js';
import { ServiceLogger } from '../logging/index.js';
import { WorkerGroup } from '../workers/index.js';
import { collectWhenIdle } from './heap.js';
import { startFailure } from './start-failure.js';
import { startLine, startText } from './start-message.js';

const SIGNALS: readonly NodeJS.Signals[] = ['SIGHUP', 'SIGINT', 'SIGTERM'];

/**
 * Runs the service as `config.workers` processes until a signal stops it; this one starts them and serves no requests.
 * It ends when the last of them has ended, with the highest of their exit codes; with 1 and an explanation if the port
 * is in use.
 */
export async function runPrimary(config: AppConfig): Promise<void> {
  const log = new ServiceLogger(config.log);
  const text = process.stdout.isTTY ? startText : startLine;
  const group = new WorkerGroup({
    count: config.workers,
    ...(await groundOrExit(config)),
    onReady: (url) => process.stdout.write(`${text(config, url)}\n`),
    onEnd: (code) => process.exit(code),
    report: (sentence) => log.warn(sentence, 'Workers'),
  });
  for (const signal of SIGNALS) process.on(signal, () => group.stop(signal));
  group.start();
  collectWhenIdle(() => 0);
}

/** What the workers have in common. */
async function groundOrExit(config: AppConfig): Promise<{ readonly port: number; readonly sharesFiles: boolean }> {
  try {
    return { sharesFiles: writerSocket(config) !== undefined, port: await freePort(config.http) };
  } catch (error) {
    process.stderr.write(`The service did not start. ${startFailure(error, config)}\n`);
    process.exit(1);
  }
}

/** The port to listen on. Throws if another service listens there, which sharing the port would conceal. */
async function freePort({ host, port }: HttpConfig): Promise<number> {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  const { port: found } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return found;
}
