import { Agent, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { DomainError } from '../../common/errors.js';
import { COUNTED_HEADER, PEER_HEADER } from './worker-headers.js';

/** Headers that concern one connection. Source: RFC 9110, 7.6.1. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that are not passed on: those above, and those that only workers set. */
const NOT_PASSED = new Set([...OF_CONNECTION, PEER_HEADER, COUNTED_HEADER]);

/** The same for a request whose body has been read. */
const NOT_PASSED_WITH_BODY = new Set([...NOT_PASSED, 'content-length', 'expect']);

/** Errors of a connection that was never established: the writer has seen nothing of the request. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOENT', 'EAGAIN']);

/** How long a client should wait for a writer that is started again, in seconds. */
const RETRY_AFTER_SECONDS = 1;

/** What the worker that passes a request on has already read of it. */
interface Passed {
  /** The body, if it has been read. */
  readonly body: string;
}

/** Passes requests on to the worker that writes, byte by byte, over connections that stay open. */
export class WriterClient {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly socketPath: string) {}

  /**
   * Passes a request on and sends the client the writer's response. `passed`: the request was read and counted towards
   * the rate limits here. Responds with 503 if the writer cannot be reached, or ends before its response.
   */
  pass(request: IncomingMessage, response: ServerResponse, passed?: Passed): void {
    const { method, url } = request;
    const headers = requestHeaders(request, passed);
    const onward = send({ socketPath: this.socketPath, agent: this.agent, method, path: url, headers });
    onward.on('response', (answer) => {
      // The writer reads no more of the request: what is left of it would be taken for the next one.
      if (!request.complete) response.shouldKeepAlive = false;
      passBack(answer, response);
    });
    onward.on('error', (error: NodeJS.ErrnoException) => refuse(error, response));
    response.once('close', () => {
      if (!response.writableFinished) onward.destroy();
    });
    if (passed === undefined) request.pipe(onward);
    else onward.end(passed.body);
  }

  close(): void {
    this.agent.destroy();
  }
}

function refuse(error: NodeJS.ErrnoException, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return;
  const { code, message } = UNREACHED.has(error.code ?? '') ? unreached() : unanswered();
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': String(RETRY_AFTER_SECONDS),
  });
  response.end(JSON.stringify({ error: code, message }));
}

function passBack(answer: IncomingMessage, response: ServerResponse): void {
  const { statusCode = 502, statusMessage = '', rawHeaders } = answer;
  response.writeHead(statusCode, statusMessage, kept(rawHeaders, OF_CONNECTION));
  answer.pipe(response);
  answer.once('error', () => response.destroy());
}

function requestHeaders({ rawHeaders, socket }: IncomingMessage, passed: Passed | undefined): string[] {
  const headers = kept(rawHeaders, passed === undefined ? NOT_PASSED : NOT_PASSED_WITH_BODY);
  headers.push(PEER_HEADER, socket.remoteAddress ?? '');
  if (passed !== undefined)
    headers.push(COUNTED_HEADER, 'true', 'content-length', String(Buffer.byteLength(passed.body)));
  return headers;
}

/** The pairs of `rawHeaders` whose names are not in `without`. */
function kept(rawHeaders: readonly string[], without: ReadonlySet<string>): string[] {
  const headers: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!without.has(name.toLowerCase())) headers.push(name, value);
  }
  return headers;
}

function unreached(): DomainError {
  return new DomainError(
    'ENGINE_UNAVAILABLE',
    'The process that writes is being started again, and has not received the request: send it again.',
  );
}

function unanswered(): DomainError {
  return new DomainError(
    'OUTCOME_UNKNOWN',
    'The process that writes ended during the request, which may or may not have been executed: read what it was to change before you send it again.',
  );
}
