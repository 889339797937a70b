import { spawn } from 'node:child_process';
import { inRoot, root } from './root.mjs';

/**
 * Runs a command in the checkout. Its output goes to the error stream when `quiet` says so, so that the output of what
 * follows stays clean, and nowhere when `silent` does. It ends with this process. Answers the exit code.
 */
export function run(command, args, { env = {}, quiet = false, silent = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['inherit', silent ? 'ignore' : quiet ? 2 : 'inherit', 'inherit'],
    });
    const end = () => child.kill();
    process.once('exit', end);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}

/** Runs a JavaScript file of an installed package, or of the checkout, with this Node. Answers the exit code. */
export function runNode(file, args = [], options = {}) {
  return run(process.execPath, [...(options.nodeArgs ?? []), inRoot(file), ...args], options);
}
