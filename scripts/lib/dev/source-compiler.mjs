import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { before } from '@nestjs/graphql/plugin';
import ts from 'typescript';

/**
 * Compiles single files of `src` as `nest build` does, with the plugin that takes descriptions of GraphQL types from doc
 * comments. It keeps what it has read of the others.
 */
export class SourceCompiler {
  #read = new Map();
  #program;

  /** Compiles `src` of the checkout `root`; `folder` takes the modules. */
  constructor(root, folder) {
    this.root = root;
    this.folder = folder;
    const [{ options }] = JSON.parse(readFileSync(join(root, 'nest-cli.json'), 'utf8')).compilerOptions.plugins;
    this.pluginOptions = options;
  }

  /** Reads all sources, and compiles one of them in vain: the first one takes a second, later ones next to nothing. */
  prepare() {
    this.#program ??= this.#newProgram();
    const [first] = this.#program.getRootFileNames();
    this.#emit(this.#program.getSourceFile(first), () => {});
  }

  /**
   * Writes the modules of the given files, and removes those of files that are gone. Answers the errors of syntax as
   * text; where there is one, nothing is written.
   */
  compile(files) {
    for (const file of files) this.#read.delete(file);
    this.#program = this.#newProgram();
    const sources = files.flatMap((file) => this.#program.getSourceFile(file) ?? []);
    const faults = sources.flatMap((source) => this.#program.getSyntacticDiagnostics(source));
    if (faults.length > 0) return this.#textOf(faults);
    for (const file of files.filter((name) => !existsSync(name))) this.#remove(file);
    for (const source of sources) this.#emit(source, (name, text) => this.#write(source.fileName, name, text));
    return '';
  }

  /** The errors of types in the given files, as text; empty when there are none. */
  typeErrors(files) {
    const sources = files.flatMap((file) => this.#program.getSourceFile(file) ?? []);
    return this.#textOf(sources.flatMap((source) => this.#program.getSemanticDiagnostics(source)));
  }

  #newProgram() {
    const { fileNames, options } = parsedConfig(this.root);
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, ...rest) => {
      if (!this.#read.has(name)) this.#read.set(name, read(name, ...rest));
      return this.#read.get(name);
    };
    return ts.createProgram(fileNames, options, host, this.#program);
  }

  #emit(source, write) {
    const transformers = { before: [before(this.pluginOptions, this.#program)] };
    this.#program.emit(source, write, undefined, false, transformers);
  }

  #write(source, name, text) {
    const suffix = name.endsWith('.map') ? '.js.map' : '.js';
    const file = this.#moduleOf(source, suffix);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  #remove(source) {
    for (const suffix of ['.js', '.js.map']) rmSync(this.#moduleOf(source, suffix), { force: true });
  }

  #textOf(diagnostics) {
    const host = { getCurrentDirectory: () => this.root, getCanonicalFileName: (name) => name, getNewLine: () => '\n' };
    return ts.formatDiagnostics(diagnostics, host);
  }

  #moduleOf(source, suffix) {
    return join(this.folder, relative(join(this.root, 'src'), source)).replace(/\.ts$/, suffix);
  }
}

function parsedConfig(root) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const changes = { incremental: false, tsBuildInfoFile: undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.build.json'), changes, host);
  return { ...parsed, options: { ...parsed.options, ...changes } };
}
