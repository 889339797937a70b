import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Takes the power from a search server, and gives it back. */
export interface EngineControl {
  kill(): Promise<void>;
  /** Resolves when the server answers again. */
  start(): Promise<void>;
}

/**
 * The control of the server that `E2E_SEARCH` names. Its command comes from `TEST_…_CONTROL` and takes the word `kill`
 * or `start`.
 */
export function engineControl(): EngineControl {
  const name = (process.env.E2E_SEARCH ?? '').toUpperCase();
  const command = process.env[`TEST_${name}_CONTROL`];
  if (command === undefined || command === '')
    throw new Error(`TEST_${name}_CONTROL must name a command that kills and starts the server`);
  const [file = '', ...args] = command.split(' ');
  const order = async (word: string): Promise<void> => {
    await run(file, [...args, word], { timeout: 120_000 });
  };
  return { kill: () => order('kill'), start: () => order('start') };
}
