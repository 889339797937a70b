import { setTimeout as wait } from 'node:timers/promises';
import { type Service, type Told, toldBy } from '../told.js';
import { historyWrite, type Promised } from './history-writes.js';

/** Before a writer calls a service again that is not there, in milliseconds. */
const REFUSED_PAUSE_MS = 25;

/** A write that was sent, and what its caller was told of it. */
export interface Attempt {
  readonly promised: Promised;
  readonly told: Told;
  /** The start of the answer, or the error of the connection. */
  readonly answer: string;
  /** From the request to the whole answer, in milliseconds. */
  readonly took: number;
}

/** Writers at work. */
export interface HistoryWriters {
  /** In the order in which they ended; those of one writer are in the order in which it sent them. */
  readonly attempts: readonly Attempt[];
  /** Lets the writes under way end. */
  end(): Promise<void>;
}

/** Starts `count` writers, each of which sends its next write when it knows, or cannot know, what came of the last. */
export function startHistoryWriters(service: Service, count: number): HistoryWriters {
  const attempts: Attempt[] = [];
  let isEnded = false;
  const work = async (writer: string): Promise<void> => {
    for (let step = 0; !isEnded; step += 1) {
      const attempt = await attemptOf(service, writer, step);
      attempts.push(attempt);
      if (attempt.told !== 'fine') await wait(REFUSED_PAUSE_MS);
    }
  };
  const done = Promise.all(Array.from({ length: count }, (_item, writer) => work(`w${writer}`)));
  return {
    attempts,
    async end() {
      isEnded = true;
      await done;
    },
  };
}

async function attemptOf(service: Service, writer: string, step: number): Promise<Attempt> {
  const { promised, send } = historyWrite(writer, step);
  const sentAt = performance.now();
  const result = (told: Told, answer: string): Attempt => ({
    promised,
    told,
    answer,
    took: performance.now() - sentAt,
  });
  try {
    const answer = await send(service);
    return result(toldBy(answer), `${answer.status} ${answer.text.slice(0, 300)}`);
  } catch (error) {
    return result('unclear', String(error instanceof Error ? (error.cause ?? error) : error));
  }
}
