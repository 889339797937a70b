import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const FITTING_NODE = pathToFileURL(resolve(process.cwd(), 'bin', 'fitting-node.mjs')).href;

/** Runs itself again for the flags of the service, as a Node before 22.15 does, and writes its process id. */
const SCRIPT = `
import { onFittingNode } from '${FITTING_NODE}';
process.execve = undefined;
await onFittingNode(import.meta.url);
process.once('SIGTERM', () => process.exit(7));
setInterval(() => undefined, 1_000);
console.log(process.pid);
`;

/** The child shares the output of the program, which closes when both have ended. */
describe('a program that runs again in a child process', () => {
  let folder: string;
  let program: ChildProcess;
  let child: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fitting-node-'));
    const script = join(folder, 'script.mjs');
    writeFileSync(script, SCRIPT);
    const started = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    program = started;
    const [line] = (await once(createInterface(started.stdout), 'line')) as [string];
    child = Number(line);
  });

  afterEach(() => {
    if (program.stdout?.closed === false) process.kill(child, 'SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('should pass a signal on, and end with the exit code of the child', async () => {
    expect(child).not.toBe(program.pid);
    program.kill('SIGTERM');
    expect(await once(program, 'close')).toEqual([7, null]);
  });

  it('should not leave the child behind when it is killed', async () => {
    const isAllClosed = once(program, 'close');
    program.kill('SIGKILL');
    expect(await isAllClosed).toEqual([null, 'SIGKILL']);
  }, 10_000);
});
