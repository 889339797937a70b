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

/**
 * How long a connection stays open for a next request after its last answer, in milliseconds: clients that are at work
 * send one within it.
 */
const IDLE_MS = 500;
/** How long every connection stays open, so that a request that is on its way arrives, in milliseconds. */
const ARRIVAL_MS = 100;
/** How often idle connections are looked for, in milliseconds. */
const SWEEP_MS = 50;
/** How long a client may take to close its end of a connection, in milliseconds. */
const LINGER_MS = 1_000;
/** How long a server at most waits for a moment at which no connection waits for it, in milliseconds. */
const BACKLOG_MS = 2_000;
/** How long it waits for a short turn of the event loop, in milliseconds. */
const SHORT_TURNS_MS = 300;
/** A turn of the event loop in which hardly a connection can have been made, in milliseconds. */
const SHORT_TURN_MS = 1;

interface Connection {
  /** The answer to the latest request; undefined before the first one. */
  latest: ServerResponse | undefined;
  /** When the connection became idle, as of `performance.now()`. */
  idleSince: number;
  /** Bytes that had come when it became idle; more of them are the beginning of a request. */
  bytesRead: number;
}

/**
 * The connections of HTTP servers, and how they end without the loss of a request: the last answer of each says
 * `Connection: close`, what was connected is served, and a connection is closed by its sending half first, so that the
 * client reads all of the answer and sees no reset.
 */
export class Connections {
  private readonly servers: Server[] = [];
  private readonly open = new Map<Socket, Connection>();
  /** When the connections began to end; undefined while they are kept. */
  private endingSince: number | undefined;
  private ended: (() => void) | undefined;

  /** An HTTP server whose connections are followed. */
  createServer(options: ServerOptions, listener: RequestListener): Server {
    const server = createServer(options, (request, response) => {
      if (this.begin(request, response)) listener(request, response);
    });
    server.on('connection', (socket: Socket) => this.add(socket));
    this.servers.push(server);
    return server;
  }

  /** Lets every connection end with its next answer. New ones are still accepted. */
  endAfterAnswers(): void {
    this.endingSince ??= performance.now();
    for (const [socket, { latest }] of this.open) this.endAfter(socket, latest);
  }

  /** Accepts the connections that the system has made already, and then none any more. */
  async stopListening(): Promise<void> {
    await Promise.all(this.servers.filter(({ listening }) => listening).map(closeListener));
  }

  /**
   * Closes connections that are idle, and resolves when none is left. To be called when the servers no longer listen.
   */
  async allEnded(): Promise<void> {
    if (this.open.size === 0) return;
    const sweep = setInterval(() => setImmediate(() => this.closeIdle()), SWEEP_MS);
    await new Promise<void>((resolve) => (this.ended = resolve));
    clearInterval(sweep);
  }

  /** Closes what is left, whatever it is at. */
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
   * Notes a request. False for one that comes behind the last answer of its connection: its client knows that it was
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

  /** Runs right after the system was asked for what has come in, so that no request lies unread. */
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

/** Ends the sending half, and the connection when the client has ended its own. */
function endGently(socket: Socket): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

async function closeListener(server: Server): Promise<void> {
  refuseMore(server);
  await noneWaits(server);
  // The one of HTTP servers also ends connections on which a request may be on its way.
  NetServer.prototype.close.call(server);
}

/**
 * Has the system make no more connections than are accepted at once; Node passes a backlog on only when it begins to
 * listen, so this asks its handle.
 */
function refuseMore(server: Server): void {
  const { _handle: handle } = server as { _handle?: { listen?(backlog: number): number } | null };
  handle?.listen?.(0);
}

/**
 * Resolves at the end of a short turn of the event loop in which the system had no connection to hand over. It makes
 * connections before the server hears of them, and resets those that wait when the server closes.
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
