import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../root.mjs';

const STANDBY = inRoot('scripts', 'lib', 'dev', 'standby.mjs');

/** Flags that the service runs with: those of `bin`, and what shows the sources in stacks. */
const FLAGS = ['--max-semi-space-size=16', '--enable-source-maps'];

/**
 * The service of `npm run dev`. Beside the process that runs it another one stands by with all packages loaded, which is
 * most of a start.
 */
export class RestartedService {
  #running;
  #next;
  #isStopping = false;

  /** `packages` names what the service imports. */
  constructor(packages) {
    this.packages = packages;
    this.#next = this.#standBy();
  }

  /**
   * Stops the service where it runs, and starts it from the last build. Resolves when it is ready; to false when it ended
   * before.
   */
  async restart() {
    await end(this.#running);
    if (this.#isStopping) return false;
    this.#running = this.#next;
    const ready = becameReady(this.#running);
    if (this.#running.connected) this.#running.send({ start: true });
    const isReady = await ready;
    if (!this.#isStopping) this.#next = this.#standBy();
    return isReady;
  }

  /** Ends every process. */
  async stop() {
    this.#isStopping = true;
    await Promise.all([end(this.#running), end(this.#next)]);
  }

  #standBy() {
    const child = fork(STANDBY, { execArgv: FLAGS, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('error', () => {});
    child.send({ packages: this.packages });
    return child;
  }
}

async function becameReady(child) {
  if (hasEnded(child)) return false;
  const waiting = new AbortController();
  const { signal } = waiting;
  const isReady = await Promise.race([
    once(child, 'message', { signal }).then(() => true),
    once(child, 'exit', { signal }).then(() => false),
  ]);
  waiting.abort();
  return isReady;
}

async function end(child) {
  if (child === undefined || hasEnded(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}
