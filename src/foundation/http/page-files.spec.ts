import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { cpuTimeOf } from '../../../test/support/measures/cpu-time.js';
import { PageFiles } from './page-files.js';

const folder = mkdtempSync(join(tmpdir(), 'explorer-'));
const superseded = join(folder, 'superseded');
mkdirSync(superseded);
writeFileSync(join(superseded, 'page-0.js'), 'was()');
writeFileSync(join(folder, 'index.html'), '<html></html>');
writeFileSync(join(folder, 'page-1.js'), 'run()');
writeFileSync(join(folder, 'page-1.js.br'), 'brotli');
writeFileSync(join(folder, 'page-1.js.gz'), 'gzip');
writeFileSync(join(folder, 'page-3.css'), 'a {}');
writeFileSync(join(folder, 'page-3.css.gz'), 'gzip');

describe('PageFiles', () => {
  const files = new PageFiles([folder, superseded], 'The page');

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('should open the page', async () => {
    const page = files.page();
    expect([page.mediaType, await text(page.content)]).toEqual(['text/html;charset=UTF-8', '<html></html>']);
  });

  it('should open a file of the page', async () => {
    const script = files.asset('page-1.js');
    expect([script.mediaType, await text(script.content)]).toEqual(['text/javascript;charset=UTF-8', 'run()']);
  });

  it.each([
    ['page-1.js', 'gzip, deflate, br', 'br', 'brotli'],
    ['page-1.js', 'br;q=0, GZIP;q=0.5', 'gzip', 'gzip'],
    ['page-1.js', 'brr, deflate, identity', undefined, 'run()'],
    ['page-1.js', '', undefined, 'run()'],
    ['page-3.css', 'gzip, br', 'gzip', 'gzip'],
  ])('should open %s for "%s" in the encoding %s', async (name, accepted, encoding, content) => {
    const file = files.asset(name, accepted);
    expect([file.encoding, await text(file.content)]).toEqual([encoding, content]);
    expect(file.mediaType).toMatch(/^text\/(javascript|css);/);
  });

  it('should take little time for a long header', async () => {
    const blanks = `gzip${' '.repeat(200_000)}x`;
    expect(await cpuTimeOf(() => files.asset('page-1.js', blanks).content.destroy())).toBeLessThan(1_000);
  });

  it('should open a file of the build before, and one that a build adds', async () => {
    writeFileSync(join(folder, 'page-4.js'), 'runs()');
    const texts = ['page-0.js', 'page-4.js'].map((name) => text(files.asset(name).content));
    expect(await Promise.all(texts)).toEqual(['was()', 'runs()']);
  });

  it('should read a file that a build moves while it is open', async () => {
    writeFileSync(join(folder, 'page-5.js'), 'old()');
    const { content } = files.asset('page-5.js');
    renameSync(join(folder, 'page-5.js'), join(superseded, 'page-5.js'));
    expect(await text(content)).toBe('old()');
  });

  it.each([
    'page-2.js',
    'page-1.js.br',
    'page-1.js.gz',
    'index.html',
    '../package.json',
    '..',
    '',
    '%2e%2e/x',
    '/etc/hostname',
    'superseded/page-0.js',
    '.next',
    'page-1.js\0',
    'a'.repeat(300),
  ])('should not open "%s"', (name) => {
    expect(() => files.asset(name)).toThrow('has no file');
  });

  it('should say how to build a page that is missing', () => {
    expect(() => new PageFiles([join(folder, 'absent')], 'The page').page()).toThrow('npm run build');
  });
});
