// node scripts/program.mjs COMMAND [argument …]: installs and builds what is missing, then is the program
// `metadata-service`.
import './lib/on-service-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await ensureBuilt();
await import('../bin/metadata-service.mjs');
