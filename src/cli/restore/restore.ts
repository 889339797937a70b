import { DomainError } from '../../foundation/common/errors.js';
import { ownConfig, serverDefaults } from '../../foundation/config/index.js';
import type { Command } from '../command.js';
import { parseRestoreArguments, RESTORE_USAGE, type RestoreCommand } from './restore-arguments.js';
import { followRestore } from './restore-progress.js';
import { serverWorker } from './restore-server-worker.js';
import type { RestoreWorker } from './restore-worker.js';

/** Exit code of a comparison that found differences and did not repair them. */
const EXIT_DIFFERENT = 1;

/** Rebuilds the data derived from the rows in SQL, or compares it with them. */
export const restore: Command = {
  usage: RESTORE_USAGE,
  async run(args) {
    const command = parseRestoreArguments(args, serverDefaults());
    try {
      return await withWorker(command);
    } catch (error) {
      throw error instanceof DomainError && error.code === 'STORE_LOCKED' ? withAdvice(error) : error;
    }
  },
};

/** Alias of `restore --check`. */
export const check: Command = { usage: RESTORE_USAGE, run: (args) => restore.run(['--check', ...args]) };

async function withWorker(command: RestoreCommand): Promise<number> {
  const worker = await workerOf(command);
  try {
    return await work(worker, command);
  } finally {
    await worker.close();
  }
}

/** The engines and their dependencies are loaded only when needed. */
async function workerOf({ server }: RestoreCommand): Promise<RestoreWorker> {
  if (server !== undefined) return serverWorker(server);
  const { engineWorker } = await import('./restore-engine-worker.js');
  return engineWorker(ownConfig());
}

async function work(worker: RestoreWorker, command: RestoreCommand): Promise<number> {
  if (command.kind === 'check') {
    const report = await worker.check(command.given);
    process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
    return report['consistent'] === true || command.given.repair === true ? 0 : EXIT_DIFFERENT;
  }
  const result = await followRestore(worker, await worker.restore(command.given), process.stderr);
  process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
  return 0;
}

function withAdvice(error: DomainError): DomainError {
  const message = `${error.message} Or let the service that runs do it: add --server URL --token TOKEN.`;
  return new DomainError(error.code, message, { cause: error });
}
