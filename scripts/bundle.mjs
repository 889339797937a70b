// node scripts/bundle.mjs: puts the built program and its packages into a few files, because loading some 1,500 modules
// one by one takes longer than all the rest of the start. Packages with native code, and those that are only looked
// for, stay outside: `dependencies` of package.json names the former.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { withoutInferredNames } from './lib/inferred-names.mjs';
import { besideOf, putInPlace } from './lib/put-in-place.mjs';
import { inRoot } from './lib/root.mjs';
import { THREADS } from './lib/threads.mjs';

/** Packages that Nest, TypeORM and Apollo load when they are there. */
const OPTIONAL = [
  '@apollo/gateway',
  '@apollo/subgraph',
  '@as-integrations/express5',
  '@fastify/multipart',
  '@fastify/view',
  '@google-cloud/spanner',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  '@sap/hana-client',
  'class-transformer/storage',
  'ioredis',
  'mongodb',
  'mssql',
  'oracledb',
  'pg-native',
  'pg-query-stream',
  'react-native-sqlite-storage',
  'redis',
  'sql.js',
  'sqlite3',
  'ts-morph',
  'typeorm-aurora-data-api-driver',
];

const NATIVE = ['better-sqlite3', '@node-rs/argon2'];

/**
 * @nestjs/typeorm asks Node for TypeORM at run time, which would load a second copy of it; without its own `require`,
 * esbuild finds the first.
 */
const REQUIRED_BY_NEST = {
  name: 'required-by-nest',
  setup({ onLoad }) {
    onLoad({ filter: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/^const require = createRequire\(.*$/m, ''),
    }));
  },
};

/**
 * Packages whose modules are taken in place of their CommonJS form: each importer of that gets an object with a getter
 * for each of the hundreds of exports, and calls one at every use.
 */
const AS_MODULES = {
  'class-validator': inRoot('node_modules', 'class-validator', 'esm2015', 'index.js'),
  graphql: inRoot('node_modules', 'graphql', 'index.mjs'),
  rxjs: inRoot('node_modules', 'rxjs', 'dist', 'esm', 'index.js'),
  'rxjs/operators': inRoot('node_modules', 'rxjs', 'dist', 'esm', 'operators', 'index.js'),
};

/** The client of Kafka reads this package's WebAssembly from a file beside it; the other entry point contains it. */
const WITHOUT_FILES = { '@platformatic/wasm-utils': '@platformatic/wasm-utils/bundled' };

/** graphql-js looks for a second copy of itself at every check of a type, except in production. */
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** The text of the program is a function of this, which `bin/compiled-code.mjs` calls. */
const AROUND_MODULES = ['exports', 'require', 'module', '__filename', '__dirname', 'bundleUrl'];

/** A file that Node loads itself begins with this: what CommonJS packages expect to find around them. */
const BANNER = `import { createRequire as bundleRequire } from 'node:module';
import { dirname as bundleDirname } from 'node:path';
import { fileURLToPath as bundlePath } from 'node:url';
const require = bundleRequire(import.meta.url);
const __filename = bundlePath(import.meta.url);
const __dirname = bundleDirname(__filename);`;

const folder = inRoot('dist', 'bundle');
const outdir = besideOf(folder);
await bundle('cli', 'dist/cli/main.js', {
  format: 'cjs',
  banner: { js: `(function(${AROUND_MODULES.join(',')}){` },
  footer: { js: '})' },
  define: { ...PRODUCTION, 'import.meta.url': 'bundleUrl' },
});
for (const [name, entry] of Object.entries(THREADS))
  await bundle(name, join('dist', entry), { format: 'esm', banner: { js: BANNER }, define: PRODUCTION });
putInPlace(folder);

/** Writes `NAME.js`, one file for all. */
async function bundle(name, entry, form) {
  await build({
    absWorkingDir: inRoot(),
    entryPoints: { [name]: entry },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node22',
    // Node allows imports to modules alone, not to the script that the program is.
    supported: { 'dynamic-import': form.format === 'esm' },
    keepNames: true,
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
    external: [...NATIVE, ...OPTIONAL],
    alias: { ...AS_MODULES, ...WITHOUT_FILES },
    plugins: [REQUIRED_BY_NEST],
    logLevel: 'warning',
    ...form,
  });
  const path = join(outdir, `${name}.js`);
  writeFileSync(path, escapeNonAscii(withoutInferredNames(readFileSync(path, 'utf8'))));
}

/**
 * A single letter outside Latin 1 makes the engine keep the whole text with two bytes a character; what esbuild leaves
 * of them stands in regular expressions.
 */
function escapeNonAscii(text) {
  return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
