import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PipelinedRequests } from './pipelined-requests.js';

/**
 * How long an idle connection stays open after its last response, in milliseconds: active clients send the next request
 * within it.
 */
const IDLE_MS = 500;
/** Minimum time that every connection stays open, so that a request in transit arrives, in milliseconds. */
const ARRIVAL_MS = 100;
/** Interval of checks for idle connections, in milliseconds. */
const SWEEP_MS = 50;
/** How long a client may take to close its end of a connection, in milliseconds. */
const LINGER_MS = 1_000;
/** Maximum time that a server waits for an empty backlog of connections, in milliseconds. */
const BACKLOG_MS = 2_000;
/** How long it waits for a short turn of the event loop, in milliseconds. */
const SHORT_TURNS_MS = 300;
/** Maximum length of a short turn, in which new connections are very unlikely, in milliseconds. */
const SHORT_TURN_MS = 1;

interface Connection {
  /** The response to the latest request; undefined before the first request. */
  latest: ServerResponse | undefined;
  /** When the connection became idle, as in `performance.now()`. */
  idleSince: number;
  /** Bytes received until it became idle; a higher number means that a request has begun. */
  bytesRead: number;
}

/**
 * The connections of HTTP servers, and their shutdown without losing a request: the last response on each says
 * `Connection: close`, established connections are served, and a connection is closed by its sending half first, so
 * that the client reads the complete response and sees no reset.
 */
export class Connections {
  private readonly servers: Server[] = [];
  private readonly open = new Map<Socket, Connection>();
  private readonly pipelined = new PipelinedRequests();
  /** When the shutdown of connections began; undefined while they are kept open. */
  private endingSince: number | undefined;
  private ended: (() => void) | undefined;

  /** Creates an HTTP server whose connections are tracked. */
  createServer(options: ServerOptions, listener: RequestListener): Server {
    const server = createServer(options, (request, response) => {
      const before = this.open.get(request.socket)?.latest;
      if (!this.begin(request, response)) return;
      this.pipelined.after(before, request.socket, () => listener(request, response));
    });
    server.on('connection', (socket: Socket) => this.add(socket));
    this.servers.push(server);
    return server;
  }

  /** Ends every connection after its next response. New ones are still accepted. */
  endAfterAnswers(): void {
    this.endingSince ??= performance.now();
    for (const [socket, { latest }] of this.open) this.endAfter(socket, latest);
  }

  /** Accepts the connections that the system has already established, and then no more. */
  async stopListening(): Promise<void> {
    await Promise.all(this.servers.filter(({ listening }) => listening).map(closeListener));
  }

  /** Closes idle connections, and resolves when none is left. Call it when the servers no longer listen. */
  async allEnded(): Promise<void> {
    if (this.open.size === 0) return;
    const sweep = setInterval(() => setImmediate(() => this.closeIdle()), SWEEP_MS);
    await new Promise<void>((resolve) => (this.ended = resolve));
    clearInterval(sweep);
  }

  /** Closes all remaining connections unconditionally. */
  destroy(): void {
    for (const socket of this.open.keys()) socket.destroy();
  }

  private add(socket: Socket): void {
    this.open.set(socket, { latest: undefined, idleSince: performance.now(), bytesRead: 0 });
    socket.once('close', () => {
      this.open.delete(socket);
      if (this.open.size === 0) this.ended?.();
    });
  }

  /**
   * Records a request. Returns false if it follows the last response of its connection: its client knows that it was
   * not served.
   */
  private begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const connection = this.open.get(socket);
    if (connection === undefined) return true;
    const { latest } = connection;
    if (this.endingSince !== undefined) {
      if (socket.writableEnded || (latest?.headersSent === true && !latest.shouldKeepAlive)) return false;
      if (latest !== undefined) latest.shouldKeepAlive = true;
      this.endAfter(socket, response);
    }
    connection.latest = response;
    const note = (): void => {
      connection.idleSince = performance.now();
      connection.bytesRead = socket.bytesRead;
    };
    request.once('close', note);
    response.once('close', note);
    return true;
  }

  private endAfter(socket: Socket, answer: ServerResponse | undefined): void {
    if (answer !== undefined && !answer.headersSent) answer.shouldKeepAlive = false;
    socket.destroySoon = () => endGently(socket);
  }

  /** Runs immediately after polling for input, so that no request is unread. */
  private closeIdle(): void {
    const now = performance.now();
    for (const [socket, connection] of this.open) if (this.isIdle(socket, connection, now)) endGently(socket);
  }

  private isIdle(socket: Socket, { latest, idleSince, bytesRead }: Connection, now: number): boolean {
    if (latest?.writableFinished === false && !latest.destroyed) return false;
    if (socket.bytesRead > bytesRead || socket.writableEnded) return false;
    return now - idleSince >= IDLE_MS && now - (this.endingSince ?? now) >= ARRIVAL_MS;
  }
}

/** Closes the sending half, and the connection once the client has closed its own half. */
export function endGently(socket: Socket): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

async function closeListener(server: Server): Promise<void> {
  refuseMore(server);
  await noneWaits(server);
  // The `close` of HTTP servers also ends connections on which a request may be in transit.
  NetServer.prototype.close.call(server);
}

/** Limits the system's backlog. Node sets it only when it starts to listen, so this calls its handle. */
function refuseMore(server: Server): void {
  const { _handle: handle } = server as { _handle?: { listen?(backlog: number): number } | null };
  handle?.listen?.(0);
}

/**
 * Resolves at the end of a short turn of the event loop without new connections. The system establishes connections
 * before the server is notified, and resets those that wait when the server closes.
 */
async function noneWaits(server: Server): Promise<void> {
  let accepted = 0;
  server.on('connection', () => (accepted += 1));
  const start = performance.now();
  for (;;) {
    const [before, begun] = [accepted, performance.now()];
    await nextTurn();
    const now = performance.now();
    const isShort = now - begun < SHORT_TURN_MS || now - start > SHORT_TURNS_MS;
    if ((accepted === before && isShort) || now - start > BACKLOG_MS) return;
  }
}
