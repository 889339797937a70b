import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppConfig } from '../../foundation/config/index.js';

/** The token of the root user: `ADMIN_TOKEN`, otherwise the file in `DATA_DIR`; undefined if there is neither. */
export function rootToken({ auth, dataDir }: AppConfig): string | undefined {
  const file = join(dataDir, 'admin-token');
  return auth.adminToken ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
}
