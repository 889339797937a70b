import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { FLAGS } from '../../../bin/fitting-node.mjs';

/** How a program of the build ended. */
export interface ProgramEnd {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The program that the build makes. */
export const PROGRAM = resolve(process.cwd(), 'bin', 'metadata-service.mjs');

/**
 * Runs a command of the built program, such as `token`, in `cwd` with exactly the variables `env`, PATH apart, and
 * waits for its end.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<ProgramEnd> {
  const child = spawn(process.execPath, [...FLAGS, PROGRAM, command, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 180_000,
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, stdout, stderr };
}
