import { dirname } from 'node:path';
import { grouped } from '../foundation/common/amount-text.js';
import { makeFolder } from '../foundation/common/make-folder.js';
import {
  type AppConfig,
  isEmbedded,
  keepFilesPrivate,
  loadConfig,
  ownConfig,
  targetDatabase,
} from '../foundation/config/index.js';
import { isEmbeddedUrl, probeDatabase, sqlitePath } from '../foundation/database/index.js';
import { ModelRegistry } from '../model/index.js';
import { type CopiedRows, copyStore } from '../operations/index.js';
import { SeriesCatalogue } from '../timeseries/index.js';
import { type Command, UsageError } from './command.js';
import { explained } from './own-database.js';
import { parseOptions } from './parse-options.js';
import { ProgressLine } from './progress-line.js';

const USAGE = `Copies everything in the database to another, empty one, such as from SQLite to PostgreSQL or MySQL. Stop the service first.

  metadata-service copy --to URL

  --to   an empty database: postgres://user:password@host:5432/name, mysql://… or sqlite:/path/metadata.db (default: TARGET_DATABASE_URL, which process
         listings do not show)

The command reads the database of the service's settings, DATABASE_URL or DATA_DIR from the environment or .env, and leaves it as it is. A copy that was
interrupted begins again when the command is repeated.
`;

/** Copies the database to another engine. */
export const copy: Command = {
  usage: USAGE,
  async run(args) {
    const { to } = parseOptions(args, { to: { type: 'string' } });
    const target = targetDatabase(to);
    if (target === undefined) throw new UsageError('--to is missing. Name the empty database.');
    const config = ownConfig();
    keepFilesPrivate(config);
    await explained(config, () => probeDatabase(config.database.url));
    await explained(settingsOf(target), () => prepared(target), '--to');
    const rows = await copied(config, target);
    process.stdout.write(summaryOf(rows));
    process.stderr.write(nextStepsOf(config));
    return 0;
  },
};

/** Checks the new database before the copy; for a file, makes its folder. */
async function prepared(target: string): Promise<void> {
  if (isEmbeddedUrl(target)) makeFolder(dirname(sqlitePath(target)));
  await probeDatabase(target);
}

/** Settings that name the new database, and with it the folder of a file. */
function settingsOf(to: string): AppConfig {
  return loadConfig({ DATABASE_URL: to, ...(isEmbeddedUrl(to) && { DATA_DIR: dirname(sqlitePath(to)) }) });
}

async function copied(config: AppConfig, to: string): Promise<CopiedRows> {
  const line = new ProgressLine(process.stderr);
  const catalogue = new SeriesCatalogue(ModelRegistry.standard(config.model.paths));
  const progress = (done: number, total: number): void => line.show(`${grouped(done)} of ${grouped(total)} rows`);
  try {
    return await copyStore({ from: config.database.url, to, catalogue, progress });
  } finally {
    line.clear();
  }
}

function summaryOf(copiedRows: CopiedRows): string {
  const tables = [...copiedRows].filter(([, rows]) => rows > 0);
  const lines = tables.map(([name, rows]) => `  ${name}  ${grouped(rows)}`);
  const total = tables.reduce((sum, [, rows]) => sum + rows, 0);
  return `${[`Copied and counted: ${grouped(total)} rows of ${grouped(tables.length)} tables.`, ...lines].join('\n')}\n`;
}

/** What the operator does next, and what the database did not hold. */
function nextStepsOf({ database, search, dataDir }: AppConfig): string {
  const series = isEmbedded(search)
    ? 'Time series are in the new database. With a search server as SEARCH_URL, run metadata-service copy-series before the start.'
    : `Time series stay in ${new URL(search.url).host}.`;
  const files = isEmbedded(database)
    ? `Uploaded files stay in ${dataDir}/files: name the folder in DATAHUB_OBJECT_STORAGE_URI (file:///…).\n`
    : '';
  return `Start the service with DATABASE_URL = the new database, and the same DATA_DIR: its keys are those of tokens and secrets.
The search index is used if it is the same one, and otherwise filled in the background.
${series}
${files}`;
}
