// node scripts/cli.mjs NAME [argument …]: runs dist/cli/NAME.js after installing and building what is missing.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

const [name, ...args] = process.argv.slice(2);
await ensureInstalled();
await ensureBuilt();
process.exitCode = await runNode(`dist/cli/${name}.js`, args, { nodeArgs: ['--enable-source-maps'] });
