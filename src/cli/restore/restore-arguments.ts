import type { CheckArguments, RestoreArguments } from '../../operations/index.js';
import type { ServerDefaults } from '../../foundation/config/index.js';
import { UsageError } from '../command.js';
import { parseOptions } from '../parse-options.js';
import { type CalledServer, calledServer } from '../server-arguments.js';

/** Usage of the command. */
export const RESTORE_USAGE = `Restores search documents, edges and the listing of runs from the rows in SQL and removes those without a row, or compares them.

  metadata-service restore [--urn URN | --url-like PATTERN] [--aspect NAME] [--start N] [--limit N] [--batch-size N] [--create-default-aspects]
  metadata-service restore --clean
  metadata-service restore --check | --repair [--entity-type TYPE]

metadata-service check [--repair] [--entity-type TYPE] is an alias of the last form.

  --urn          one whole entity
  --url-like     entities whose urns match an SQL LIKE pattern, such as 'urn:li:dataset:%'; --urn-like is the same
  --aspect       only rows of this aspect
  --start        number of the first row in byte order of urn and aspect (default 0)
  --last-urn, --last-aspect
                 start after this row instead, as reported by an earlier run
  --limit        maximum number of rows (default: all)
  --batch-size   rows per batch (default 500)
  --create-default-aspects
                 add missing default aspects to entities
  --clean        build new indices beside the live ones and switch when they are complete; cannot be combined with filters
  --check        compare instead of restoring; the exit code is 1 if anything is missing, stale or orphaned
  --repair       compare, and repair the differences
  --entity-type  with --check or --repair: only one entity type
  --server       run it in the service at this address, such as http://127.0.0.1:8080 (default: DATAHUB_GMS_URL, if set); required while the service uses
                 an embedded database
  --token        with --server: an access token with the privilege to restore indices (default: DATAHUB_GMS_TOKEN, which process listings do not show)

The command uses the service's settings for the database and the search engine: DATABASE_URL, SEARCH_URL, DATA_DIR … from the environment or .env.
`;

/** The parsed arguments. */
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

/** Parses the arguments. Throws `UsageError`. The worker validates the names in them. */
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
