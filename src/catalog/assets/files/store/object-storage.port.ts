import type { FileKey } from './file-key.js';

/** A stored file. */
export interface StoredFile {
  readonly bytes: number;
  /** Time of the upload in milliseconds since 1970. */
  readonly uploadedAt: number;
}

/** An upload that an address permits. */
export interface Upload {
  readonly key: FileKey;
  /** Media type that the client sends; undefined = any. */
  readonly mediaType: string | undefined;
  readonly seconds: number;
  /** Address of the service as the caller sees it; absent for browsers, which complete the address themselves. */
  readonly origin: string | undefined;
}

/** A download that an address permits. */
export interface Download {
  readonly key: FileKey;
  /** Media type that the content is sent with. */
  readonly mediaType: string;
  readonly seconds: number;
}

/**
 * Where the content of uploaded files lies, and the addresses under which clients send and fetch it. Its methods throw
 * `ENGINE_UNAVAILABLE` if the storage does not work.
 */
export interface ObjectStorage {
  /** The name that files keep as their bucket. */
  readonly bucket: string;
  /** The address that accepts the content of a new file by PUT until it expires. */
  uploadAddress(upload: Upload): Promise<string>;
  /** The address that serves the content of a file until it expires. */
  downloadAddress(download: Download): Promise<string>;
  /** The stored file `key`; undefined if there is none. */
  find(key: FileKey): Promise<StoredFile | undefined>;
  /** Removes a file; does nothing if there is none under `key`. */
  remove(key: FileKey): Promise<void>;
  /** The keys of all stored files, in pages. */
  keys(): AsyncIterable<readonly FileKey[]>;
  /** Removes the remains of uploads that broke off before `time`, in milliseconds since 1970. */
  removeParts(time: number): Promise<void>;
  /** Ends its connections. */
  close(): void;
}
