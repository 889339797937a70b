import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * What a proxy does with a request: lets it pass, answers in the engine's place with a status, or drops the connection.
 * A `late` one it serves when the promise resolves, after the connection is gone.
 */
export type Fault = 'pass' | 'drop' | 429 | 503 | { readonly late: Promise<unknown>; readonly served?: () => void };

type Decision = (method: string, path: string) => Fault | Promise<Fault>;

/** A proxy before an engine that can fail as an engine does. */
export interface FaultProxy {
  /** Address that the service takes for the engine's. */
  readonly url: string;
  /** Decides for each request from now on. A promise holds the request until it resolves. */
  behave(decide: Decision): void;
  /** Requests that did not pass, since the start. */
  readonly faults: () => number;
  close(): Promise<void>;
}

/** Starts a proxy before `target`, as in `http://127.0.0.1:9200`; at first everything passes. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let decide: Decision = () => 'pass';
  let faults = 0;
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing);
  });
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const fault = await decide(incoming.method ?? '', incoming.url ?? '');
    if (fault !== 'pass') faults += 1;
    if (fault === 'pass') forward(target, incoming, outgoing);
    else if (fault === 'drop') incoming.socket.destroy();
    else if (typeof fault === 'number') refuse(incoming, outgoing, fault);
    else await forwardLate(target, incoming, fault);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave(next) {
      decide = next;
    },
    faults: () => faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function forwardLate(
  target: string,
  incoming: IncomingMessage,
  { late, served }: Exclude<Fault, string | number>,
): Promise<void> {
  const body = await buffer(incoming);
  incoming.socket.destroy();
  await late;
  const onward = send(target, incoming, (answer) => answer.resume().on('end', () => served?.()));
  onward.on('error', () => served?.());
  onward.end(body);
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, status: number): void {
  incoming.resume();
  incoming.on('end', () => {
    const error = { type: 'es_rejected_execution_exception', reason: 'rejected execution of coordinating operation' };
    outgoing.writeHead(status, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
    outgoing.end(JSON.stringify({ error: { root_cause: [error], ...error }, status }));
  });
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const onward = send(target, incoming, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

function send(target: string, incoming: IncomingMessage, onAnswer: (answer: IncomingMessage) => void): ClientRequest {
  const { hostname, port } = new URL(target);
  const headers = { ...incoming.headers, host: `${hostname}:${port}` };
  return request({ hostname, port, method: incoming.method, path: incoming.url, headers }, onAnswer);
}
