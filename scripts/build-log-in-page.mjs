// Puts the log-in page into dist/log-in/page.html: one file that holds its style and its script, and takes nothing from
// elsewhere.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { besideOf, putInPlace } from './lib/put-in-place.mjs';
import { inRoot } from './lib/root.mjs';

async function minified(name) {
  const result = await build({
    absWorkingDir: inRoot(),
    entryPoints: [`scripts/log-in-page/${name}`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return result.outputFiles[0].text.trim();
}

const [style, script] = [await minified('page.css'), await minified('page.mjs')];
const html = readFileSync(inRoot('scripts', 'log-in-page', 'page.html'), 'utf8')
  .replace('<!-- style -->', () => `<style>${style}</style>`)
  .replace('<!-- script -->', () => `<script type="module">${script}</script>`);

const folder = inRoot('dist', 'log-in');
writeFileSync(join(besideOf(folder), 'page.html'), html);
putInPlace(folder);
