import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { PageFiles } from './page-files.js';

const folder = mkdtempSync(join(tmpdir(), 'explorer-'));
writeFileSync(join(folder, 'index.html'), '<html></html>');
writeFileSync(join(folder, 'page-1.js'), 'run()');

describe('PageFiles', () => {
  const files = new PageFiles(folder, 'The page');

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

  it.each(['page-2.js', 'index.html', '../package.json', '..', '', '%2e%2e/x', '/etc/hostname'])(
    'should not open "%s"',
    (name) => {
      expect(() => files.asset(name)).toThrow('has no file');
    },
  );

  it('should say how to build a page that is missing', () => {
    expect(() => new PageFiles(join(folder, 'absent'), 'The page').page()).toThrow('npm run build');
  });
});
