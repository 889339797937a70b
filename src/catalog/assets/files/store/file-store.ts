import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { TokenSecrets } from '../../../../auth/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import { type DomainError, invalidArgument } from '../../../../foundation/common/errors.js';
import { AppConfig, type FilesConfig } from '../../../../foundation/config/index.js';
import type { FileKey } from './file-key.js';
import { FileFolder } from './folder/file-folder.js';
import { FolderStorage } from './folder/folder-storage.js';
import { SignedAddresses } from './folder/signed-addresses.js';
import type { ObjectStorage } from './object-storage.port.js';
import { openBucket } from './s3/open-bucket.js';

/** Uploaded files: where their content lies, and the limits of uploads. */
@Injectable()
export class FileStore implements OnApplicationShutdown {
  /** Where the content lies; undefined if files cannot be uploaded. */
  readonly storage: ObjectStorage | undefined;
  /** The storage, where the service serves its addresses itself; undefined if another server does. */
  readonly folder: FolderStorage | undefined;
  private readonly config: FilesConfig | undefined;

  constructor({ files, logIn }: AppConfig, secrets: TokenSecrets, clock: Clock) {
    this.config = files;
    if (files?.place.kind === 's3') this.storage = openBucket(files.place);
    if (files?.place.kind === 'folder') {
      const addresses = new SignedAddresses(secrets.keyFor('addresses of files'), () => clock.now());
      this.folder = new FolderStorage(new FileFolder(files.place.path, files.maxBytes), addresses, logIn.baseUrl);
      this.storage = this.folder;
    }
  }

  onApplicationShutdown(): void {
    this.storage?.close();
  }

  /** Where the content lies. Throws `INVALID_ARGUMENT` if files cannot be uploaded. */
  requireStorage(): ObjectStorage {
    if (this.storage === undefined) throw noStore();
    return this.storage;
  }

  /** Maximum number of files that refer to one asset. */
  get maxPerAsset(): number {
    return this.config?.maxPerAsset ?? 0;
  }

  /** Maximum size of a file. */
  get maxBytes(): number {
    return this.config?.maxBytes ?? 0;
  }

  /**
   * The address that accepts the content of a new file by PUT, for as long as the configuration says. `origin` is the
   * address of the service as the caller sees it; absent for browsers. Throws `INVALID_ARGUMENT` if files cannot be
   * uploaded, and `ENGINE_UNAVAILABLE`.
   */
  uploadAddress(key: FileKey, mediaType: string | undefined, origin: string | undefined): Promise<string> {
    return this.requireStorage().uploadAddress({ key, mediaType, seconds: this.config?.uploadSeconds ?? 0, origin });
  }

  /**
   * The address that serves the content of a file for `seconds`, or as long as the configuration says. Throws
   * `INVALID_ARGUMENT` if files cannot be uploaded, and `ENGINE_UNAVAILABLE`.
   */
  downloadAddress(key: FileKey, mediaType: string, seconds = this.config?.downloadSeconds ?? 0): Promise<string> {
    return this.requireStorage().downloadAddress({ key, mediaType, seconds });
  }
}

function noStore(): DomainError {
  return invalidArgument(
    'Files cannot be uploaded: no place for them is configured. Set DATAHUB_OBJECT_STORAGE_URI, or put the file elsewhere and link to it.',
  );
}
