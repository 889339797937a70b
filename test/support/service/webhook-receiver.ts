import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver got. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that receives the requests of webhooks on a local address. */
export interface WebhookReceiver {
  /** Address for a webhook; requests to it are told apart by `name`. */
  url(name: string): string;
  /** The requests to the address of `name`, in their order. */
  received(name: string): readonly ReceivedRequest[];
  /** Lets the next requests to `name` get these statuses, one each; then 200. With 503 they are to wait for an hour. */
  answer(name: string, ...statuses: readonly number[]): void;
  /** Leaves the request to `name` that follows the next `count` ones without a response. */
  hangAfter(name: string, count: number): void;
  stop(): Promise<void>;
}

/** Starts a receiver on a free port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const requests: ReceivedRequest[] = [];
  const statuses = new Map<string, number[]>();
  const hangs = new Map<string, number>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const path = request.url ?? '';
      requests.push({ path, headers: request.headers, body: Buffer.concat(pieces).toString('utf8') });
      const left = hangs.get(path);
      if (left !== undefined) hangs.set(path, left - 1);
      if (left === 0) return;
      response.statusCode = statuses.get(path)?.shift() ?? 200;
      if (response.statusCode === 503) response.setHeader('retry-after', '3600');
      if (response.statusCode === 302) response.setHeader('location', '/elsewhere');
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (name) => `http://127.0.0.1:${String(port)}/${name}`,
    received: (name) => requests.filter(({ path }) => path === `/${name}`),
    answer: (name, ...next) => statuses.set(`/${name}`, [...next]),
    hangAfter: (name, count) => hangs.set(`/${name}`, count),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
