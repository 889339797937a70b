/** Where Node keeps what `fetch` sends requests with. */
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');

interface Dispatcher {
  close(): Promise<void>;
}

/**
 * Closes the connections that `fetch` keeps for a next request, and those in use when they are done. A service that
 * stops waits half a second for a request on such a connection.
 */
export function closeIdleConnections(): void {
  const holder = globalThis as { [DISPATCHER]?: Dispatcher };
  const used = holder[DISPATCHER];
  if (used === undefined) return;
  holder[DISPATCHER] = new (used.constructor as new () => Dispatcher)();
  void used.close();
}
