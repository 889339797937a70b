import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FileFolder } from './file-folder.js';
import { FileKey } from '../file-key.js';

const KEY = FileKey.create('a.txt')!;

const content = (...parts: readonly string[]): Readable => Readable.from(parts.map((part) => Buffer.from(part)));

describe('FileFolder', () => {
  let root: string;
  let folder: FileFolder;

  beforeEach(() => {
    root = join(mkdtempSync(join(tmpdir(), 'files-')), 'made');
    folder = new FileFolder(root, 10);
  });

  afterEach(() => rmSync(join(root, '..'), { recursive: true, force: true }));

  const names = (): readonly string[] => readdirSync(join(root, FileKey.FOLDER));

  async function keys(): Promise<readonly FileKey[]> {
    const found: FileKey[] = [];
    for await (const page of folder.keys()) found.push(...page);
    return found;
  }

  it('should hold nothing before it is made', async () => {
    expect(await keys()).toEqual([]);
    expect(await folder.find(KEY)).toBeUndefined();
    await folder.remove(KEY);
    await folder.removeParts(Date.now());
  });

  it('should store a file, replace it, and remove it', async () => {
    await folder.write(KEY, content('first'));
    await folder.write(KEY, content('the', ' other'));
    expect(readFileSync(join(root, FileKey.FOLDER, KEY.fileId), 'utf8')).toBe('the other');
    expect(await folder.find(KEY)).toMatchObject({ bytes: 9 });
    expect(await keys()).toEqual([KEY]);
    await folder.remove(KEY);
    expect(names()).toEqual([]);
  });

  it('should refuse a file that is too large, keep the previous file, and leave no remains', async () => {
    await folder.write(KEY, content('0123456789'));
    await expect(folder.write(KEY, content('01234', '567890'))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(names()).toEqual([KEY.fileId]);
    expect(await folder.find(KEY)).toMatchObject({ bytes: 10 });
  });

  it('should store nothing of interrupted uploads, even if they end before they begin', async () => {
    const broken = (): Readable =>
      Readable.from(
        (async function* () {
          yield Buffer.from('01');
          throw new Error('gone');
        })(),
      );
    const uploads = Array.from({ length: 100 }, () => folder.write(KEY, broken()));
    for (const upload of await Promise.allSettled(uploads))
      expect(upload).toMatchObject({ status: 'rejected', reason: { message: 'gone' } });
    expect(names()).toEqual([]);
  });

  it('should report that the folder does not work', async () => {
    writeFileSync(root, 'a file in its place');
    await expect(folder.write(KEY, content('a'))).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    await expect(folder.find(KEY)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    await expect(keys()).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  });

  it('should remove old remains of uploads', async () => {
    await folder.write(KEY, content('a'));
    for (const [name, seconds] of [
      ['part-old', 1_000],
      ['part-new', 3_000],
    ] as const) {
      writeFileSync(join(root, FileKey.FOLDER, name), '');
      utimesSync(join(root, FileKey.FOLDER, name), seconds, seconds);
    }
    await folder.removeParts(2_000_000);
    expect(names()).toEqual([KEY.fileId, 'part-new']);
  });
});
