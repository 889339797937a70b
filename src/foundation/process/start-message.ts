import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AppConfig, isEmbedded } from '../config/index.js';

/** The message when the service is ready: one line for programs. */
export function startLine({ auth, dataDir, database, workers }: AppConfig, url: string): string {
  const processes = workers > 1 ? ` ${String(workers)} workers;` : '';
  return `Metadata service ready at ${url} (database ${database.engine};${processes} ${tokenPlace(auth.adminToken, dataDir)})`;
}

/** Where a token of the root user is. A database that held tokens before the first start brings no file with one. */
function tokenPlace(adminToken: string | undefined, dataDir: string): string {
  if (adminToken !== undefined) return 'admin token from ADMIN_TOKEN';
  const file = tokenFile(dataDir);
  return existsSync(file) ? `admin token in ${file}` : `admin token from ${TOKEN_COMMAND}`;
}

const TOKEN_COMMAND = 'metadata-service token --name first';

/** The same for people at a terminal, with the next steps. */
export function startText(config: AppConfig, url: string): string {
  const { auth, dataDir, database, search } = config;
  const token = auth.adminToken === undefined ? `$(${tokenCommand(dataDir)})` : '$ADMIN_TOKEN';
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

function tokenCommand(dataDir: string): string {
  const file = tokenFile(dataDir);
  return existsSync(file) ? `cat ${file}` : TOKEN_COMMAND;
}

function tokenFile(dataDir: string): string {
  return join(dataDir, 'admin-token');
}
