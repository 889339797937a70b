import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { context } from 'esbuild';
import { inRoot } from '../root.mjs';
import { THREADS } from '../threads.mjs';
import { SourceCompiler } from './source-compiler.mjs';

const DIST = inRoot('dist');
const OUT = inRoot('dist', 'dev');
const MODULES = join(OUT, 'modules');

/**
 * The build of `npm run dev` in `dist/dev`, beside the one that `npm run build` makes: the compiled modules, and a bundle
 * of these without packages.
 */
export class DevBuild {
  #compiler = new SourceCompiler(inRoot(), MODULES);

  constructor(bundler, packages) {
    this.bundler = bundler;
    /** The packages that the service imports. */
    this.packages = packages;
  }

  /** Takes over the compiled modules of `dist`, which must be current, and bundles them. */
  static async open() {
    rmSync(OUT, { recursive: true, force: true });
    copyModules();
    const bundler = await context({
      absWorkingDir: inRoot(),
      entryPoints: entriesOf({ cli: join('cli', 'main.js'), ...THREADS }),
      outdir: OUT,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node22',
      keepNames: true,
      sourcemap: true,
      sourcesContent: false,
      metafile: true,
      logLevel: 'silent',
    });
    const { metafile } = await bundler.rebuild();
    return new DevBuild(bundler, packagesOf(metafile));
  }

  /** Reads all sources, which takes seconds and would otherwise be done at the first change. */
  prepare() {
    this.#compiler.prepare();
  }

  /** Builds the changed files, given as paths in the checkout. Answers what is wrong with them, undefined when nothing. */
  async update(files) {
    const sources = files.filter((file) => file.endsWith('.ts'));
    const faults = this.#compiler.compile(sources.map((file) => inRoot(file)));
    if (faults !== '') return faults;
    for (const file of files.filter((name) => name.endsWith('.graphql')))
      if (existsSync(inRoot(file))) copyFileSync(inRoot(file), join(DIST, basename(file)));
    try {
      await this.bundler.rebuild();
      return undefined;
    } catch (error) {
      return error.errors?.map(bundleFault).join('\n') ?? String(error);
    }
  }

  /** The errors of types in the changed files, as text; empty when there are none. They keep nothing from running. */
  typeErrors(files) {
    return this.#compiler.typeErrors(files.filter((file) => file.endsWith('.ts')).map((file) => inRoot(file)));
  }
}

function copyModules() {
  const sources = readdirSync(inRoot('src'), { recursive: true });
  for (const source of sources.filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts')))
    for (const suffix of ['.js', '.js.map']) {
      const name = source.replace(/\.ts$/, suffix);
      mkdirSync(dirname(join(MODULES, name)), { recursive: true });
      copyFileSync(join(DIST, name), join(MODULES, name));
    }
}

function packagesOf({ outputs }) {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  return [
    ...new Set(imports.filter(({ external, kind }) => external && kind === 'import-statement').map(({ path }) => path)),
  ];
}

function bundleFault({ text, location }) {
  if (location === null) return text;
  const source = location.file.replace(relative(inRoot(), MODULES), 'src').replace(/\.js$/, '.ts');
  return `${source}: ${text}: ${location.lineText.trim()}`;
}

function entriesOf(modules) {
  return Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, join(MODULES, path)]));
}
