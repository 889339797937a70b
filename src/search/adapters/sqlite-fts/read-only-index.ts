import { DomainError } from '../../../foundation/common/errors.js';
import type { Completion, CompletionQuery, SearchQuery, SearchResult } from '../../search-query.js';
import { toEngineError } from './file/engine-errors.js';
import type { IndexStore } from './file/index-store.js';
import type { Channel } from './host/channel.js';
import { FileVersion } from './host/file-version.js';
import type { OtherProcesses } from './host/other-processes.js';
import type { ReaderPool } from './host/reader-pool.js';
import { SqliteSearchIndex } from './sqlite-search-index.js';

/**
 * The embedded index in a process that only reads: another worker writes to the file, and each search sees what that
 * one has written. Writes throw `ENGINE_UNAVAILABLE`.
 */
export class ReadOnlyIndex extends SqliteSearchIndex {
  private readonly fileVersion: FileVersion;

  constructor(
    private readonly path: string,
    readers: ReaderPool,
    others: OtherProcesses,
  ) {
    super(NO_WRITER, readers, others);
    // The process that writes merges the segments.
    this.tidying.close();
    this.fileVersion = new FileVersion(path);
    others.onClose((closed) => {
      this.fileVersion.close();
      return readers.exclusively(closed);
    });
  }

  override async check(): Promise<void> {
    await this.readers.call('revisions', []);
  }

  override async search(query: SearchQuery): Promise<SearchResult> {
    this.follow();
    return super.search(query);
  }

  override async complete(query: CompletionQuery): Promise<readonly Completion[]> {
    this.follow();
    return super.complete(query);
  }

  override async close(): Promise<void> {
    this.fileVersion.close();
    await this.readers.close();
  }

  /** Forgets the answers of an earlier state of the file. */
  private follow(): void {
    try {
      if (this.fileVersion.hasChanged()) this.answers.clear();
    } catch (error) {
      throw toEngineError(error, this.path);
    }
  }
}

const NO_WRITER: Channel<IndexStore> = {
  call: (...[name]) =>
    Promise.reject(new DomainError('ENGINE_UNAVAILABLE', `This process only reads the search index (${name}).`)),
  close: () => Promise.resolve(),
};
