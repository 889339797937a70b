import type { CheckArguments, RestoreArguments } from '../operations/index.js';
import type { ServerDefaults } from '../foundation/config/index.js';
import { UsageError } from './command.js';
import { parseOptions } from './parse-options.js';
import { type CalledServer, calledServer } from './server-arguments.js';

/** How to call the command. */
export const RESTORE_USAGE = `Restores search documents, edges and the listing of runs from the rows in SQL, removes what has no row any more, or compares them.

  metadata-service restore [--urn URN | --url-like PATTERN] [--aspect NAME] [--start N] [--limit N] [--batch-size N] [--create-default-aspects]
  metadata-service restore --clean
  metadata-service restore --check | --repair [--entity-type TYPE]

metadata-service check [--repair] [--entity-type TYPE] is the same as the last.

  --urn          one entity, as a whole
  --url-like     entities whose urns fit an SQL LIKE pattern, such as 'urn:li:dataset:%'; --urn-like is the same
  --aspect       rows of this aspect alone
  --start        number of the first row in byte order of urn and aspect (default 0)
  --last-urn, --last-aspect
                 begin after this row instead, as an earlier run has told it
  --limit        rows at most (default: all)
  --batch-size   rows that are worked on together (default 500)
  --create-default-aspects
                 give entities the default aspects that they lack
  --clean        build new indices beside the live ones and switch when they are complete; goes with no filter
  --check        compare instead of restoring; the exit code is 1 when something is missing, stale or orphaned
  --repair       compare, and put right just what differs
  --entity-type  with --check or --repair: one entity type alone
  --server       let the service at this address do it, as in http://127.0.0.1:8080 (default: DATAHUB_GMS_URL, if it is set); needed while it uses an
                 embedded database
  --token        with --server: an access token of somebody who may restore indices (default: DATAHUB_GMS_TOKEN, which no list of processes shows)

The database and the search engine are those of the service: DATABASE_URL, SEARCH_URL, DATA_DIR … from the environment or .env.
`;

/** What the arguments ask for. */
export type RestoreCommand = { readonly server: CalledServer | undefined } & (
  | { readonly kind: 'restore'; readonly given: RestoreArguments }
  | { readonly kind: 'check'; readonly given: CheckArguments }
);

const OPTIONS = {
  urn: { type: 'string' },
  'url-like': { type: 'string' },
  'urn-like': { type: 'string' },
  aspect: { type: 'string' },
  start: { type: 'string' },
  'last-urn': { type: 'string' },
  'last-aspect': { type: 'string' },
  limit: { type: 'string' },
  'batch-size': { type: 'string' },
  'create-default-aspects': { type: 'boolean' },
  clean: { type: 'boolean' },
  check: { type: 'boolean' },
  'entity-type': { type: 'string' },
  repair: { type: 'boolean' },
  server: { type: 'string' },
  token: { type: 'string' },
} as const;

const CHECK_OPTIONS: ReadonlySet<string> = new Set(['check', 'entity-type', 'repair', 'server', 'token']);

type Values = ReturnType<typeof parseOptions<typeof OPTIONS>>;

/** What the arguments ask for. Throws `UsageError`. What they name is checked by whoever does the work. */
export function parseRestoreArguments(args: readonly string[], defaults: ServerDefaults = {}): RestoreCommand {
  const values = parseOptions(args, OPTIONS);
  const server = serverOf(values, defaults);
  if (values.check !== true && values.repair !== true) return { kind: 'restore', server, given: restoreOf(values) };
  const foreign = Object.keys(values).find((name) => !CHECK_OPTIONS.has(name));
  if (foreign !== undefined) throw new UsageError(`--${foreign} does not go with --check.`);
  return { kind: 'check', server, given: { entityType: values['entity-type'], repair: values.repair ?? false } };
}

function restoreOf(values: Values): RestoreArguments {
  if (values['entity-type'] !== undefined) throw new UsageError('--entity-type goes with --check.');
  if (values['url-like'] !== undefined && values['urn-like'] !== undefined) {
    throw new UsageError('--url-like and --urn-like are the same; give one.');
  }
  return {
    urn: values.urn,
    urnLike: values['url-like'] ?? values['urn-like'],
    aspect: values.aspect,
    start: numberOf('start', values.start),
    lastUrn: values['last-urn'],
    lastAspect: values['last-aspect'],
    limit: numberOf('limit', values.limit) ?? 0,
    batchSize: numberOf('batch-size', values['batch-size']),
    createDefaultAspects: values['create-default-aspects'] ?? false,
    clean: values.clean ?? false,
    async: true,
  };
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new UsageError(`--${name} must be a whole number, not "${text}".`);
}

function serverOf({ server, token }: Values, defaults: ServerDefaults): CalledServer | undefined {
  if (server === undefined && defaults.url === undefined) {
    if (token !== undefined) throw new UsageError('--token goes with --server.');
    return undefined;
  }
  return calledServer(server ?? defaults.url ?? '', token ?? defaults.token);
}
