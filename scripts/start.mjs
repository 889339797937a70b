// npm start: installs and builds what is missing, then runs the service in this process.
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';

await ensureInstalled();
await ensureBuilt();
await import(pathToFileURL(inRoot('dist', 'bundle', 'main.js')).href);
