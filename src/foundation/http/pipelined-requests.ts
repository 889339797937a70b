import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { nextTurnIfHeld } from '../concurrency/event-loop.js';

/**
 * Serves the requests of each connection one after the other: the next one starts when the response before it is sent,
 * and other work runs in between. Node parses what it has read of a connection in one go, which may be thousands of
 * pipelined requests; no more is read until the last of them is served.
 */
export class PipelinedRequests {
  /** How many requests wait, for each connection on which requests have waited. */
  private readonly waiting = new WeakMap<Socket, number>();

  /** Calls `serve` now, or when `before` is sent, the response to the request before it on the connection. */
  after(before: ServerResponse | undefined, socket: Socket, serve: () => void): void {
    if (before === undefined || before.closed) {
      serve();
      return;
    }
    this.stopReading(socket);
    // What runs at the end of another request would otherwise take that for its own origin.
    const next = AsyncResource.bind(() => void this.serveInTurn(socket, serve));
    before.once('close', next);
  }

  private stopReading(socket: Socket): void {
    const known = this.waiting.get(socket);
    this.waiting.set(socket, (known ?? 0) + 1);
    socket.pause();
    if (known !== undefined) return;
    // A handler that reads its own body, which is complete, resumes the connection.
    socket.on('resume', () => {
      if (this.waiting.get(socket) !== 0) socket.pause();
    });
  }

  private async serveInTurn(socket: Socket, serve: () => void): Promise<void> {
    await nextTurnIfHeld();
    if (socket.destroyed) return;
    const others = (this.waiting.get(socket) ?? 1) - 1;
    this.waiting.set(socket, others);
    serve();
    if (others === 0) socket.resume();
  }
}
