import { spawn } from 'node:child_process';
import { inRoot, root } from './root.mjs';

/**
 * Runs a command in the checkout, or in `cwd`. With `quiet` its output goes to the error stream, so that the output of
 * what follows stays clean, and with `silent` nowhere. The command ends with this process. Returns the exit code.
 */
export function run(command, args, { cwd = root, env = {}, quiet = false, silent = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
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
