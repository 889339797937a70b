import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections whose client has read nothing of a response for `limitMs`, so that it cannot hold the response's
 * memory indefinitely. Ignores the time in which the response is computed, and slow clients that read some data. Idle
 * connections are handled as before. Calls `stalled` for each.
 */
export function limitStalledReaders(server: Server, limitMs: number, stalled: (bytes: number) => void): void {
  /** Responses on one connection are sent in order, so the latest one represents all. */
  const latest = new WeakMap<Socket, ServerResponse>();
  server.timeout = limitMs;
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => latest.set(socket, response));
  server.on('timeout', (socket: Socket) => {
    const waiting = socket.writableLength;
    if (waiting === 0 && latest.get(socket)?.writableFinished === false) return;
    if (waiting > 0) stalled(waiting);
    socket.destroy();
  });
}
