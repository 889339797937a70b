import { ownConfig, serverDefaults } from '../../foundation/config/index.js';
import type { Command } from '../command.js';
import { ownAddress } from '../own-address.js';
import { parseOptions } from '../parse-options.js';
import { type CalledServer, calledServer } from '../server-arguments.js';
import { DEMO } from './content/names.js';
import { emptyService, fillService } from './fill.js';
import { rootToken } from './root-token.js';

const OPTIONS = { remove: { type: 'boolean' }, server: { type: 'string' }, token: { type: 'string' } } as const;

/** Fills a running service with an example, or removes it. */
export const demo: Command = {
  usage: `Fills a running service with the metadata of a fictional bookshop: datasets with schemas, owners, lineage of tables and columns, usage, profiles, checks and incidents; dashboards, pipelines, models, a glossary, domains and documents.
Existing metadata is not changed; running it again only updates the days of time series, runs and incidents.

  metadata-service demo [--remove] [--server URL] [--token TOKEN]

  --remove       remove the example, time series included
  --server       address of the service (default: DATAHUB_GMS_URL, or the address in the settings)
  --token        an access token (default: DATAHUB_GMS_TOKEN, ADMIN_TOKEN, or the file admin-token in DATA_DIR)

metadata-service start --demo runs a service with the example, in a folder of its own.
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
  const config = ownConfig();
  return calledServer(server ?? defaults.url ?? ownAddress(config.http), token ?? defaults.token ?? rootToken(config));
}

async function fill(server: CalledServer): Promise<string> {
  const { entities, aspects } = await fillService(server, Date.now());
  return `${entities} entities with ${aspects} aspects are in ${server.url}. Search for "${DEMO}"; demo --remove removes them.`;
}

async function takeAway(server: CalledServer): Promise<string> {
  const entities = await emptyService(server, Date.now());
  return `${entities} entities were removed from ${server.url}.`;
}
