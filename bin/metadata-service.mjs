#!/usr/bin/env node
// metadata-service COMMAND [argument …]: the program of the package. It runs on the machine's Node where that fits,
// else on one that it fetches.
import { flushCompiledCode, keepCompiledCode } from './compiled-code.mjs';
import { onFittingNode } from './fitting-node.mjs';

await onFittingNode(import.meta.url);
keepCompiledCode();
await import('../dist/bundle/cli.js');
flushCompiledCode();
