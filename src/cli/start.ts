import cluster from 'node:cluster';
import type { Command } from './command.js';
import { UsageError } from './command.js';

const DEMO = '--demo';

/** Runs the service until a signal ends it. */
export const start: Command = {
  usage: `Runs the service until SIGTERM or SIGINT.

  metadata-service start [--demo]

  --demo         use embedded stores in a folder of their own (DATA_DIR with "-demo" at its end), and fill them with the
                 metadata of a fictional bookshop; the stores and the message bus of the settings are not touched

All settings come from the environment or the file .env; .env.example in the package lists them.
`,
  async run(args, started) {
    const unexpected = args.find((argument) => argument !== DEMO);
    if (unexpected !== undefined)
      throw new UsageError(`start takes no arguments except ${DEMO}, and "${unexpected}" was given.`);
    if (cluster.isPrimary && args.length === 0 && (await runWorkers())) return undefined;
    const { runService } = await import('../main.js');
    const options = args.includes(DEMO) ? (await import('./demo/demo-service.js')).DEMO_SERVICE : {};
    await runService({ ...options, started });
    return undefined;
  },
};

/** Runs the service as several processes if the configuration asks for that; returns whether it does. */
async function runWorkers(): Promise<boolean> {
  const { ownConfig, ownWorkers } = await import('../foundation/config/index.js');
  if (ownWorkers() === 1) return false;
  const { runPrimary } = await import('../foundation/process/index.js');
  await runPrimary(ownConfig());
  return true;
}
