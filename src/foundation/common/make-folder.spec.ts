import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeFolder } from './make-folder.js';

describe('makeFolder', () => {
  let base: string;

  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'metadata-folder-'));
  });

  afterEach(() => rmSync(base, { recursive: true }));

  it('should create a folder with its parents, once', () => {
    const path = join(base, 'a', 'b', 'c');
    makeFolder(path);
    makeFolder(path);
    expect(statSync(path).isDirectory()).toBe(true);
  });

  it('should create parents with the given permissions, too', () => {
    makeFolder(join(base, 'a', 'b'), 0o700);
    for (const path of [join(base, 'a'), join(base, 'a', 'b')]) expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('should report a file in the way', () => {
    writeFileSync(join(base, 'file'), '');
    for (const path of [join(base, 'file'), join(base, 'file', 'a')]) expect(() => makeFolder(path)).toThrow(/E\w+/);
  });

  it('should end where the system has no such folder', () => {
    if (existsSync('/proc/self')) expect(() => makeFolder('/proc/none/a')).toThrow('ENOENT');
  });
});
