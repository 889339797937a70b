// Imported first by every script: where the Node that runs it is too old for the service, the script runs again on one
// that fits.
import { pathToFileURL } from 'node:url';
import { onFittingNode } from '../../bin/fitting-node.mjs';

await onFittingNode(pathToFileURL(process.argv[1]).href, { flags: [] });
