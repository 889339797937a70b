import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends connections whose client has taken nothing of an answer for `limitMs`, so that it cannot hold the answer's
 * memory for as long as it likes. Time in which the answer is being made does not count, nor does a client that is slow
 * but takes some. Idle connections are ended as ever. `stalled` hears of each.
 */
export function limitStalledReaders(server: Server, limitMs: number, stalled: (bytes: number) => void): void {
  /** Answers of one connection go out in order, so the one begun last tells of all. */
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
