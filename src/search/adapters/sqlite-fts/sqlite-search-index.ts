import type { JsonObject } from '../../../common/json.js';
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
} from '../../search-query.js';
import { explanationOf, queryForOne } from './explanation.js';
import type { IndexStore } from './file/index-store.js';
import type { AnswerOf, ArgumentsOf, MethodOf } from './host/call-target.js';
import type { Channel } from './host/channel.js';
import type { IndexReader } from './reading/index-reader.js';

/** The embedded index: a file of its own, which one thread writes and another reads. */
export class SqliteSearchIndex extends SearchIndex {
  override readonly engine = 'sqlite';
  override readonly showsWritesAtOnce = true;
  /** Ends when searches may use the file again. */
  private switching: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly writer: Channel<IndexStore>,
    private readonly reader: Channel<IndexReader>,
  ) {
    super();
  }

  override async check(): Promise<void> {
    await Promise.all([this.writer.call('identity'), this.read('revisions', [])]);
  }

  override identity(): Promise<string | undefined> {
    return this.writer.call('identity');
  }

  override adopt(identity: string): Promise<void> {
    return this.writer.call('adopt', identity);
  }

  override write(operations: readonly IndexOperation[], target: IndexTarget): Promise<IndexOutcome> {
    return this.writer.call('write', JSON.stringify(operations), target);
  }

  override refresh(): Promise<void> {
    return Promise.resolve();
  }

  override persist(): Promise<void> {
    return this.writer.call('persist');
  }

  override search(query: SearchQuery): Promise<SearchResult> {
    return this.read('search', query);
  }

  override complete(query: CompletionQuery): Promise<readonly Completion[]> {
    return this.read('complete', query);
  }

  override browse(query: BrowseQuery): Promise<BrowseResult> {
    return this.read('browse', query);
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
    return this.read('sources', urns);
  }

  override revisions(urns: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.read('revisions', urns);
  }

  override scan(position: IndexScan): Promise<readonly IndexedRevision[]> {
    return this.read('scan', position);
  }

  override counts(rebuild?: string): Promise<ReadonlyMap<string, number>> {
    return this.writer.call('counts', rebuild);
  }

  override beginRebuild(): Promise<string> {
    return this.writer.call('beginRebuild');
  }

  override rebuilds(): Promise<readonly string[]> {
    return this.writer.call('rebuilds');
  }

  override async promoteRebuild(rebuild: string): Promise<void> {
    await this.withoutReader(() => this.writer.call('promoteRebuild', rebuild));
  }

  override discardRebuild(rebuild: string): Promise<void> {
    return this.writer.call('discardRebuild', rebuild);
  }

  override async close(): Promise<void> {
    await this.withoutReader(() => this.writer.call('close'));
    await Promise.all([this.reader.close(), this.writer.close()]);
  }

  /** Reads the values of fields into memory, one after the other, between other searches. */
  async warm(fields: readonly string[]): Promise<void> {
    for (const field of fields) await this.read('warm', field);
  }

  private async read<Name extends MethodOf<IndexReader>>(
    name: Name,
    ...args: ArgumentsOf<IndexReader, Name>
  ): Promise<AnswerOf<IndexReader, Name>> {
    await this.switching;
    return this.reader.call(name, ...args);
  }

  /** Does work while searches wait and nobody reads the file. */
  private async withoutReader(work: () => Promise<void>): Promise<void> {
    const done = this.switching.then(async () => {
      await this.reader.call('suspend');
      await work();
    });
    this.switching = done.catch(() => undefined);
    await done;
  }
}

function asJson(query: object): JsonObject {
  return JSON.parse(JSON.stringify(query)) as JsonObject;
}
