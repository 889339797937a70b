import { parseArgs } from 'node:util';
import type { CheckArguments, RestoreArguments } from '../operations/index.js';
import { UsageError } from './token-arguments.js';

/** How to call the command. */
export const RESTORE_USAGE = `Restores search documents, edges and the listing of runs from the rows in SQL, removes what has no row any more, or compares them.

  npm run restore -- [--urn URN | --url-like PATTERN] [--aspect NAME] [--start N] [--limit N] [--batch-size N] [--create-default-aspects]
  npm run restore -- --clean
  npm run restore -- --check | --repair [--entity-type TYPE]

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
  --server       let the service at this address do it, as in http://127.0.0.1:8080; needed while it uses an embedded database
  --token        with --server: an access token of somebody who may restore indices

The database and the search engine are those of the service: DATABASE_URL, SEARCH_URL, DATA_DIR … from the environment or .env.
`;

/** A service that is asked to do the work. */
export interface RestoreServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string | undefined;
}

/** What the arguments ask for. */
export type RestoreCommand = { readonly server: RestoreServer | undefined } & (
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
  help: { type: 'boolean' },
} as const;

const CHECK_OPTIONS: ReadonlySet<string> = new Set(['check', 'entity-type', 'repair', 'server', 'token']);

type Values = ReturnType<typeof parsed>;

/** What the arguments ask for; undefined when they ask for help. Throws `UsageError`. What they name is checked by whoever does the work. */
export function parseRestoreArguments(args: readonly string[]): RestoreCommand | undefined {
  const values = parsed(args);
  if (values.help === true) return undefined;
  const server = serverOf(values);
  if (values.check !== true && values.repair !== true) return { kind: 'restore', server, given: restoreOf(values) };
  const foreign = Object.keys(values).find((name) => !CHECK_OPTIONS.has(name));
  if (foreign !== undefined) throw new UsageError(`--${foreign} does not go with --check.`);
  return { kind: 'check', server, given: { entityType: values['entity-type'], repair: values.repair ?? false } };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
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

function serverOf({ server, token }: Values): RestoreServer | undefined {
  if (server === undefined) {
    if (token !== undefined) throw new UsageError('--token goes with --server.');
    return undefined;
  }
  if (!URL.canParse(server) || !/^https?:/.test(server)) {
    throw new UsageError(`--server "${server}" is no address. Write it as in http://127.0.0.1:8080.`);
  }
  return { url: server.replace(/\/+$/, ''), token };
}
