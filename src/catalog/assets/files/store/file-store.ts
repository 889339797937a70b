import { Inject, Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { TokenSecrets } from '../../../../auth/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import { type DomainError, invalidArgument } from '../../../../foundation/common/errors.js';
import { AppConfig, type FilesConfig } from '../../../../foundation/config/index.js';
import { FileFolder } from './file-folder.js';
import type { FileKey } from './file-key.js';
import { type GivenAddress, SignedAddresses, type SignedRequest } from './signed-addresses.js';

/** Uploaded files: their content, and the addresses at which browsers upload and download it. */
@Injectable()
export class FileStore {
  /** The folder of the content; undefined if files cannot be uploaded. */
  readonly folder: FileFolder | undefined;
  private readonly addresses: SignedAddresses;
  private readonly baseUrl: string | undefined;
  private readonly config: FilesConfig | undefined;

  constructor(
    @Inject(AppConfig) { files, logIn }: AppConfig,
    @Inject(TokenSecrets) secrets: TokenSecrets,
    @Inject(Clock) clock: Clock,
  ) {
    this.config = files;
    this.folder = files && new FileFolder(files.folder, files.maxBytes);
    this.addresses = new SignedAddresses(secrets.keyFor('addresses of files'), () => clock.now());
    this.baseUrl = logIn.baseUrl;
  }

  /** Name of the store, which files record as their bucket. */
  readonly bucket = 'metadata-service';

  /** Returns the folder of the content. Throws `INVALID_ARGUMENT` if files cannot be uploaded. */
  requireFolder(): FileFolder {
    if (this.folder === undefined) throw noStore();
    return this.folder;
  }

  /** Maximum number of files that refer to one asset. */
  get maxPerAsset(): number {
    return this.config?.maxPerAsset ?? 0;
  }

  /**
   * Returns the address that accepts the content of a new file by PUT. `origin`: origin of the service for programs;
   * absent for browsers, which complete the address themselves.
   */
  uploadAddress(key: FileKey, origin = ''): string {
    const path = this.addresses.pathOf({ method: 'PUT', key, mediaType: '' }, this.config?.uploadSeconds ?? 0);
    return (this.baseUrl ?? origin) + path;
  }

  /** Returns the address that serves the content of a file for `seconds`; for the configured time if absent. */
  downloadAddress(key: FileKey, mediaType: string, seconds?: number): string {
    const request = { method: 'GET', key, mediaType } as const;
    return (this.baseUrl ?? '') + this.addresses.pathOf(request, seconds ?? this.config?.downloadSeconds ?? 0);
  }

  /**
   * Returns the request that a signed address permits. Throws `FORBIDDEN` if the signature is invalid or has expired.
   */
  permitted(given: GivenAddress): SignedRequest {
    return this.addresses.read(given);
  }

  /**
   * Stores the content that is sent to a signed address. Throws `FORBIDDEN`, `PAYLOAD_TOO_LARGE` and
   * `ENGINE_UNAVAILABLE`.
   */
  async receive(given: GivenAddress, content: Readable): Promise<void> {
    const { key } = this.permitted(given);
    await this.requireFolder().write(key, content);
  }
}

function noStore(): DomainError {
  return invalidArgument(
    'Files cannot be uploaded: no folder for them is configured. Set DATAHUB_OBJECT_STORAGE_URI, or put the file elsewhere and link to it.',
  );
}
