import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createPrivateFile, replacePrivateFile } from './private-file.js';

describe('a private file', () => {
  let base: string;
  let path: string;

  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'private-file-'));
    path = join(base, 'folder', 'key');
  });

  afterEach(() => rmSync(base, { recursive: true }));

  const names = (): readonly string[] => readdirSync(join(base, 'folder'));

  it('should be created once, with its folder, for its owner alone', () => {
    expect([createPrivateFile(path, 'first'), createPrivateFile(path, 'second')]).toEqual([true, false]);
    expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777, names()]).toEqual(['first', 0o600, ['key']]);
  });

  it('should take the place of another', () => {
    for (const text of ['first', 'second']) replacePrivateFile(path, text);
    expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777, names()]).toEqual(['second', 0o600, ['key']]);
  });

  it('should leave nothing where it cannot be put in its place', () => {
    mkdirSync(path, { recursive: true });
    expect(() => replacePrivateFile(path, 'text')).toThrow(/E\w+/);
    expect(names()).toEqual(['key']);
  });
});
