// Bundles the GraphQL explorer into dist/graphiql/assets: one page with its scripts, styles and workers, and nothing
// from elsewhere.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { besideOf, putPageInPlace } from './lib/put-in-place.mjs';
import { inRoot } from './lib/root.mjs';

const BASE = '/api/graphiql/assets/';

const WORKERS = {
  editor: 'monaco-editor/esm/vs/editor/editor.worker.js',
  json: 'monaco-editor/esm/vs/language/json/json.worker.js',
  graphql: 'monaco-graphql/esm/graphql.worker.js',
};

const folder = inRoot('dist', 'graphiql', 'assets');
const outdir = besideOf(folder);

function bundle(entryPoints, more = {}) {
  return build({
    entryPoints,
    outdir,
    bundle: true,
    minify: true,
    keepNames: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    publicPath: BASE,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.ttf': 'file', '.woff': 'file', '.woff2': 'file', '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    absWorkingDir: inRoot(),
    ...more,
  });
}

/** Address of the output that was made from `entryPoint`. */
function urlOf(result, entryPoint) {
  const [file] = Object.entries(result.metafile.outputs).find(([, output]) => output.entryPoint?.endsWith(entryPoint));
  return BASE + basename(file);
}

const workers = await bundle(Object.values(WORKERS));
const urls = Object.fromEntries(Object.entries(WORKERS).map(([label, entry]) => [label, urlOf(workers, entry)]));
const page = await bundle(['scripts/graphiql/page.mjs'], {
  splitting: true,
  define: { 'process.env.NODE_ENV': '"production"', WORKER_URLS: JSON.stringify(urls) },
});
const script = urlOf(page, 'scripts/graphiql/page.mjs');
const style = Object.keys(page.metafile.outputs).find((file) => /page-[^/]*\.css$/.test(file));

writeFileSync(
  join(outdir, 'index.html'),
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>GraphQL explorer</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${BASE}${basename(style)}" />
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <main>
      <h1>GraphQL explorer</h1>
      <div id="graphiql">Loading …</div>
    </main>
  </body>
</html>
`,
);
putPageInPlace(folder);
