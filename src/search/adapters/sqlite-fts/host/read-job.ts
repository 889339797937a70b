import type { IndexReader } from '../reading/index-reader.js';
import type { Channel } from './channel.js';

/** A call of the index that somebody waits for. */
export interface ReadJob {
  /** Makes the call and gives its answer to whoever waits; fails as the call does. */
  readonly run: (thread: Channel<IndexReader>) => Promise<void>;
  readonly fail: (error: unknown) => void;
  /** Whether it may be ended and begun anew, and has a deadline: a search of a caller, rather than work of the service's own. */
  readonly isSearch: boolean;
  /** When it was asked for, in milliseconds. */
  readonly since: number;
  /** Whether nobody waits for it any more. */
  isDone: boolean;
  /** Whether it turned out to take long, so that it keeps away from the first thread. */
  isLong: boolean;
}
