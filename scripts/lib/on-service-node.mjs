// Imported first by the script that becomes the service: it runs again where the Node is too old for the service or lacks
// its flags.
import { pathToFileURL } from 'node:url';
import { onFittingNode } from '../../bin/fitting-node.mjs';
import { endWithNpm } from './end-with-npm.mjs';

endWithNpm();
await onFittingNode(pathToFileURL(process.argv[1]).href);
