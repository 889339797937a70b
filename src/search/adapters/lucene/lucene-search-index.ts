import type { JsonObject } from '../../../foundation/json/json.js';
import type { SearchConfig } from '../../../foundation/config/index.js';
import { type EngineClient, LostShards } from '../../../foundation/engine-client/index.js';
import type { IndexOperation, IndexOutcome } from '../../search-document.js';
import { type IndexedRevision, type IndexScan, SearchIndex, type IndexTarget } from '../../search-index.port.js';
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
import type { SearchSchema } from '../../search-schema.js';
import { browseResult, entitiesBody, groupsBody } from './browse.js';
import { ClosedIndices } from './closed-indices.js';
import { completionBody, readCompletions } from './completion.js';
import { DocumentWriter } from './document-writer.js';
import { dropIndices, indexCatalog, requireOwn } from './index-catalog.js';
import { FillWrites } from './fill-writes.js';
import type { Workers } from '../../../foundation/workers/index.js';
import { FreshReads } from './fresh-reads.js';
import { HitMatches } from './hit-matches.js';
import { numberAt } from './json-reading.js';
import { IndexCreator } from './index-creator.js';
import { IndexNames } from './index-names.js';
import { IndexStates } from './index-states.js';
import { MetadataIndex } from './metadata-index.js';
import { Rebuilds } from './rebuilds.js';
import { foundHits, joinedAnswer, searchResult } from './search-response.js';
import { copiesFor, countsBody, isPagedApart, pageBody, searchBody } from './search-body.js';
import { readSpellings, spellingsBody } from './spelling.js';
import { SearchSender } from './search-sender.js';
import { StoredDocuments } from './stored-documents.js';
import { winners, writeOutcome } from './write-outcome.js';
import { type OperationFate, typeOf } from './write-round.js';

/** Stores search documents in Elasticsearch or OpenSearch, with an index per entity type, in DataHub's layout. */
export class LuceneSearchIndex extends SearchIndex {
  readonly engine;
  private readonly names: IndexNames;
  private readonly metadata: MetadataIndex;
  private readonly states: IndexStates;
  private readonly writer: DocumentWriter;
  private readonly closed: ClosedIndices;
  private readonly lost: LostShards;
  private readonly sender: SearchSender;
  private readonly stored: StoredDocuments;
  private readonly builds: Rebuilds;
  private readonly fresh: FreshReads;
  private readonly matches: HitMatches;
  /** Indices that have several shards. */
  private readonly divided = new Set<string>();
  private prepare: (entityType: string) => Promise<void> = () => Promise.resolve();
  private readonly fills = new FillWrites((operations, rebuild) => this.build(operations, rebuild));

  constructor(
    private readonly client: EngineClient,
    config: SearchConfig,
    private readonly schema: SearchSchema,
    workers?: Workers,
  ) {
    super();
    this.engine = client.engine;
    this.names = new IndexNames(schema, config.indexPrefix);
    this.metadata = new MetadataIndex(client, this.names, config);
    const creator = new IndexCreator(client, schema, config, (entityType) => this.prepare(entityType));
    this.states = new IndexStates(client, this.names, creator, this.metadata);
    this.lost = new LostShards(client);
    this.writer = new DocumentWriter(client, this.states, this.lost);
    this.closed = new ClosedIndices(client, this.names);
    this.sender = new SearchSender(client, config.timeoutMs, this.closed, this.lost);
    this.stored = new StoredDocuments(client, this.names, this.sender);
    this.builds = new Rebuilds(client, this.names, this.states, this.metadata, this.stored, config);
    this.matches = new HitMatches(schema, (urns) => this.stored.sources(urns));
    this.fresh = new FreshReads((indices) => this.refreshWhole(indices), config.refreshSeconds * 1000, workers);
  }

  override async version(): Promise<string> {
    const { major, minor } = await this.client.serverVersion();
    return `${String(major)}.${String(minor)}`;
  }

  async check(): Promise<void> {
    await this.client.serverVersion();
    await this.sender.search([this.names.metadata], { size: 0 });
    const indices = this.live({ entityTypes: this.schema.entityTypes() });
    await this.closed.refuse(indices);
    await this.lost.refuse(indices);
  }

  identity(): Promise<string | undefined> {
    return this.metadata.identity();
  }

  /**
   * Removes nothing on a server of another product or version than those that the service can use, or where an alias
   * leads to an index of another owner.
   */
  async adopt(identity: string): Promise<void> {
    await this.client.serverVersion();
    const catalog = await indexCatalog(this.client, this.names);
    requireOwn(catalog, this.names, 'ENGINE_UNAVAILABLE');
    await dropIndices(this.client, [...catalog.map(({ name }) => name), this.names.metadata]);
    this.states.forgetAll();
    await this.metadata.setIdentity(identity);
  }

  /** Writes to the rebuild first: if it replaces the live indices in between, the second write goes to it too. */
  async write(operations: readonly IndexOperation[], { live, rebuild, fills }: IndexTarget): Promise<IndexOutcome> {
    const sent = winners(operations);
    let fates: ReadonlyMap<IndexOperation, OperationFate> = new Map();
    if (rebuild !== undefined && fills === true) fates = await this.fills.write(sent, rebuild);
    else if (rebuild !== undefined) fates = await this.build(sent, rebuild);
    if (live) {
      fates = await this.writer.write(sent, (type) => this.states.live(type));
      await this.fresh.noteWritten(sent.map((operation) => this.names.live(typeOf(operation))));
    }
    return writeOutcome(fates, operations.length - sent.length);
  }

  async refresh(): Promise<void> {
    const catalog = await indexCatalog(this.client, this.names);
    const indices = catalog.filter(({ isLive }) => isLive).map(({ name }) => name);
    await this.lost.refuse(indices);
    await this.stored.refresh(indices);
  }

  /** The engines write to disk before they respond. */
  persist(): Promise<void> {
    return Promise.resolve();
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const answer = await this.answerTo(query);
    const found = foundHits(answer, this.names);
    return searchResult(answer, query, found, await this.matches.of(found, query));
  }

  async spellings(
    words: readonly string[],
    entityTypes: readonly string[],
  ): Promise<ReadonlyMap<string, readonly SpelledWord[]>> {
    if (words.length === 0) return new Map();
    return readSpellings(await this.sender.search(this.live({ entityTypes }), spellingsBody(words)), words);
  }

  async complete(query: CompletionQuery): Promise<readonly Completion[]> {
    if (query.text.trim() === '') return [];
    const body = completionBody(query);
    const answer = await this.sender.search(await this.shown(query), body, copiesFor(query.text));
    return readCompletions(answer, query, this.names);
  }

  async browse(query: BrowseQuery): Promise<BrowseResult> {
    const { entities } = query;
    const indices = await this.shown(query);
    const [groups, found] = await Promise.all([
      this.sender.search(indices, groupsBody(query)),
      entities === undefined ? undefined : this.sender.search(indices, entitiesBody(query, entities)),
    ]);
    return browseResult(groups, found, query, this.names);
  }

  searchRequest(query: SearchQuery): JsonObject {
    return { indices: [...this.live(query)], ...searchBody(query) };
  }

  completionRequest(query: CompletionQuery): JsonObject {
    return { indices: [...this.live(query)], ...completionBody(query) };
  }

  explain(query: SearchQuery, urn: string): Promise<SearchExplanation | undefined> {
    return this.stored.explain(urn, searchBody({ ...query, size: 0, from: 0, facets: [], suggests: false }));
  }

  sources(urns: readonly string[]): Promise<ReadonlyMap<string, JsonObject>> {
    return this.stored.sources(urns);
  }

  revisions(urns: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.stored.revisions(urns);
  }

  scan(position: IndexScan): Promise<readonly IndexedRevision[]> {
    return this.stored.scan(position);
  }

  counts(rebuild?: string): Promise<ReadonlyMap<string, number>> {
    return this.stored.counts(rebuild);
  }

  override beforeCreation(prepare: (entityType: string) => Promise<void>): void {
    this.prepare = prepare;
  }

  override async indexedTypes(): Promise<ReadonlySet<string>> {
    const catalog = await indexCatalog(this.client, this.names);
    return new Set(catalog.filter(({ isLive }) => isLive).map(({ entityType }) => entityType));
  }

  beginRebuild(): Promise<string> {
    return this.builds.begin();
  }

  rebuilds(): Promise<readonly string[]> {
    return this.builds.list();
  }

  async promoteRebuild(rebuild: string): Promise<void> {
    await this.builds.promote(rebuild);
    this.lost.forget();
  }

  discardRebuild(rebuild: string): Promise<void> {
    return this.builds.discard(rebuild);
  }

  close(): Promise<void> {
    return this.client.close();
  }

  /** Assumes a single shard, which is the default of an index, until a response names several. */
  private async answerTo(query: SearchQuery): Promise<JsonObject> {
    const indices = await this.shown(query);
    const [index = '', ...others] = indices;
    const oneShard = others.length === 0 && !this.divided.has(index);
    const answer = await this.ask(query, indices, oneShard);
    if (!oneShard || numberAt(answer, '_shards', 'total') <= 1) return answer;
    this.divided.add(index);
    return this.ask(query, indices, false);
  }

  private async ask(query: SearchQuery, indices: readonly string[], oneShard: boolean): Promise<JsonObject> {
    const copies = copiesFor(query.plan.text);
    const send = (body: JsonObject): Promise<JsonObject> => this.sender.search(indices, body, copies);
    if (!isPagedApart(query)) return send(searchBody(query, oneShard));
    const [page, counts] = await Promise.all([send(pageBody(query)), send(countsBody(query, oneShard))]);
    return joinedAnswer(page, counts);
  }

  /** Refreshes the indices that have all their shards; a search of the others fails. */
  private async refreshWhole(indices: readonly string[]): Promise<void> {
    const lost = await this.lost.among(indices);
    await this.stored.refresh(indices.filter((index) => !lost.has(index)));
  }

  /** The indices of a query, after making this process's writes visible. */
  private async shown(query: { readonly entityTypes: readonly string[] }): Promise<readonly string[]> {
    const indices = this.live(query);
    await this.fresh.ready(indices);
    return indices;
  }

  private build(operations: readonly IndexOperation[], rebuild: string) {
    return this.writer.write(operations, (type) => this.states.building(type, rebuild));
  }

  private live({ entityTypes }: { readonly entityTypes: readonly string[] }): readonly string[] {
    return entityTypes.map((type) => this.names.live(type));
  }
}
