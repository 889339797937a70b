import { ownConfig } from '../foundation/config/index.js';
import { type Command, UsageError } from './command.js';
import { parseOptions } from './parse-options.js';

const USAGE = `Takes over a database that DataHub made: builds the edges, the listing of runs and the search documents that its tables lack, and takes over its time series.

  metadata-service migrate --plan
  metadata-service migrate [--again]

  --plan   tell what is there and what would be built, and write nothing
  --again  also when the database was taken over before: everything is looked through again, and what is missing is built

The service does the same in the background at its first start; what one process has begun, another goes on with. The database and the search engine are those of the service:
DATABASE_URL, SEARCH_URL, INDEX_PREFIX … from the environment or .env. TAKEOVER_SEARCH_URL and TAKEOVER_INDEX_PREFIX name the search engine of DataHub where it is another.
`;

/** Takes over DataHub's database, or tells what that would do. */
export const migrate: Command = {
  usage: USAGE,
  async run(args) {
    const { plan = false, again = false } = parseOptions(args, {
      plan: { type: 'boolean' },
      again: { type: 'boolean' },
    });
    if (plan && again) throw new UsageError('--again does not go with --plan.');
    return plan ? showPlan() : takeOverNow(again);
  },
};

/** The engines and all that belongs to them are loaded only where they are needed. */
async function showPlan(): Promise<number> {
  const [{ migrationPlan }, { planText }] = await Promise.all([
    import('./migrate-plan.js'),
    import('./migrate-plan-text.js'),
  ]);
  const config = ownConfig();
  process.stdout.write(planText(await migrationPlan(config), config));
  return 0;
}

async function takeOverNow(again: boolean): Promise<number> {
  const [{ takeOver }, { takenOverText }] = await Promise.all([
    import('./migrate-takeover.js'),
    import('./migrate-plan-text.js'),
  ]);
  process.stdout.write(takenOverText(await takeOver(ownConfig(), again, process.stderr)));
  return 0;
}
