/** The common part of the connections of pg and mysql2. */
export interface ErrorSource {
  on(event: 'error', listener: () => void): unknown;
}

/**
 * Keeps errors of a connection from ending the process, for the lifetime of the connection. A pool handles errors only
 * while the connection is idle, and the service only while it is in use; an error in between would end the process. No
 * error is lost: the current statement, or the next one, fails.
 */
export function surviveErrors(connection: ErrorSource): void {
  connection.on('error', () => undefined);
}
