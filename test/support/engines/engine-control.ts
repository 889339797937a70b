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
  return controlOf(`TEST_${(process.env.E2E_SEARCH ?? '').toUpperCase()}_CONTROL`);
}

/** The control of the broker that `TEST_KAFKA_BROKERS` names. */
export function brokerControl(): EngineControl {
  return controlOf('TEST_KAFKA_CONTROL');
}

function controlOf(variable: string): EngineControl {
  const command = process.env[variable];
  if (command === undefined || command === '')
    throw new Error(`${variable} must name a command that kills and starts the server`);
  const [file = '', ...args] = command.split(' ');
  const order = async (word: string): Promise<void> => {
    await run(file, [...args, word], { timeout: 120_000 });
  };
  return { kill: () => order('kill'), start: () => order('start') };
}
