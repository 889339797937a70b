import 'reflect-metadata';
import { runProgram } from './program.js';

/**
 * Runs the program with the arguments of this process, and sets its exit code unless it continues on its own. `started`
 * is called when the service has started in this process.
 */
export async function main(started?: () => void): Promise<void> {
  const code = await runProgram(process.argv.slice(2), started);
  if (code !== undefined) process.exitCode = code;
}
