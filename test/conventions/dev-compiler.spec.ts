import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODEL = `import { Field, ObjectType } from '@nestjs/graphql';

/** What it is. */
@ObjectType()
export class Thing {
  /** What it is called. */
  @Field()
  name!: string;
}
`;

describe('The compiler of npm run dev', () => {
  const root = mkdtempSync(join(tmpdir(), 'metadata-dev-'));
  const source = join(root, 'src', 'thing.model.ts');
  const compiled = join(root, 'modules', 'thing.model.js');
  let compiler: { compile(files: readonly string[]): string; typeErrors(files: readonly string[]): string };

  beforeAll(async () => {
    for (const name of ['nest-cli.json', 'tsconfig.json', 'tsconfig.build.json', 'package.json'])
      copyFileSync(name, join(root, name));
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    mkdirSync(join(root, 'src'));
    const module = resolve('scripts', 'lib', 'dev', 'source-compiler.mjs');
    const { SourceCompiler } = await import(pathToFileURL(module).href);
    compiler = new SourceCompiler(root, join(root, 'modules'));
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('should compile a file with the descriptions of its doc comments', () => {
    writeFileSync(source, MODEL);
    expect(compiler.compile([source])).toBe('');
    expect(readFileSync(compiled, 'utf8')).toContain('What it is called.');
  });

  it('should name the file and the line of an error, and keep the compiled output', () => {
    writeFileSync(source, `${MODEL}const broken = ;\n`);
    expect(compiler.compile([source])).toMatch(/^src\/thing\.model\.ts\(10,16\): error TS1109: Expression expected\./);
    expect(readFileSync(compiled, 'utf8')).toContain('What it is called.');
  });

  it('should compile despite a type error, and report it', () => {
    writeFileSync(source, `${MODEL}export const count: number = 'one';\n`);
    expect(compiler.compile([source])).toBe('');
    expect(compiler.typeErrors([source])).toContain('src/thing.model.ts(10,14): error TS2322');
  });

  it('should remove the output of a deleted file', () => {
    rmSync(source);
    expect(compiler.compile([source])).toBe('');
    expect(existsSync(compiled)).toBe(false);
  });
});
