import { DomainError } from '../../../../../foundation/common/errors.js';
import { LoadedOnce } from '../../../../../foundation/concurrency/loaded-once.js';
import type { BucketPlace } from '../../../../../foundation/config/index.js';
import { isScriptable, shownType } from '../content-type.js';
import { FileKey } from '../file-key.js';
import type { Download, ObjectStorage, StoredFile, Upload } from '../object-storage.port.js';
import type { S3Requests } from './s3-requests.js';

/** Names that stand in a header as they are. */
const PLAIN = /^[\w .()+-]+$/;

/** Stores the content of files in a bucket of an S3-compatible store, which serves its addresses itself. */
export class S3Storage implements ObjectStorage {
  readonly bucket: string;
  private readonly prefix: string;
  private readonly requests: LoadedOnce<S3Requests>;

  /** `load` creates the client of the store; it is called on first use, and again after a failure. */
  constructor({ bucket, prefix }: Pick<BucketPlace, 'bucket' | 'prefix'>, load: () => Promise<S3Requests>) {
    this.bucket = bucket;
    this.prefix = `${prefix}/`;
    this.requests = new LoadedOnce(load);
  }

  uploadAddress({ key, mediaType, seconds }: Upload): Promise<string> {
    return this.attempt('uploaded', (requests) => requests.presignedPut(this.objectKey(key), seconds, mediaType));
  }

  downloadAddress({ key, mediaType, seconds }: Download): Promise<string> {
    const headers = { ...contentHeaders(key, mediaType), cacheControl: 'private, max-age=3600' };
    return this.attempt('read', (requests) => requests.presignedGet(this.objectKey(key), seconds, headers));
  }

  find(key: FileKey): Promise<StoredFile | undefined> {
    return this.attempt('read', (requests) => requests.head(this.objectKey(key)));
  }

  remove(key: FileKey): Promise<void> {
    return this.attempt('removed', (requests) => requests.delete(this.objectKey(key)));
  }

  async *keys(): AsyncGenerator<readonly FileKey[]> {
    try {
      for await (const names of (await this.requests.get()).list(this.prefix))
        yield names.flatMap((name) => FileKey.ofFileId(name.slice(this.prefix.length)) ?? []);
    } catch (error) {
      throw this.unavailable('listed', error);
    }
  }

  /** Does nothing: a store keeps nothing of an upload that broke off. */
  removeParts(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    void this.requests.known?.then((requests) => requests.close()).catch(() => undefined);
  }

  private objectKey(key: FileKey): string {
    return this.prefix + key.fileId;
  }

  private async attempt<T>(done: string, send: (requests: S3Requests) => Promise<T>): Promise<T> {
    try {
      return await send(await this.requests.get());
    } catch (error) {
      throw this.unavailable(done, error);
    }
  }

  private unavailable(done: string, cause: unknown): DomainError {
    return new DomainError(
      'ENGINE_UNAVAILABLE',
      `Files cannot be ${done}, since the bucket ${this.bucket} of DATAHUB_OBJECT_STORAGE_URI does not work: ${reasonOf(cause)}.`,
      { cause },
    );
  }
}

/**
 * The store's answers have no content security policy, so that browsers save what could run scripts; pages still show
 * such pictures. Stores differ in how they sign the extended form of a name, which is used where the name requires it.
 */
function contentHeaders(key: FileKey, mediaType: string): { readonly type: string; readonly disposition: string } {
  const shown = shownType(mediaType);
  const name = PLAIN.test(key.name) ? `filename="${key.name}"` : `filename*=UTF-8''${key.encodedName}`;
  return {
    type: shown ?? 'application/octet-stream',
    disposition: `${shown === undefined || isScriptable(shown) ? 'attachment' : 'inline'}; ${name}`,
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  const { $metadata: { httpStatusCode: status } = {} } = error as { $metadata?: { httpStatusCode?: number } };
  const name = code ?? error.name;
  return status === undefined ? name : `${name}, status ${String(status)}`;
}
