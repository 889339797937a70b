import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { DomainError } from '../common/errors.js';
import { loadConfig } from '../config/index.js';
import { parseRestoreArguments, RESTORE_USAGE, type RestoreCommand } from './restore-arguments.js';
import { followRestore } from './restore-progress.js';
import { serverWorker } from './restore-server-worker.js';
import type { RestoreWorker } from './restore-worker.js';
import { UsageError } from './token-arguments.js';

const EXIT_FAILED = 1;
const EXIT_BAD_ARGUMENTS = 2;

async function run(args: readonly string[]): Promise<number> {
  const command = parseRestoreArguments(args);
  if (command === undefined) {
    process.stdout.write(RESTORE_USAGE);
    return 0;
  }
  const worker = await workerOf(command);
  try {
    return await work(worker, command);
  } finally {
    await worker.close();
  }
}

/** The engines and all that belongs to them are loaded only where they are needed. */
async function workerOf({ server }: RestoreCommand): Promise<RestoreWorker> {
  if (server !== undefined) return serverWorker(server);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { engineWorker } = await import('./restore-engine-worker.js');
  return engineWorker(loadConfig(process.env));
}

async function work(worker: RestoreWorker, command: RestoreCommand): Promise<number> {
  if (command.kind === 'check') {
    const report = await worker.check(command.given);
    process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
    return report['consistent'] === true || command.given.repair === true ? 0 : EXIT_FAILED;
  }
  const result = await followRestore(worker, await worker.restore(command.given), process.stderr);
  process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
  return 0;
}

function report(error: unknown): number {
  const isCallersMistake =
    error instanceof UsageError ||
    (error instanceof DomainError && (error.code === 'INVALID_ARGUMENT' || error.code === 'MALFORMED_URN'));
  if (isCallersMistake) {
    process.stderr.write(`${error.message}\n\n${RESTORE_USAGE}`);
    return EXIT_BAD_ARGUMENTS;
  }
  process.stderr.write(`${textOf(error)}\n`);
  return EXIT_FAILED;
}

function textOf(error: unknown): string {
  if (!(error instanceof DomainError)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (error.code !== 'STORE_LOCKED') return error.message;
  return `${error.message} Or let the service that runs do it: add --server URL --token TOKEN.`;
}

process.exitCode = await run(process.argv.slice(2)).catch(report);
