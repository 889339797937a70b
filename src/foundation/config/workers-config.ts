import { availableParallelism, totalmem } from 'node:os';
import { integer } from './parsers.js';
import { optional } from './variable.js';

const MOST_WORKERS = 64;

/** Most workers that are started without being asked for: each has connections of its own to the servers. */
const MOST_BY_DEFAULT = 4;

/**
 * What a worker may need, in bytes. Source: `npm run bench -- flat` saw up to 420 MB in a process, a rebuild of
 * 10,000,000 rows included.
 */
const MEMORY_PER_WORKER = 2 ** 29;

/** Processes of the service. */
export const WORKER_VARIABLES = {
  WORKERS: optional({
    // A service beside the one that the settings describe is one process.
    namesStore: true,
    parser: integer(1, MOST_WORKERS),
    defaultNote: `1 with an embedded store; with servers for both, one for each core and 512 MB of memory, at most ${String(MOST_BY_DEFAULT)}`,
    description:
      'Number of processes that serve requests on the port, to use several cores; with embedded stores, the first one writes, and the others read.',
  }),
} as const;

/** What a process may use of its machine, or of its container. */
interface Machine {
  readonly cores: number;
  /** In bytes. */
  readonly memory: number;
}

/** Number of workers where `WORKERS` is unset. */
export function defaultWorkers(hasEmbeddedStore: boolean, { cores, memory }: Machine = thisMachine()): number {
  if (hasEmbeddedStore) return 1;
  return Math.max(1, Math.min(MOST_BY_DEFAULT, cores, Math.floor(memory / MEMORY_PER_WORKER)));
}

function thisMachine(): Machine {
  // Zero where the system sets no limit.
  const limit = process.constrainedMemory() || Infinity;
  return { cores: availableParallelism(), memory: Math.min(limit, totalmem()) };
}
