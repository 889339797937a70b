import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AppConfig, isEmbedded } from '../config/index.js';

/** The message when the service is ready: one line for programs. */
export function startLine(config: AppConfig, url: string): string {
  const { database, workers } = config;
  const processes = workers > 1 ? ` ${String(workers)} workers;` : '';
  return `Metadata service ready at ${url} (database ${database.engine};${processes} admin token ${adminToken(config).place})`;
}

const TOKEN_COMMAND = 'metadata-service token --name first';

/**
 * Where a token of the root user is, and how a shell writes it. A database that held tokens before the first start
 * brings no file with one.
 */
function adminToken({ auth, dataDir }: AppConfig): { readonly place: string; readonly inShell: string } {
  if (auth.adminToken !== undefined) return { place: 'from ADMIN_TOKEN', inShell: '$ADMIN_TOKEN' };
  const file = join(dataDir, 'admin-token');
  return existsSync(file)
    ? { place: `in ${file}`, inShell: `$(cat ${file})` }
    : { place: `from ${TOKEN_COMMAND}`, inShell: `$(${TOKEN_COMMAND})` };
}

/** The same for people at a terminal, with the next steps. */
export function startText(config: AppConfig, url: string): string {
  const { dataDir, database, search } = config;
  const token = adminToken(config).inShell;
  return [
    startLine(config, url),
    '',
    `  Database   ${database.engine}${isEmbedded(database) ? `, in ${dataDir}` : ''}`,
    `  Search     ${search.engine}${isEmbedded(search) ? `, in ${dataDir}` : ''}`,
    `  Console    ${url}/console (user datahub; ADMIN_PASSWORD sets the first password)`,
    `  GraphiQL   ${url}/api/graphiql`,
    `  OpenAPI    ${url}/openapi/swagger-ui/index.html`,
    `  Try        curl -H "Authorization: Bearer ${token}" ${url}/openapi/v3/entity/dataset`,
    '  Stop       Ctrl+C',
  ].join('\n');
}
