// How the console is divided into files: what all pages need is one of them, which pages then take from the cache.
import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { inRoot } from './root.mjs';

/** What every page needs. */
const SHELL = inRoot('web', 'src', 'shell', 'app.tsx');

/** Code that a page loads later by itself, by the name of the page: its default tab, and what draws its charts. */
const LATER = { overview: [/^uPlot/i], entity: [/^overview-tab/] };

const PAGE_SOURCE = /^web\/src\/pages\/(\w+)\/(?:.*\/)?([\w-]+)-page\.tsx$/;

/**
 * A plugin of esbuild: all parts that are loaded later import the shell. esbuild puts modules with the same users into
 * one file; otherwise it would divide the shell into a file for each group of pages that shares some of it.
 */
export const oneShell = {
  name: 'one-shell',
  setup(build) {
    const later = new Set();
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) => {
      if (kind === 'dynamic-import') later.add(resolve(resolveDir, path).replace(/\.js$/, ''));
      return undefined;
    });
    build.onLoad({ filter: /web[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
      if (!later.has(path.replace(/\.tsx?$/, ''))) return undefined;
      const shell = relative(dirname(path), SHELL).split(sep).join('/');
      const contents = `import '${shell.startsWith('.') ? shell : `./${shell}`}';\n${readFileSync(path, 'utf8')}`;
      return { contents, loader: 'tsx' };
    });
  },
};

/** The addresses of the files that all pages need, and by name those that each page needs beside them. */
export function filesOfPages({ outputs }, base) {
  const entryOf = (test) => Object.keys(outputs).find((file) => test(outputs[file].entryPoint ?? '', basename(file)));
  const shared = importsOf(
    outputs,
    entryOf((source) => source === 'web/src/main.tsx'),
  );
  const urls = (files) => files.map((file) => base + basename(file));
  const pages = Object.entries(outputs).flatMap(([file, { entryPoint = '' }]) => {
    const [, group, stem] = PAGE_SOURCE.exec(entryPoint) ?? [];
    if (group === undefined) return [];
    const name = group === stem ? group : `${group}/${stem}`;
    const later = (LATER[name] ?? []).map((pattern) => entryOf((_, output) => pattern.test(output)));
    const files = [...new Set([file, ...later].flatMap((one) => [one, ...importsOf(outputs, one)]))];
    return [[name, urls(files.filter((one) => !shared.includes(one)))]];
  });
  return { shared: urls(shared), pages: Object.fromEntries(pages) };
}

/** The files that a file imports at its start, and those that these import. */
function importsOf(outputs, file, found = new Set()) {
  for (const { kind, path } of outputs[file].imports)
    if (kind === 'import-statement' && !found.has(path)) {
      found.add(path);
      importsOf(outputs, path, found);
    }
  return [...found];
}
