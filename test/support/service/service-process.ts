import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FLAGS } from '../../../bin/fitting-node.mjs';
import { poll } from '../measures/poll.js';
import { PROGRAM } from './run-node.js';

const BUNDLE = resolve(process.cwd(), 'dist', 'bundle', 'cli.js');

/** They measure nothing: a busy machine may need most of them. */
const START_LIMIT_MS = 180_000;

const STOP_LIMIT_MS = 120_000;

/** A child process that runs the built service. */
export interface ServiceProcess {
  readonly url: string;
  readonly pid: number;
  /** What it has printed so far, both streams. */
  output(): string;
  /** The exit code; undefined while it runs. */
  code(): number | undefined;
  /**
   * Sends `signal` and waits for the end; SIGKILL follows when it does not end. Answers the exit code, null after a
   * signal.
   */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the built service on `port`, with `args` of the command `start`, and waits until `/health` answers 200. Throws with its output when it ends before.
 */
export async function startService(
  dataDir: string,
  port: number,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<ServiceProcess> {
  const child = spawnService(dataDir, port, env, args);
  const output = collectOutput(child);
  const url = `http://127.0.0.1:${port}`;
  const code = (): number | undefined => child.exitCode ?? undefined;
  const service = { url, pid: child.pid ?? 0, output, code, end: (signal: NodeJS.Signals) => end(child, signal) };
  try {
    await poll(() => hasEnded(child) || isReady(url), 'the service to be ready', START_LIMIT_MS);
    if (hasEnded(child)) throw new Error(`It ended with ${child.exitCode ?? child.signalCode}`);
  } catch (error) {
    await service.end('SIGKILL');
    throw new Error(`The service did not start:\n${output()}`, { cause: error });
  }
  return service;
}

/** Returns the variables of a service on `port` with its data in `dataDir`, where `env` does not say otherwise. */
export function serviceVariables(
  dataDir: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(dataDir, 'data'),
    LOG_LEVEL: 'warn',
    WORKERS: '1',
    ...env,
  };
}

function spawnService(
  dataDir: string,
  port: number,
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): ChildProcess {
  if (!existsSync(BUNDLE)) throw new Error(`${BUNDLE} does not exist: run "npm run build" first`);
  return spawn(process.execPath, [...FLAGS, PROGRAM, 'start', ...args], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '1048576',
      ...serviceVariables(dataDir, port, env),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  return () => chunks.join('');
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/health`);
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (!hasEnded(child)) child.kill(signal);
  try {
    await poll(() => hasEnded(child), `the service to end after ${signal}`, STOP_LIMIT_MS);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return child.exitCode;
}
