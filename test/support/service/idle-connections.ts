/** Key of the global that holds the dispatcher of `fetch`. */
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');

interface Dispatcher {
  close(): Promise<void>;
}

/**
 * Closes the idle connections of `fetch`, and those in use once their responses are complete. A stopping service waits
 * half a second for requests on open connections.
 */
export function closeIdleConnections(): void {
  const holder = globalThis as { [DISPATCHER]?: Dispatcher };
  const used = holder[DISPATCHER];
  if (used === undefined) return;
  holder[DISPATCHER] = new (used.constructor as new () => Dispatcher)();
  void used.close();
}
