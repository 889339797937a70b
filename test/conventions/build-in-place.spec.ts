import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const BUILDERS = ['build-console', 'build-graphiql', 'build-log-in-page', 'build-openapi-page', 'bundle'];

describe('A build that is put in place', () => {
  const home = mkdtempSync(join(tmpdir(), 'build-'));
  const folder = join(home, 'assets');
  const superseded = join(home, 'superseded');
  let besideOf: (folder: string) => string;
  let putPageInPlace: (folder: string) => void;

  beforeAll(async () => {
    const module = resolve('scripts', 'lib', 'put-in-place.mjs');
    ({ besideOf, putPageInPlace } = await import(pathToFileURL(module).href));
  });

  afterAll(() => {
    rmSync(home, { recursive: true });
  });

  function write(beside: string, names: readonly string[]): void {
    for (const name of names) writeFileSync(join(beside, name), names.join());
  }

  it('should leave the files of the build before where they are until the next one is complete', () => {
    write(besideOf(folder), ['index.html', 'a-1.js']);
    putPageInPlace(folder);
    const beside = besideOf(folder);
    write(beside, ['index.html', 'a-2.js']);
    expect(readdirSync(folder)).toEqual(['a-1.js', 'index.html']);
    putPageInPlace(folder);
    expect(readdirSync(folder)).toEqual(['a-2.js', 'index.html']);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('a-2.js');
    expect(existsSync(beside)).toBe(false);
  });

  it('should keep the files of one build before for open pages', () => {
    expect(readdirSync(superseded)).toEqual(['a-1.js']);
    write(besideOf(folder), ['index.html', 'a-2.js']);
    putPageInPlace(folder);
    expect(readdirSync(superseded)).toEqual(['a-1.js']);
    write(besideOf(folder), ['index.html', 'a-3.js']);
    putPageInPlace(folder);
    expect(readdirSync(superseded)).toEqual(['a-2.js']);
  });

  it('should not contain what an interrupted build left', () => {
    write(besideOf(folder), ['torn.js']);
    write(besideOf(folder), ['index.html']);
    putPageInPlace(folder);
    expect(readdirSync(folder)).toEqual(['index.html']);
  });

  it.each(BUILDERS)('should be what %s makes: it removes and writes nothing in place', (name) => {
    const text = readFileSync(join('scripts', `${name}.mjs`), 'utf8');
    expect(text).toMatch(/besideOf\(folder\)/);
    expect(text).not.toMatch(/rmSync|(writeFileSync|outdir:)[^;]*inRoot\('dist'/);
  });
});
