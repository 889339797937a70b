// npm run build: installs what is missing and builds everything.
import './lib/on-fitting-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await ensureBuilt({ force: true });
