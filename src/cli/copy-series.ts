import { grouped } from '../foundation/common/amount-text.js';
import { type AppConfig, isEmbedded, ownConfig } from '../foundation/config/index.js';
import { SeriesChangesModule } from '../ingestion/index.js';
import { type CopiedSeries, SeriesCopy } from '../operations/index.js';
import { type Command, UsageError } from './command.js';
import { engineContext } from './engine-context.js';
import { parseOptions } from './parse-options.js';
import { ProgressLine } from './progress-line.js';

const USAGE = `Copies the time series (profiles, usage, operations, runs of assertions) in the database to the search server, which serves them once SEARCH_URL names one.
Stop the service first.

  metadata-service copy-series [--again]

  --again   also copies time series that have been copied before

The command reads the service's settings from the environment or .env: the database with the time series, and the search server as SEARCH_URL. It changes
nothing in the database, and replaces nothing on the server, so that it can be repeated.
`;

/** Exit code if the search server cannot index some values. */
const EXIT_REFUSED = 1;

/** Copies the time series from the database to the search server. */
export const copySeries: Command = {
  usage: USAGE,
  async run(args) {
    const { again = false } = parseOptions(args, { again: { type: 'boolean' } });
    const config = ownConfig();
    if (isEmbedded(config.search))
      throw new UsageError('SEARCH_URL names no search server: time series are served from the database.');
    const copied = await copyAll(config, again);
    process.stdout.write(summaryOf(copied, new URL(config.search.url).host));
    process.stderr.write(remarksOn(copied));
    return copied.some(({ refused }) => refused > 0) ? EXIT_REFUSED : 0;
  },
};

async function copyAll(config: AppConfig, again: boolean): Promise<readonly CopiedSeries[]> {
  const app = await engineContext(config, { imports: [SeriesChangesModule], providers: [SeriesCopy] });
  const line = new ProgressLine(process.stderr);
  try {
    return await app.get(SeriesCopy).run({
      again,
      progress: (done, total) => line.show(`${grouped(done)} of ${grouped(total)} documents`),
    });
  } finally {
    line.clear();
    await app.close();
  }
}

function summaryOf(series: readonly CopiedSeries[], host: string): string {
  if (series.length === 0) return 'There is nothing to copy: the database has no time series that were not copied.\n';
  const total = series.reduce((sum, { copied }) => sum + copied, 0);
  const first = `Copied and counted: ${grouped(total)} documents of ${grouped(series.length)} time series, to ${host}.`;
  const lines = series.map((one) => `  ${one.aspectName} of ${one.entityType}  ${grouped(one.copied)}`);
  return `${[first, ...lines].join('\n')}\n`;
}

/** What was not copied, and why. */
function remarksOn(series: readonly CopiedSeries[]): string {
  const leftOut = series.reduce((sum, one) => sum + one.leftOut, 0);
  const refused = series.reduce((sum, one) => sum + one.refused, 0);
  const lines = [
    ...(leftOut === 0 ? [] : [`${grouped(leftOut)} documents of deleted entities were left out.`]),
    ...(refused === 0
      ? []
      : [`The search server cannot index ${grouped(refused)} documents, which stay in the database:`]),
    ...series.flatMap(({ examples }) => examples.map((example) => `  ${example}`)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
