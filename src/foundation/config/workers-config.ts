import { DomainError } from '../common/errors.js';
import { integer } from './parsers.js';
import { required, type ValuesOf } from './variable.js';

const MOST_WORKERS = 64;

/** Processes of the service. */
export const WORKER_VARIABLES = {
  WORKERS: required({
    // Embedded stores of a service of its own serve one process.
    namesStore: true,
    parser: integer(1, MOST_WORKERS),
    default: '1',
    description:
      'Number of processes that serve requests on the port, to use several cores; more than one requires servers as database and search engine.',
  }),
} as const;

/** Which stores are part of the process. */
interface EmbeddedStores {
  readonly database: boolean;
  readonly search: boolean;
}

/** The number of worker processes. Throws `CONFIGURATION_INVALID` for several workers with an embedded store. */
export function workerCount({ WORKERS: count }: ValuesOf<typeof WORKER_VARIABLES>, embedded: EmbeddedStores): number {
  const missing = [...(embedded.database ? ['DATABASE_URL'] : []), ...(embedded.search ? ['SEARCH_URL'] : [])];
  if (count === 1 || missing.length === 0) return count;
  const what = missing.length === 2 ? 'the embedded database and search index serve' : embeddedStore(embedded);
  throw new DomainError(
    'CONFIGURATION_INVALID',
    `WORKERS is ${String(count)}, but ${what} one process only. Set ${missing.join(' and ')} to a server, or WORKERS to 1.`,
  );
}

function embeddedStore({ database }: EmbeddedStores): string {
  return database ? 'the embedded database serves' : 'the embedded search index serves';
}
