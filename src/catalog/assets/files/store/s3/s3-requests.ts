import type { StoredFile } from '../object-storage.port.js';

/** Headers that a download is sent with. */
export interface DownloadHeaders {
  readonly type: string;
  readonly disposition: string;
  readonly cacheControl: string;
}

/** Requests about the objects of one bucket. All methods reject with the errors of the client. */
export interface S3Requests {
  /** The address of a PUT of `key`; the client must send `mediaType` if it is given. */
  presignedPut(key: string, seconds: number, mediaType: string | undefined): Promise<string>;
  /** The address of a GET of `key`. */
  presignedGet(key: string, seconds: number, headers: DownloadHeaders): Promise<string>;
  /** Size and time of an object; undefined if there is none. */
  head(key: string): Promise<StoredFile | undefined>;
  /** Deletes an object, if there is one. */
  delete(key: string): Promise<void>;
  /** The keys that begin with `prefix`, in pages. */
  list(prefix: string): AsyncIterable<readonly string[]>;
  /** Ends its connections. */
  close(): void;
}
