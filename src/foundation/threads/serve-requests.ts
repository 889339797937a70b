import { parentPort } from 'node:worker_threads';
import type { ThreadReply, ThreadRequest } from './thread-messages.js';

/** Processes the requests of a `ThreadClient` to this thread, one after another. */
export function serveRequests<Request, Reply, Failure>(
  handle: (request: Request, id: number) => Reply,
  failureOf: (error: unknown) => Failure,
): void {
  const replyTo = ({ id, request }: ThreadRequest<Request>): ThreadReply<Reply, Failure> => {
    try {
      return { id, reply: handle(request, id) };
    } catch (error) {
      return { id, failure: failureOf(error) };
    }
  };
  parentPort?.on('message', (message: ThreadRequest<Request>) => parentPort?.postMessage(replyTo(message)));
}
