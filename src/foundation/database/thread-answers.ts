import type { Database as SqliteHandle, Options } from 'better-sqlite3';
import Sqlite from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../common/message-of.js';
import type { ThreadAnswer, ThreadCall } from './thread-calls.js';

/** Answers the requests to this thread, whose data is the path of a database, one after another. */
export function answerCalls<Request, Reply>(
  options: Options,
  prepare: (database: SqliteHandle) => (request: Request) => Reply,
): void {
  const handle = prepare(new Sqlite(workerData as string, { fileMustExist: true, ...options }));
  const answerTo = ({ id, request }: ThreadCall<Request>): ThreadAnswer<Reply> => {
    try {
      return { id, reply: handle(request) };
    } catch (error) {
      return { id, message: messageOf(error), code: (error as { readonly code?: string }).code };
    }
  };
  parentPort?.on('message', (call: ThreadCall<Request>) => parentPort?.postMessage(answerTo(call)));
}
