import { type RequestOrigin, requestOrigin } from '../../../../foundation/common/request-origin.js';
import type { IndexReader } from '../reading/index-reader.js';
import type { Channel } from './channel.js';

/** A call of the index that somebody waits for. */
export interface ReadJob {
  /** Makes the call and gives its answer to whoever waits; fails as the call does. */
  readonly run: (thread: Channel<IndexReader>) => Promise<void>;
  readonly fail: (error: unknown) => void;
  /**
   * Whether it may be ended and begun anew, and has a deadline: a search of a caller, rather than work of the service's
   * own.
   */
  readonly isSearch: boolean;
  /** When it was asked for, in milliseconds. */
  readonly since: number;
  /** The request that it is done for; undefined = work of the service's own. */
  readonly origin: RequestOrigin | undefined;
  /** Whether nobody waits for it any more. */
  isDone: boolean;
  /** Whether it turned out to take long, so that it keeps away from the first thread. */
  isLong: boolean;
  /** Fires when nobody waits any longer; undefined = it is waited for as long as it takes. */
  deadline: NodeJS.Timeout | undefined;
}

/** A job that makes a call by `run`, or tells by `reject` why it failed. */
export function readJob(run: ReadJob['run'], reject: (error: unknown) => void, isSearch: boolean): ReadJob {
  const settle = (): void => {
    job.isDone = true;
    clearTimeout(job.deadline);
  };
  const job: ReadJob = {
    run: async (thread) => {
      await run(thread);
      settle();
    },
    fail: (error) => {
      settle();
      reject(error);
    },
    isSearch,
    origin: requestOrigin(),
    since: performance.now(),
    isDone: false,
    isLong: false,
    deadline: undefined,
  };
  return job;
}
