import 'reflect-metadata';
import './heap-growth.js';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from './config/index.js';
import { DomainError } from './common/errors.js';
import { startService } from './service.js';

/** How long requests in flight may take after SIGTERM, in milliseconds. */
const SHUTDOWN_LIMIT_MS = 30_000;

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = loadConfig(process.env);
  const service = await startService(config);
  process.stdout.write(`${startLine(service.url)}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

  function startLine(url: string): string {
    const isConfigured = config.auth.adminToken !== undefined;
    const adminToken = isConfigured ? 'from ADMIN_TOKEN' : `in ${join(config.dataDir, 'admin-token')}`;
    return `Metadata service ready at ${url} (database ${config.database.engine}; admin token ${adminToken})`;
  }

  async function stop(): Promise<void> {
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    await service.stop();
    process.exit(0);
  }
} catch (error) {
  const text = error instanceof DomainError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`The service did not start. ${text ?? ''}\n`);
  process.exit(1);
}
