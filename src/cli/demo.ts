import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownConfig, serverDefaults } from '../foundation/config/index.js';
import type { Command } from './command.js';
import { demoProposals, demoUrns } from './demo-proposals.js';
import { parseOptions } from './parse-options.js';
import { type CalledServer, calledServer } from './server-arguments.js';
import { callServer } from './server-call.js';

const OPTIONS = { remove: { type: 'boolean' }, server: { type: 'string' }, token: { type: 'string' } } as const;

/** Fills a running service with an example, or removes it. */
export const demo: Command = {
  usage: `Fills a running service with the metadata of a small bookshop: tables with schemas, owners, lineage, usage, tags, terms, domains, dashboards and a pipeline.
Existing metadata is not changed; running it again only updates the days of usage and runs.

  metadata-service demo [--remove] [--server URL] [--token TOKEN]

  --remove       remove the example
  --server       address of the service (default: DATAHUB_GMS_URL, or the address in the settings)
  --token        an access token (default: DATAHUB_GMS_TOKEN, ADMIN_TOKEN, or the file admin-token in DATA_DIR)
`,
  async run(args) {
    const { remove, server, token } = parseOptions(args, OPTIONS);
    const called = serverOf(server, token);
    process.stdout.write(`${await (remove === true ? takeAway(called) : fill(called))}\n`);
    return 0;
  },
};

function serverOf(server: string | undefined, token: string | undefined): CalledServer {
  const defaults = serverDefaults();
  const { http, auth, dataDir } = ownConfig();
  const own = `http://${http.host === '0.0.0.0' ? '127.0.0.1' : http.host}:${http.port}`;
  const file = join(dataDir, 'admin-token');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  return calledServer(server ?? defaults.url ?? own, token ?? defaults.token ?? auth.adminToken ?? kept);
}

async function fill(server: CalledServer): Promise<string> {
  const proposals = demoProposals(Date.now());
  await callServer(server, '/aspects?action=ingestProposalBatch', { proposals, async: 'false' });
  const urns = new Set(proposals.map(({ entityUrn }) => entityUrn));
  return `${urns.size} entities with ${proposals.length} aspects are in ${server.url}. Look for "lighthouse"; demo --remove takes them away.`;
}

async function takeAway(server: CalledServer): Promise<string> {
  const urns = demoUrns(Date.now());
  for (const urn of urns) await callServer(server, '/entities?action=delete', { urn });
  return `${urns.length} entities were taken away from ${server.url}.`;
}
