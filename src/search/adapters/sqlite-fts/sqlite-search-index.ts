import { Logger } from '@nestjs/common';
import { FailureLog } from '../../../foundation/common/failure-log.js';
import { Limiter } from '../../../foundation/concurrency/limiter.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import type { IndexOperation, IndexOutcome } from '../../search-document.js';
import { type IndexedRevision, type IndexScan, type IndexTarget, SearchIndex } from '../../search-index.port.js';
import type {
  BrowseQuery,
  BrowseResult,
  Completion,
  CompletionQuery,
  SearchExplanation,
  SearchQuery,
  SearchResult,
  SpelledWord,
} from '../../search-query.js';
import { explanationOf, queryForOne } from './explanation.js';
import type { IndexStore } from './file/index-store.js';
import { AnswerCache } from './host/answer-cache.js';
import type { Channel } from './host/channel.js';
import { QueryPacker } from './host/packed-query.js';
import { IdleWork } from './host/idle-work.js';
import type { OtherProcesses } from './host/other-processes.js';
import type { ReaderPool } from './host/reader-pool.js';

/**
 * Batches filling a rebuild that the writing thread has at once: it works on one while the next is waiting, and other
 * writes wait for no more than these.
 */
const FILLS_AT_ONCE = 2;

const UNTIDY = 'The segments of the search index could not be merged, which leaves searches slower but correct';
const logger = new Logger('SearchIndex');

/** The embedded index: its own file, written by one thread and read by others, also of other processes. */
export class SqliteSearchIndex extends SearchIndex {
  override readonly engine = 'sqlite';
  override readonly showsWritesAtOnce = true;
  private readonly packer = new QueryPacker();
  protected readonly answers = new AnswerCache();
  private readonly fills = new Limiter(FILLS_AT_ONCE);
  protected readonly tidying = new IdleWork(
    () => this.writer.call('tidy'),
    new FailureLog(logger, UNTIDY, 'The segments of the search index are merged again.'),
  );

  constructor(
    private readonly writer: Channel<IndexStore>,
    protected readonly readers: ReaderPool,
    private readonly others: OtherProcesses,
  ) {
    super();
  }

  override async check(): Promise<void> {
    await Promise.all([this.writer.call('identity'), this.readers.call('revisions', [])]);
  }

  override identity(): Promise<string | undefined> {
    return this.writer.call('identity');
  }

  override adopt(identity: string): Promise<void> {
    return this.answers.changed(() => this.writer.call('adopt', identity));
  }

  override write(operations: readonly IndexOperation[], target: IndexTarget): Promise<IndexOutcome> {
    this.tidying.noteWrite();
    const write = (): Promise<IndexOutcome> => this.writer.call('write', JSON.stringify(operations), target);
    if (target.live) return this.answers.changed(write);
    return target.fills === true ? this.fills.run(write) : write();
  }

  override refresh(): Promise<void> {
    return Promise.resolve();
  }

  override persist(): Promise<void> {
    return this.writer.call('persist');
  }

  override search(query: SearchQuery): Promise<SearchResult> {
    if (query.after !== undefined) return this.readers.call('search', query);
    const { packed, key } = this.packer.pack(query);
    return this.answers.answer(key, () => this.readers.call('searchPacked', packed));
  }

  override spellings(
    words: readonly string[],
    entityTypes: readonly string[],
  ): Promise<ReadonlyMap<string, readonly SpelledWord[]>> {
    return this.readers.call('spellings', words, entityTypes);
  }

  override complete(query: CompletionQuery): Promise<readonly Completion[]> {
    const { packed, key } = this.packer.pack(query);
    return this.answers.answer(key, () => this.readers.call('completePacked', packed));
  }

  override browse(query: BrowseQuery): Promise<BrowseResult> {
    return this.readers.call('browse', query);
  }

  override searchRequest(query: SearchQuery): JsonObject {
    return asJson(query);
  }

  override completionRequest(query: CompletionQuery): JsonObject {
    return asJson(query);
  }

  override async explain(query: SearchQuery, urn: string): Promise<SearchExplanation | undefined> {
    if (!(await this.revisions([urn])).has(urn)) return undefined;
    return explanationOf((await this.search(queryForOne(query, urn))).hits[0]);
  }

  override sources(urns: readonly string[]): Promise<ReadonlyMap<string, JsonObject>> {
    return this.readers.call('sources', urns);
  }

  override revisions(urns: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.readers.call('revisions', urns);
  }

  override scan(position: IndexScan): Promise<readonly IndexedRevision[]> {
    return this.readers.call('scan', position);
  }

  override counts(rebuild?: string): Promise<ReadonlyMap<string, number>> {
    return rebuild === undefined ? this.readers.call('counts') : this.writer.call('counts', rebuild);
  }

  override beginRebuild(): Promise<string> {
    return this.writer.call('beginRebuild');
  }

  override rebuilds(): Promise<readonly string[]> {
    return this.writer.call('rebuilds');
  }

  override async promoteRebuild(rebuild: string): Promise<void> {
    this.tidying.noteWrite();
    const promote = (): Promise<void> => this.writer.call('promoteRebuild', rebuild);
    await this.answers.changed(() => this.readers.exclusively(() => this.others.suspended(promote)));
  }

  override discardRebuild(rebuild: string): Promise<void> {
    return this.writer.call('discardRebuild', rebuild);
  }

  override async close(): Promise<void> {
    this.tidying.close();
    await this.readers.exclusively(() => this.writer.call('close'));
    await Promise.all([this.readers.close(), this.writer.close()]);
  }
}

function asJson(query: object): JsonObject {
  return JSON.parse(JSON.stringify(query)) as JsonObject;
}
