/** A connection of pg or mysql2, as far as it is the same. */
export interface ErrorSource {
  on(event: 'error', listener: () => void): unknown;
}

/** What one driver's connections offer beside statements. */
export interface ServerDriver {
  /** Ends a connection at once, whatever it is doing; its pool drops it. */
  end(connection: unknown): void;
  /** The number under which the server knows the connection's session. */
  thread(connection: unknown): number | undefined;
}

/**
 * Lets the process survive whatever befalls a connection, for as long as the connection lives. A pool listens only
 * while the connection is idle, and the service only while it is in use; an error in between would end the process.
 * Nothing is lost by it: the statement under way, or the next one, fails.
 */
export function surviveErrors(connection: ErrorSource): void {
  connection.on('error', () => undefined);
}

/** The driver pg: a statement under way is torn down with the socket. */
export const PG_DRIVER: ServerDriver = {
  end: (connection) => void (connection as { end(): Promise<void> }).end().catch(() => undefined),
  thread: () => undefined,
};

/** The driver mysql2. */
export const MYSQL_DRIVER: ServerDriver = {
  end: (connection) => (connection as { destroy(): void }).destroy(),
  thread: (connection) => (connection as { readonly threadId?: number }).threadId,
};
