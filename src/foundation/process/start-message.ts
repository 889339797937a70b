import { join } from 'node:path';
import { type AppConfig, isEmbedded } from '../config/index.js';

/** The message when the service is ready: one line for programs. */
export function startLine({ auth, dataDir, database, workers }: AppConfig, url: string): string {
  const adminToken = auth.adminToken === undefined ? `in ${tokenFile(dataDir)}` : 'from ADMIN_TOKEN';
  const processes = workers > 1 ? ` ${String(workers)} workers;` : '';
  return `Metadata service ready at ${url} (database ${database.engine};${processes} admin token ${adminToken})`;
}

/** The same for people at a terminal, with the next steps. */
export function startText(config: AppConfig, url: string): string {
  const { auth, dataDir, database, search } = config;
  const token = auth.adminToken === undefined ? `$(cat ${tokenFile(dataDir)})` : '$ADMIN_TOKEN';
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

function tokenFile(dataDir: string): string {
  return join(dataDir, 'admin-token');
}
