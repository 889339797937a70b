import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { nextTurnIfHeld } from '../common/event-loop.js';

/**
 * Serves the requests of each connection one after the other: the next one starts when the response before it is sent,
 * and other work runs in between. Node parses what it has read of a connection in one go, which may be thousands of
 * pipelined requests; no more is read until the last of them is served.
 */
export class PipelinedRequests {
  /** The requests that wait for the one that is served, for each connection with such a one. */
  private readonly waiting = new WeakMap<Socket, (() => void)[]>();
  /** Connections on which requests have waited. */
  private readonly watched = new WeakSet<Socket>();

  /** Calls `serve` now, or when the responses to the earlier requests of the connection are sent. */
  inOrder(socket: Socket, response: ServerResponse, serve: () => void): void {
    const waiting = this.waiting.get(socket);
    if (waiting === undefined) {
      this.waiting.set(socket, []);
      this.start(socket, response, serve);
      return;
    }
    // What runs at the end of another request would otherwise take that for its own origin.
    waiting.push(AsyncResource.bind(() => void this.startInTurn(socket, response, serve)));
    this.stopReading(socket);
  }

  private stopReading(socket: Socket): void {
    socket.pause();
    if (this.watched.has(socket)) return;
    this.watched.add(socket);
    // A handler that reads its own body, which is complete, resumes the connection.
    socket.on('resume', () => {
      if (this.isQueued(socket)) socket.pause();
    });
  }

  private start(socket: Socket, response: ServerResponse, serve: () => void): void {
    response.once('close', () => this.next(socket));
    serve();
  }

  private next(socket: Socket): void {
    const start = this.waiting.get(socket)?.shift();
    if (start === undefined || socket.destroyed) {
      this.waiting.delete(socket);
      return;
    }
    start();
    if (!this.isQueued(socket)) socket.resume();
  }

  private isQueued(socket: Socket): boolean {
    return (this.waiting.get(socket)?.length ?? 0) > 0;
  }

  private async startInTurn(socket: Socket, response: ServerResponse, serve: () => void): Promise<void> {
    await nextTurnIfHeld();
    if (!socket.destroyed) this.start(socket, response, serve);
  }
}
