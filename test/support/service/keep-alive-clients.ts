import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A request of a client, and the id of what it writes where it does. */
export interface ClientRequest {
  readonly path: string;
  readonly body: string;
  readonly id?: string;
}

/** How a request ended. */
export interface ClientAnswer {
  readonly id: string | undefined;
  /** Status of the answer; undefined where there was none. */
  readonly status: number | undefined;
  /** Body of the answer; empty where there was none. */
  readonly body: string;
  /** Code of the connection's error where there was no whole answer. */
  readonly error: string | undefined;
  /** Whether the answer announces the end of its connection. */
  readonly closes: boolean;
  /** When the request was sent, as of `performance.now()`. */
  readonly sentAt: number;
  /** Whether its connection had served another one before. */
  readonly isReused: boolean;
}

/** Clients at work, each with one connection that it keeps as long as the server does. */
export interface Clients {
  readonly answers: readonly ClientAnswer[];
  /** Lets the requests under way end. */
  end(): Promise<void>;
}

/** What clients may be told. */
export interface ClientOptions {
  readonly url: string;
  readonly token: string;
  readonly count: number;
  readonly next: (client: number, at: number) => ClientRequest;
  /** Whether connections are kept between requests. */
  readonly keepAlive: boolean;
  /** Time between an answer and the next request of a client; default 0. */
  readonly pauseMs?: number;
}

/** Time after a connection that was refused or broke. */
const FAILURE_PAUSE_MS = 250;

/** Starts `count` clients. Each sends its next request when the last one is answered. */
export function startClients(options: ClientOptions): Clients {
  const answers: ClientAnswer[] = [];
  let isEnded = false;
  const work = async (client: number): Promise<void> => {
    const agent = new Agent({ keepAlive: options.keepAlive, maxSockets: 1 });
    for (let at = 0; !isEnded; at += 1) {
      const answer = await send(options, agent, options.next(client, at));
      answers.push(answer);
      const pauseMs = answer.status === undefined ? FAILURE_PAUSE_MS : (options.pauseMs ?? 0);
      if (pauseMs > 0) await wait(pauseMs);
    }
    agent.destroy();
  };
  const done = Promise.all(Array.from({ length: options.count }, (_item, client) => work(client)));
  return {
    answers,
    async end() {
      isEnded = true;
      await done;
    },
  };
}

async function send(
  { url, token }: ClientOptions,
  agent: Agent,
  { path, body, id }: ClientRequest,
): Promise<ClientAnswer> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const ended = { id, status: undefined, body: '', error: undefined, closes: false, sentAt: performance.now() };
  let isReused = false;
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(url + path, { method: 'POST', agent, headers }, resolve);
      sent.once('socket', () => (isReused = sent.reusedSocket));
      sent.once('error', reject);
      sent.end(body);
    });
    const { statusCode: status, headers: told } = answer;
    return { ...ended, isReused, status, body: await text(answer), closes: told.connection === 'close' };
  } catch (error) {
    return { ...ended, isReused, error: String((error as NodeJS.ErrnoException).code ?? error) };
  }
}
