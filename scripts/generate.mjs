// node scripts/generate.mjs NAME: writes one of the generated files that are committed, by dist/cli/generators/NAME.js.
import './lib/on-fitting-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

const [name, ...args] = process.argv.slice(2);
await ensureInstalled();
await ensureBuilt();
process.exitCode = await runNode(`dist/cli/generators/${name}.js`, args, { nodeArgs: ['--enable-source-maps'] });
