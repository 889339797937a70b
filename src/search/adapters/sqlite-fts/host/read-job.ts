import { type RequestOrigin, requestOrigin } from '../../../../foundation/requests/request-origin.js';
import type { IndexReader } from '../reading/index-reader.js';
import type { Channel } from './channel.js';

/** A pending call of the index. */
export interface ReadJob {
  /** Makes the call and settles the caller's promise; rejects if the call fails. */
  readonly run: (thread: Channel<IndexReader>) => Promise<void>;
  readonly fail: (error: unknown) => void;
  /**
   * Whether the job has a deadline and may be cancelled and restarted: a search for a caller, as opposed to internal
   * work.
   */
  readonly isSearch: boolean;
  /** Time of the request, in milliseconds. */
  readonly since: number;
  /** The request that the job belongs to; undefined = internal work. */
  readonly origin: RequestOrigin | undefined;
  /** Whether its caller is no longer waiting. */
  isDone: boolean;
  /** Whether the job proved to be long, so that it must not use the first thread. */
  isLong: boolean;
  /** Fires when the caller stops waiting; undefined = no time limit. */
  deadline: NodeJS.Timeout | undefined;
}

/** Creates a job that makes a call with `run`, and reports a failure with `reject`. */
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
