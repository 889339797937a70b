import { UsageError } from './command.js';

/** A running service that a command calls. */
export interface CalledServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly token: string | undefined;
}

/** The service at the address given with `--server`. Throws `UsageError`. */
export function calledServer(server: string, token: string | undefined): CalledServer {
  if (!URL.canParse(server) || !/^https?:/.test(server)) {
    throw new UsageError(`--server "${server}" is no address. Write it as in http://127.0.0.1:8080.`);
  }
  return { url: server.replace(/\/+$/, ''), token };
}
