import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { endToEndEngine } from './engines.js';

const run = promisify(execFile);

/** Takes the power from an SQL server, and gives it back. */
export interface SqlServerControl {
  kill(): Promise<void>;
  /** Starts the server unless it runs. Resolves when it answers. */
  revive(): Promise<void>;
}

/**
 * The control of the server that `E2E_ENGINE` names; undefined for the embedded one. Its command comes from
 * `TEST_…_CONTROL` and takes the word `kill` or `revive`.
 */
export function sqlServerControl(): SqlServerControl | undefined {
  const engine = endToEndEngine();
  if (engine === undefined) return undefined;
  const variable = `TEST_${engine.name.toUpperCase()}_CONTROL`;
  const [file, ...args] = (process.env[variable] ?? '').split(' ');
  if (file === undefined || file === '')
    throw new Error(`${variable} must name a command that kills and starts the server`);
  const order = async (word: string): Promise<void> => {
    await run(file, [...args, word], { timeout: 120_000 });
  };
  return { kill: () => order('kill'), revive: () => order('revive') };
}
