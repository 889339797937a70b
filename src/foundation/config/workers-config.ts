import { integer } from './parsers.js';
import { required } from './variable.js';

const MOST_WORKERS = 64;

/** Processes of the service. */
export const WORKER_VARIABLES = {
  WORKERS: required({
    // A service beside the one that the settings describe is one process.
    namesStore: true,
    parser: integer(1, MOST_WORKERS),
    default: '1',
    description:
      'Number of processes that serve requests on the port, to use several cores; with embedded stores, the first one writes, and the others read.',
  }),
} as const;
