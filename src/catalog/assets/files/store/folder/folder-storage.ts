import type { Readable } from 'node:stream';
import type { FileKey } from '../file-key.js';
import type { Download, ObjectStorage, StoredFile, Upload } from '../object-storage.port.js';
import type { FileFolder } from './file-folder.js';
import type { GivenAddress, SignedAddresses, SignedRequest } from './signed-addresses.js';

/** Stores the content of files in a folder, behind addresses that the service serves itself. */
export class FolderStorage implements ObjectStorage {
  readonly bucket = 'metadata-service';

  constructor(
    private readonly folder: FileFolder,
    private readonly addresses: SignedAddresses,
    /** Address under which browsers reach the service; undefined = unknown. */
    private readonly baseUrl: string | undefined,
  ) {}

  /** Path of the folder. */
  get root(): string {
    return this.folder.root;
  }

  uploadAddress({ key, seconds, origin = '' }: Upload): Promise<string> {
    const path = this.addresses.pathOf({ method: 'PUT', key, mediaType: '' }, seconds);
    return Promise.resolve((this.baseUrl ?? origin) + path);
  }

  downloadAddress({ key, mediaType, seconds }: Download): Promise<string> {
    const path = this.addresses.pathOf({ method: 'GET', key, mediaType }, seconds);
    return Promise.resolve((this.baseUrl ?? '') + path);
  }

  find(key: FileKey): Promise<StoredFile | undefined> {
    return this.folder.find(key);
  }

  remove(key: FileKey): Promise<void> {
    return this.folder.remove(key);
  }

  keys(): AsyncIterable<readonly FileKey[]> {
    return this.folder.keys();
  }

  removeParts(time: number): Promise<void> {
    return this.folder.removeParts(time);
  }

  /** Does nothing: a folder has no connections. */
  close(): void {}

  /** What a signed address permits. Throws `FORBIDDEN` if it was not made here or has expired. */
  permitted(given: GivenAddress): SignedRequest {
    return this.addresses.read(given);
  }

  /** Stores what is sent to a signed address. Throws `FORBIDDEN`, `PAYLOAD_TOO_LARGE` and `ENGINE_UNAVAILABLE`. */
  async receive(given: GivenAddress, content: Readable): Promise<void> {
    const { key } = this.permitted(given);
    await this.folder.write(key, content);
  }
}
