import { transformSync, version } from '@swc/core';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;

/** Marks modules that are loaded for one test file; `&alone` where that is every module it imports. */
const FILE = /\?file=\d+(&alone)?$/;

/** Modules that a process loads once for all test files. */
const SHARED = /\/node_modules\/|\/src\/(?!.*\.spec\.ts)/;

const OPTIONS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

let isRegistered = false;

/**
 * Makes Node load TypeScript in this process from here on. SWC compiles each file; the result is kept in the folder of
 * Jest's cache. Throws if this Node has no synchronous module hooks.
 */
export function loadSourcesNatively({ cacheDirectory, rootDir }) {
  if (isRegistered) return;
  if (module.registerHooks === undefined) throw new Error('The tests need Node 22.15 or newer.');
  isRegistered = true;
  process.setSourceMapsEnabled(true);
  const folder = join(cacheDirectory, 'native-sources');
  mkdirSync(folder, { recursive: true });
  const compiled = compiler(folder);
  module.registerHooks({
    resolve: (specifier, context, next) => resolve(specifier, context, next, rootDir),
    load(url, context, next) {
      const plain = url.replace(FILE, '');
      if (!plain.endsWith('.ts') || plain.includes('/node_modules/')) return next(url, context);
      return { format: 'module', source: compiled(fileURLToPath(plain)), shortCircuit: true };
    },
  });
}

function resolve(specifier, context, next, rootDir) {
  const { parentURL = '' } = context;
  const [mark = '', alone] = FILE.exec(parentURL) ?? [];
  if (specifier === '@jest/globals') return { url: GLOBALS + mark, format: 'module', shortCircuit: true };
  if (alone === undefined && (parentURL.includes('/node_modules/') || !specifier.startsWith('.')))
    return next(specifier, context);
  const isSource = parentURL.replace(FILE, '').endsWith('.ts');
  const wanted = isSource && specifier.startsWith('.') ? specifier.replace(/\.js$/, '.ts') : specifier;
  const found = next(wanted, context);
  const isShared = alone === undefined && SHARED.test(found.url.slice(pathToFileURL(rootDir).href.length));
  if (isShared || !found.url.startsWith('file:')) return found;
  return { ...found, url: found.url.replace(FILE, '') + mark };
}

function compiler(folder) {
  const digest = createHash('sha1').update(version).update(JSON.stringify(OPTIONS)).digest('hex');
  return (path) => {
    const source = readFileSync(path, 'utf8');
    const name = createHash('sha1').update(digest).update(`${path}\0`).update(source).digest('hex');
    const kept = join(folder, name);
    return read(kept) ?? keep(kept, transformSync(source, { ...OPTIONS, filename: path }).code);
  };
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Another process may write the same file at the same time. */
function keep(file, text) {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
  return text;
}
