import type { Command } from './command.js';
import { UsageError } from './command.js';

/** Runs the service until a signal ends it. */
export const start: Command = {
  usage: `Runs the service until SIGTERM or SIGINT.

  metadata-service start

All settings come from the environment or the file .env; .env.example in the package lists them.
`,
  async run([unexpected]) {
    if (unexpected !== undefined) throw new UsageError(`start takes no arguments, and "${unexpected}" was given.`);
    await import('../main.js');
    return undefined;
  },
};
