// Bundles the operator's console into dist/console/assets: one page with its scripts and one style sheet, and nothing
// from elsewhere. Pages are parts of their own, which the browser loads when they are opened. Texts are compressed here.
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { build } from 'esbuild';
import { compressFolder } from './lib/compressed.mjs';
import { filesOfPages, oneShell } from './lib/console-parts.mjs';
import { besideOf, putPageInPlace } from './lib/put-in-place.mjs';
import { inRoot } from './lib/root.mjs';

const BASE = '/console/assets/';

/** Folders of style sheets, in the order of the cascade. */
const LAYERS = ['design', 'shell', 'pages'];

const folder = inRoot('dist', 'console', 'assets');
const outdir = besideOf(folder);

const COMMON = {
  absWorkingDir: inRoot(),
  outdir,
  bundle: true,
  minify: true,
  metafile: true,
  target: 'es2022',
  publicPath: BASE,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.svg': 'dataurl' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
};

/** Imports of every style sheet below web/src: tokens and the base before all others. */
function styleImports() {
  const files = readdirSync(inRoot('web', 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.split(sep).join('/'));
  const rank = (file) => (/tokens|base/.test(basename(file)) ? -1 : LAYERS.indexOf(file.split('/')[0]));
  const sorted = files.sort(
    (a, b) => rank(a) - rank(b) || b.includes('tokens') - a.includes('tokens') || (a < b ? -1 : 1),
  );
  return sorted.map((file) => `@import './${file}';`).join('\n');
}

/** Address of the output of `result` whose name begins with `name` and ends with `ending`. */
function urlOf(result, name, ending) {
  const names = Object.keys(result.metafile.outputs).map((file) => basename(file));
  return BASE + names.find((file) => file.startsWith(`${name}-`) && file.endsWith(ending));
}

const [page, styles] = await Promise.all([
  build({
    ...COMMON,
    entryPoints: ['web/src/main.tsx'],
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    plugins: [oneShell],
  }),
  build({
    ...COMMON,
    stdin: { contents: styleImports(), loader: 'css', resolveDir: inRoot('web', 'src'), sourcefile: 'console.css' },
    entryNames: 'console-[hash]',
  }),
]);
const files = filesOfPages(page.metafile, BASE);
const start = await build({
  ...COMMON,
  entryPoints: ['web/src/start.ts'],
  format: 'iife',
  define: { ...COMMON.define, PAGE_FILES: JSON.stringify(files.pages) },
});

// The script that sends the first requests stands before the style sheet, for which scripts wait.
writeFileSync(
  join(outdir, 'index.html'),
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Console</title>
    <link rel="icon" href="data:," />
    <script src="${urlOf(start, 'start', '.js')}"></script>
${files.shared.map((url) => `    <link rel="modulepreload" href="${url}" />`).join('\n')}
    <link rel="stylesheet" href="${urlOf(styles, 'console', '.css')}" />
    <script type="module" src="${urlOf(page, 'main', '.js')}"></script>
  </head>
  <body>
    <div id="console"></div>
    <noscript><p>The console needs JavaScript.</p></noscript>
  </body>
</html>
`,
);
await compressFolder(outdir);
putPageInPlace(folder);
