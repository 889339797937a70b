import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { endGently } from '../connections.js';
import { COUNTED_HEADER, noteCounted, PEER_HEADER } from './worker-headers.js';

/**
 * Makes `server`, which the writer creates for the other workers, listen on a socket that only this user can open.
 * Replaces the socket of a writer that was killed. A connection that ends is closed gently, so that the reader gets the
 * response to a request that the writer refuses unread.
 */
export async function listenForReaders(server: Server, socketPath: string): Promise<void> {
  await rm(socketPath, { force: true });
  server.on('connection', (socket) => {
    socket.destroySoon = () => endGently(socket);
  });
  // Without `exclusive`, the primary process would listen, and would still do so when the writer has ended.
  server.listen({ path: socketPath, exclusive: true });
  await once(server, 'listening');
  await chmod(socketPath, 0o600);
}

/**
 * Passes the requests of readers to `listener` as if their clients had sent them here. A connection carries one request
 * at a time, so that the address of its client is that of the connection meanwhile.
 */
export function ofReaders(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { [PEER_HEADER]: peer, [COUNTED_HEADER]: counted } = request.headers;
    Object.defineProperty(request.socket, 'remoteAddress', { value: peer, configurable: true });
    if (counted !== undefined) noteCounted(request);
    listener(request, response);
  };
}
