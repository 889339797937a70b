// node scripts/bundle.mjs: puts the built service and its packages into a few files, because loading some 1,500 modules one by one takes longer than all
// the rest of the start. Packages with native code, and those that are only looked for, stay outside.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { inRoot } from './lib/root.mjs';

/** Entry points by the name of their file in `dist/bundle`. */
const ENTRIES = { main: 'dist/main.js', 'search-worker': 'dist/search/adapters/sqlite-fts/search-worker.js' };

/** Packages that Nest, TypeORM and Apollo load when they are there. */
const OPTIONAL = [
  '@apollo/gateway',
  '@apollo/subgraph',
  '@as-integrations/express5',
  '@fastify/multipart',
  '@fastify/static',
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

/** Every file begins with this: what decorators need before any of them runs, and what CommonJS packages expect to find around them. */
const BANNER = `import 'reflect-metadata';
import { createRequire as bundleRequire } from 'node:module';
import { dirname as bundleDirname } from 'node:path';
import { fileURLToPath as bundlePath } from 'node:url';
const require = bundleRequire(import.meta.url);
const __filename = bundlePath(import.meta.url);
const __dirname = bundleDirname(__filename);`;

rmSync(inRoot('dist', 'bundle'), { recursive: true, force: true });
for (const [name, file] of Object.entries(ENTRIES)) await bundle(name, file);

/** One entry point at a time: what two of them share would otherwise run before the first module of either. */
async function bundle(name, file) {
  await build({
    absWorkingDir: inRoot(),
    entryPoints: { [name]: file },
    outdir: 'dist/bundle',
    bundle: true,
    splitting: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    external: ['reflect-metadata', ...NATIVE, ...OPTIONAL],
    banner: { js: BANNER },
    logLevel: 'warning',
  });
  escapeNonAscii(inRoot('dist', 'bundle', `${name}.js`));
}

/** A single letter outside Latin 1 makes the engine keep the whole text with two bytes a character; what esbuild leaves of them stands in regular expressions. */
function escapeNonAscii(path) {
  const text = readFileSync(path, 'utf8');
  const escaped = text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  writeFileSync(path, escaped);
}
