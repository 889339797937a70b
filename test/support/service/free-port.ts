import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below the ports that systems choose by themselves for outgoing connections and for servers that ask for any port. */
const FIRST_PORT = 10_000;

const PORTS = 10_000;

/**
 * A port of the loopback address that nothing listens on, and that no other test gets as long as this process runs. The
 * listener on the port that is `PORTS` higher says so to the other processes, and ends with this one.
 */
export async function freePort(): Promise<number> {
  const first = randomInt(PORTS);
  for (let offset = 0; offset < PORTS; offset += 1) {
    const port = FIRST_PORT + ((first + offset) % PORTS);
    const mark = await listen(port + PORTS);
    if (mark === undefined) continue;
    mark.unref();
    const server = await listen(port);
    if (server === undefined) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error('No port is free');
}

/** Returns undefined where something listens on `port`. */
async function listen(port: number): Promise<Server | undefined> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}
