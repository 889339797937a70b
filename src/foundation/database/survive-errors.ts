/** A connection of pg or mysql2, as far as it is the same. */
export interface ErrorSource {
  on(event: 'error', listener: () => void): unknown;
}

/**
 * Lets the process survive whatever befalls a connection, for as long as the connection lives. A pool listens only
 * while the connection is idle, and the service only while it is in use; an error in between would end the process.
 * Nothing is lost by it: the statement under way, or the next one, fails.
 */
export function surviveErrors(connection: ErrorSource): void {
  connection.on('error', () => undefined);
}
