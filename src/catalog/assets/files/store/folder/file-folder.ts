import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../../../../../foundation/common/errors.js';
import { makeFolder } from '../../../../../foundation/common/make-folder.js';
import { FileKey } from '../file-key.js';
import type { StoredFile } from '../object-storage.port.js';
import { tooLarge } from '../too-large.js';

const PART = 'part-';
/** Keys of a page. */
const PAGE = 500;

/** Error codes of a full disk or quota. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Stores the content of files in a folder, one file each. Replicas may share the folder. */
export class FileFolder {
  constructor(
    /** Path of the folder; it need not exist. */
    readonly root: string,
    private readonly maxBytes: number,
  ) {}

  /**
   * Stores `content` under `key`, in place of the content stored there: all or nothing, and durably before it returns.
   * Throws `PAYLOAD_TOO_LARGE`, and `ENGINE_UNAVAILABLE` if the folder cannot be written to.
   */
  async write(key: FileKey, content: Readable): Promise<void> {
    const path = this.pathOf(key);
    const part = join(dirname(path), PART + randomBytes(8).toString('hex'));
    try {
      makeFolder(dirname(path), 0o700);
      // A stream that opens the file itself may do so after it has failed, and after the remains are removed.
      const file = await open(part, 'wx', 0o600);
      await pipeline(
        content,
        (chunks: AsyncIterable<Buffer>) => this.limited(chunks),
        file.createWriteStream({ flush: true }),
      );
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw isOfDisk(error) ? unavailable('stored', error) : error;
    }
  }

  /** Returns the stored file `key`; undefined if there is none. Throws `ENGINE_UNAVAILABLE`. */
  async find(key: FileKey): Promise<StoredFile | undefined> {
    try {
      const { size, mtimeMs } = await stat(this.pathOf(key));
      return { bytes: size, uploadedAt: mtimeMs };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw unavailable('read', error);
    }
  }

  /** Removes a file; does nothing if there is none under `key`. */
  async remove(key: FileKey): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  /** The keys of all stored files, in pages. Throws `ENGINE_UNAVAILABLE`. */
  async *keys(): AsyncGenerator<readonly FileKey[]> {
    const names = await this.names();
    for (let from = 0; from < names.length; from += PAGE)
      yield names.slice(from, from + PAGE).flatMap((name) => FileKey.ofFileId(name) ?? []);
  }

  /** Removes the remains of uploads that were interrupted before `time`, in milliseconds since 1970. */
  async removeParts(time: number): Promise<void> {
    for (const name of await this.names()) {
      if (!name.startsWith(PART)) continue;
      const path = join(this.root, FileKey.FOLDER, name);
      if ((await stat(path)).mtimeMs < time) await rm(path, { force: true });
    }
  }

  private async names(): Promise<readonly string[]> {
    try {
      return await readdir(join(this.root, FileKey.FOLDER));
    } catch (error) {
      if (isMissing(error)) return [];
      throw unavailable('listed', error);
    }
  }

  private async *limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > this.maxBytes) throw tooLarge(this.maxBytes);
      yield chunk;
    }
  }

  private pathOf(key: FileKey): string {
    return join(this.root, FileKey.FOLDER, key.fileId);
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Returns whether an error comes from the file system rather than from the client's connection. */
function isOfDisk(error: unknown): boolean {
  const { syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined && syscall !== 'read';
}

function unavailable(done: string, cause: unknown): DomainError {
  const { code = 'unknown' } = cause as NodeJS.ErrnoException;
  const reason = FULL.has(code) ? 'its disk is full' : `it fails (${code})`;
  return new DomainError(
    'ENGINE_UNAVAILABLE',
    `Files cannot be ${done}, since the folder of DATAHUB_OBJECT_STORAGE_URI does not work: ${reason}.`,
    { cause },
  );
}
