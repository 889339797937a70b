import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepFilesPrivate, loadConfig } from './index.js';

const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe('keepFilesPrivate', () => {
  const umask = process.umask(0o022);
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'private-files-'));
  });

  afterEach(() => {
    process.umask(umask);
    rmSync(folder, { recursive: true });
  });

  const open = (name: string): string => {
    const path = join(folder, name);
    writeFileSync(path, '');
    chmodSync(path, 0o644);
    return path;
  };
  const keep = (env: Record<string, string> = {}): readonly string[] =>
    keepFilesPrivate(loadConfig({ DATA_DIR: folder, ...env }));

  it('should take the rights of others from databases and secrets, and name them', () => {
    const names = ['metadata.db', 'metadata.db-wal', 'search.db', 'search.db-shm', 'admin-token', 'encryption-key'];
    const paths = names.map(open);
    expect([...keep()].sort()).toEqual([...paths].sort());
    expect(paths.map(modeOf)).toEqual(paths.map(() => 0o600));
    expect(keep()).toEqual([]);
  });

  it('should leave files of others in the folder alone', () => {
    const path = open('notes.txt');
    expect([keep(), modeOf(path)]).toEqual([[], 0o644]);
  });

  it('should find databases that are elsewhere', () => {
    const paths = [open('mine.sqlite'), open('mine.sqlite-wal')];
    expect(keep({ DATA_DIR: join(folder, 'none'), DATABASE_URL: `sqlite:${paths[0]}` })).toEqual(paths);
  });

  it('should make what comes later private', () => {
    keep();
    const made = join(folder, 'made');
    mkdirSync(made);
    writeFileSync(join(made, 'file'), '');
    expect([modeOf(made), modeOf(join(made, 'file'))]).toEqual([0o700, 0o600]);
  });
});
