import { join } from 'node:path';
import { DomainError } from '../common/errors.js';
import { type AppConfig, isEmbedded } from './app-config.js';

type StoresConfig = Pick<AppConfig, 'database' | 'search' | 'dataDir'>;

/** Longest path of a socket in bytes. Source: `sun_path` of macOS has 104 with the final zero, that of Linux 108. */
const LONGEST_SOCKET = 103;

/**
 * The socket on which the worker that writes serves the others; undefined if all stores are servers. Throws
 * `CONFIGURATION_INVALID` if its path is too long for the operating system.
 */
export function writerSocket(config: StoresConfig): string | undefined {
  if (!isEmbedded(config.database) && !isEmbedded(config.search)) return undefined;
  const socket = join(config.dataDir, 'writer.sock');
  const excess = Buffer.byteLength(socket) - LONGEST_SOCKET;
  if (excess > 0)
    throw new DomainError(
      'CONFIGURATION_INVALID',
      `DATA_DIR is ${String(excess)} bytes too long for several workers, which reach each other through a socket in it. Set DATA_DIR to a shorter path, or WORKERS to 1.`,
    );
  return socket;
}
