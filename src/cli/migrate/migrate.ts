import { ownConfig } from '../../foundation/config/index.js';
import { type Command, UsageError } from '../command.js';
import { parseOptions } from '../parse-options.js';

const USAGE = `Takes over a DataHub database: builds the edges, the listing of runs and the search documents that its tables lack, and takes over its time series.

  metadata-service migrate --plan
  metadata-service migrate [--again]

  --plan   show what exists and what would be built, without writing anything
  --again  repeat the takeover: check everything again, and build what is missing

The service does the same in the background at its first start; any process resumes the work of another. The command uses the service's settings for the database and the search
engine: DATABASE_URL, SEARCH_URL, INDEX_PREFIX … from the environment or .env. If DataHub has another search engine, TAKEOVER_SEARCH_URL and TAKEOVER_INDEX_PREFIX name it.
`;

/** Takes over DataHub's database, or shows the plan. */
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

/** The engines and their dependencies are loaded only when needed. */
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
