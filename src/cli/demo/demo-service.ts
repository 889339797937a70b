import { join } from 'node:path';
import { type AppConfig, separateConfig } from '../../foundation/config/index.js';
import type { Service } from '../../service.js';
import { calledServer } from '../server-arguments.js';
import { fillService } from './fill.js';
import { rootToken } from './root-token.js';

/** Password of the root user unless `ADMIN_PASSWORD` is set. */
const PASSWORD = 'lighthouse';

/** How a service with the example is run: in a folder of its own, filled once it is ready. */
export const DEMO_SERVICE = {
  load: () => separateConfig('demo', { AUDIT_LOG: 'none', ADMIN_PASSWORD: PASSWORD }),
  async whenReady(service: Service, config: AppConfig): Promise<void> {
    const start = performance.now();
    const { entities, aspects } = await fillService(calledServer(service.url, rootToken(config)), Date.now());
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${entities} entities with ${aspects} aspects were written in ${seconds} s.\n`);
    process.stdout.write(guide(service.url, config));
  },
};

function guide(url: string, { auth, dataDir, logIn }: AppConfig): string {
  const token = auth.adminToken === undefined ? `the content of ${join(dataDir, 'admin-token')}` : 'ADMIN_TOKEN';
  const password = logIn.adminPassword === PASSWORD ? PASSWORD : 'of ADMIN_PASSWORD';
  return `
  Console    ${url}/console, as datahub with the password ${password}
  GraphiQL   ${url}/api/graphiql
  Token      ${token}, after "Bearer " in the tab Headers

  Try        { searchAcrossEntities(input: {query: "order"}) { total searchResults { entity { urn } } } }
             { search(input: {type: DASHBOARD, query: "margin"}) { searchResults { entity { urn } } } }
             { getRootGlossaryNodes(input: {start: 0, count: 10}) { nodes { properties { name } } } }

  Stop       Ctrl+C
`;
}
