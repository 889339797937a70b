import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { WebFolder } from './web-folder.js';

describe('WebFolder', () => {
  let home: string;
  let folder: WebFolder;

  beforeAll(() => {
    home = realpathSync(mkdtempSync(join(tmpdir(), 'web-folder-')));
    mkdirSync(join(home, 'dist', 'assets'), { recursive: true });
    mkdirSync(join(home, 'dist', '.hidden'));
    mkdirSync(join(home, 'dist-of-another'));
    for (const name of ['index.html', 'assets/a b.js', '.env', '.hidden/x', '../secret', '../dist-of-another/x'])
      writeFileSync(join(home, 'dist', name), name);
    symlinkSync(join(home, 'secret'), join(home, 'dist', 'out'));
    symlinkSync(join(home, 'dist-of-another'), join(home, 'dist', 'other'));
    symlinkSync(join(home, 'dist', '.env'), join(home, 'dist', 'unhidden'));
    symlinkSync(join(home, 'dist', 'assets'), join(home, 'dist', 'in'));
    symlinkSync(join(home, 'dist'), join(home, 'current'));
    folder = WebFolder.open(join(home, 'current'));
  });

  afterAll(() => rmSync(home, { recursive: true }));

  it.each([
    ['/index.html', 'index.html'],
    ['/assets/a%20b.js', 'assets/a b.js'],
    ['/assets%2Fa%20b.js', 'assets/a b.js'],
    ['/in/a b.js', 'assets/a b.js'],
  ])('should find the file that %s names', async (path, name) => {
    expect(await folder.find(path)).toBe(name);
  });

  it.each([
    '',
    '/',
    '//',
    '/assets',
    '/assets/',
    '/absent',
    '/.',
    '/..',
    '/../secret',
    '/assets/../../secret',
    '/%2e%2e%2fsecret',
    '/..%5csecret',
    '/index.html%00',
    '/%',
    '/.env',
    '/.hidden/x',
    '/unhidden',
    '/out',
    '/other/x',
    `/${'x'.repeat(5000)}`,
  ])('should find nothing for "%s"', async (path) => {
    expect(await folder.find(path)).toBeUndefined();
  });

  it('should find only its own files, whatever the path contains', async () => {
    const parts = [
      '..',
      '.',
      '/',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      'assets',
      'other',
      'out',
      'secret',
      '.env',
      'x',
      '%00',
      '%',
    ];
    const paths = fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((chosen) => `/${chosen.join('')}`);
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        expect([undefined, 'index.html', 'assets/a b.js']).toContain(await folder.find(path));
      }),
      { numRuns: 500 },
    );
  });

  it('should distinguish folders from everything else', async () => {
    const paths = ['/assets', '/in', '/index.html', '/other', '/.hidden', '/', '/absent'];
    const found = await Promise.all(paths.map((path) => folder.hasFolder(path)));
    expect(found).toEqual([true, true, false, false, false, false, false]);
  });

  it('should reject files outside of the folder', async () => {
    await folder.requireInside(join(home, 'dist', 'assets', 'a b.js'));
    for (const path of ['out', 'other/x', 'unhidden', 'absent', '../secret'])
      await expect(folder.requireInside(join(home, 'dist', path))).rejects.toThrow('no such file');
  });

  it('should read the page each time, and report when it is missing', async () => {
    const changing = join(home, 'changing');
    mkdirSync(changing);
    writeFileSync(join(changing, 'index.html'), 'one');
    const opened = WebFolder.open(changing);
    expect(await opened.page()).toBe('one');
    writeFileSync(join(changing, 'index.html'), 'two');
    expect(await opened.page()).toBe('two');
    rmSync(join(changing, 'index.html'));
    await expect(opened.page()).rejects.toThrow('Build it again');
  });

  it('should not open a folder whose page is outside of it', () => {
    mkdirSync(join(home, 'linked'));
    symlinkSync(join(home, 'secret'), join(home, 'linked', 'index.html'));
    expect(() => WebFolder.open(join(home, 'linked'))).toThrow('has no file index.html');
  });
});
