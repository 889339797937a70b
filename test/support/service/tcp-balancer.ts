import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const PROBE_MS = 50;

/**
 * A plain TCP balancer: each connection goes to the next service that `/health/ready` says is ready. It knows nothing
 * of requests.
 */
export interface TcpBalancer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a balancer before the services at `urls`. */
export async function startTcpBalancer(urls: readonly string[]): Promise<TcpBalancer> {
  const targets = urls.map((url) => ({ url, isReady: true }));
  const open = new Set<Socket>();
  let turn = 0;
  const probe = setInterval(() => {
    for (const target of targets) void isReady(target.url).then((ready) => (target.isReady = ready));
  }, PROBE_MS);
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const ready = targets.filter((target) => target.isReady);
    const target = ready[(turn += 1) % ready.length];
    if (target === undefined) client.destroy();
    else join(client, target.url, open);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(probe);
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`, { headers: { connection: 'close' } }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status === 200;
    },
    () => false,
  );
}

/** Passes bytes and ends on in both directions; a break of one side breaks the other. */
function join(client: Socket, url: string, open: Set<Socket>): void {
  const { hostname, port } = new URL(url);
  const service = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  for (const [here, there] of [
    [client, service],
    [service, client],
  ] as const) {
    open.add(here);
    here.on('error', () => there.destroy());
    here.on('close', () => open.delete(here));
    here.pipe(there);
  }
}
