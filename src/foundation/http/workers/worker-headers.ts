import type { IncomingMessage } from 'node:http';

/** The address of the client whose request a worker passes on. */
export const PEER_HEADER = 'x-worker-peer';

/** Present if the worker that passes the request on has counted it towards the rate limits. */
export const COUNTED_HEADER = 'x-worker-counted';

const counted = new WeakSet<IncomingMessage>();

/** Notes that another worker has counted a request towards the rate limits. */
export function noteCounted(request: IncomingMessage): void {
  counted.add(request);
}

/** Whether another worker has counted the request towards the rate limits. */
export function isCounted(request: IncomingMessage): boolean {
  return counted.has(request);
}
