#!/usr/bin/env node
// metadata-service COMMAND [argument …]: the program of the package. It runs on the machine's Node where that fits,
// else on one that it fetches.
import { fileURLToPath } from 'node:url';
import { flushCompiledCode, keepCompiledCode, loadCompiled } from './compiled-code.mjs';
import { onFittingNode } from './fitting-node.mjs';

await onFittingNode(import.meta.url);
keepCompiledCode();
const { exports: program, keep } = loadCompiled(fileURLToPath(new URL('../dist/bundle/cli.js', import.meta.url)));
await program.main(keep);
flushCompiledCode();
