// Bundles the page of the OpenAPI document into dist/openapi-page/assets: Swagger UI with its style, and nothing from
// elsewhere.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { besideOf, putPageInPlace } from './lib/put-in-place.mjs';
import { inRoot } from './lib/root.mjs';

const BASE = '/openapi/swagger-ui/assets/';

const GROUPS = ['openapi-v3', 'openapi-v2', 'openapi-v1', 'operations', 'openlineage', 'events'];

const folder = inRoot('dist', 'openapi-page', 'assets');
const outdir = besideOf(folder);

const { metafile } = await build({
  absWorkingDir: inRoot(),
  entryPoints: ['scripts/openapi-page/page.mjs'],
  outdir,
  bundle: true,
  minify: true,
  metafile: true,
  format: 'esm',
  target: 'es2022',
  entryNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.png': 'dataurl', '.svg': 'dataurl' },
  logLevel: 'error',
});

/** Address of the output with an ending. */
function urlOf(ending) {
  return BASE + basename(Object.keys(metafile.outputs).find((file) => file.endsWith(ending)));
}

writeFileSync(
  join(outdir, 'index.html'),
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>OpenAPI</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${urlOf('.css')}" />
    <script type="module" src="${urlOf('.js')}"></script>
  </head>
  <body>
    <header>
      <form id="choice">
        <label>Group <select id="group">${GROUPS.map((name) => `<option>${name}</option>`).join('')}</select></label>
        <label hidden>Part <select id="part"></select></label>
        <label>Access token <input id="token" type="password" autocomplete="off" /></label>
        <button type="submit">Show</button>
        <span id="session"></span>
      </form>
    </header>
    <main>
      <p id="state" role="status"></p>
      <div id="document"></div>
    </main>
  </body>
</html>
`,
);
putPageInPlace(folder);
