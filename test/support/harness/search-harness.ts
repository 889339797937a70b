import { fake } from './fake.js';
import { type AspectRecord, type AspectStore, WriteListeners } from '../../../src/aspects/index.js';
import type { JsonObject } from '../../../src/foundation/json/json.js';
import { loadConfig } from '../../../src/foundation/config/index.js';
import type { Database } from '../../../src/foundation/database/index.js';
import { ModelRegistry } from '../../../src/model/index.js';
import {
  type BrowseQuery,
  type BrowseResult,
  type Completion,
  type CompletionQuery,
  EverythingViewable,
  FilterResolver,
  PropertyFields,
  type SearchHit,
  type SearchIndex,
  type SearchQuery,
  type SearchResult,
  SearchService,
  type SearchViewer,
  type SpelledWord,
  TextPlanner,
  type ViewRestriction,
} from '../../../src/search/index.js';
import { EntityBrowse } from '../../../src/search/service/entity-browse.js';
import { EntityCompletion } from '../../../src/search/service/entity-completion.js';
import { EntitySearch } from '../../../src/search/service/entity-search.js';
import { FoundEntities } from '../../../src/search/service/found-entities.js';
import { HiddenStages } from '../../../src/search/service/hidden-stages.js';
import { PropertyLookup } from '../../../src/search/service/property-lookup.js';
import { RequestLimits } from '../../../src/search/service/request-limits.js';
import { RestrictedHits } from '../../../src/search/service/restricted-hits.js';
import { ScopeResolver } from '../../../src/search/service/scope-resolver.js';
import { SpellingCorrection } from '../../../src/search/service/spelling-correction.js';
import { ServerCriteria } from '../../../src/search/service/server-criteria.js';
import { HierarchyConditions } from '../../../src/search/service/urn-hierarchy.js';
import { MovableClock } from './authorization-harness.js';
import { SCHEMA } from './search-documents.js';

const registry = ModelRegistry.standard();

/** Somebody for whom tests search. */
export const VIEWER: SearchViewer = { urn: 'urn:li:corpuser:viewer', isSystem: false };

/** Answers what a test tells it to, and keeps what it was asked. */
export class ScriptedIndex {
  searches: SearchQuery[] = [];
  browses: BrowseQuery[] = [];
  completions: CompletionQuery[] = [];
  result: (query: SearchQuery) => Partial<SearchResult> = () => ({});
  level: (query: BrowseQuery) => BrowseResult = () => ({ groups: [], total: 0, entities: [], totalEntities: 0 });
  completed: readonly Completion[] = [];
  /** Similar words by word. */
  similar: Readonly<Record<string, readonly SpelledWord[]>> = {};

  async search(query: SearchQuery): Promise<SearchResult> {
    this.searches.push(query);
    return { hits: [], total: 0, facets: [], suggestions: [], ...this.result(query) };
  }

  async browse(query: BrowseQuery): Promise<BrowseResult> {
    this.browses.push(query);
    return this.level(query);
  }

  async complete(query: CompletionQuery): Promise<readonly Completion[]> {
    this.completions.push(query);
    return this.completed;
  }

  async spellings(words: readonly string[]): Promise<ReadonlyMap<string, readonly SpelledWord[]>> {
    return new Map(words.map((word) => [word, this.similar[word] ?? []]));
  }

  async counts(): Promise<ReadonlyMap<string, number>> {
    return new Map([['dataset', 3]]);
  }

  /** The last search that was asked for. */
  get last(): SearchQuery {
    const query = this.searches.at(-1);
    if (query === undefined) throw new Error('Nothing was searched for');
    return query;
  }
}

/** Aspects in memory: urn → aspect name → value. */
export type Aspects = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

/** The search service over an index and aspects in memory. */
export interface ServedSearch {
  readonly service: SearchService;
  readonly clock: MovableClock;
  readonly listeners: WriteListeners;
  /** Aspects that SQL holds; tests may put others in their place. */
  aspects: Aspects;
}

/** The search service over a scripted index. */
export interface SearchHarness extends ServedSearch {
  readonly index: ScriptedIndex;
}

/** A search service over `aspects` and an index that does what the test says. */
export function searchHarness(aspects: Aspects = {}): SearchHarness {
  const index = new ScriptedIndex();
  return Object.assign(searchOver(fake<SearchIndex>(index), aspects), { index });
}

/** A search service over `aspects` and an index. */
export function searchOver(
  index: SearchIndex,
  aspects: Aspects,
  views: ViewRestriction = new EverythingViewable(),
): ServedSearch {
  const clock = new MovableClock();
  const listeners = new WriteListeners();
  const harness: { aspects: Aspects } = { aspects };
  const store = storeOver(() => harness.aspects);
  const stages = new HiddenStages(store, listeners, clock);
  stages.onModuleInit();
  const hierarchy = new HierarchyConditions();
  const planner = new TextPlanner(SCHEMA);
  const filters = new FilterResolver(SCHEMA);
  const database: Pick<Database, 'find'> = { find: () => Promise.resolve([]) };
  const lookup = new PropertyLookup(new PropertyFields(store, database as Database, listeners), index);
  const server = new ServerCriteria(SCHEMA, stages);
  const limits = new RequestLimits(loadConfig({}));
  const scopes = new ScopeResolver(limits, registry, SCHEMA, filters, lookup, hierarchy, server, views);
  const restricted = new RestrictedHits(views, index);
  const found = new FoundEntities(store);
  const service = new SearchService(
    index,
    new EntitySearch(index, SCHEMA, planner, scopes, found, restricted, new SpellingCorrection(index)),
    new EntityCompletion(index, SCHEMA, planner, scopes, found, restricted),
    new EntityBrowse(index, SCHEMA, planner, scopes, found, store, restricted),
    hierarchy,
    views,
  );
  return Object.assign(harness, { service, clock, listeners });
}

/** A hit whose sort values are its score and urn. */
export function hit(urn: string, more: Partial<SearchHit> = {}): SearchHit {
  return { urn, entityType: urn.split(':')[2] ?? '', score: 1, sort: [1, urn], matches: [], ...more };
}

function storeOver(aspects: () => Aspects): AspectStore {
  const existing = (urns: readonly string[], { includeSoftDeleted }: { includeSoftDeleted: boolean }): Set<string> =>
    new Set(urns.filter((urn) => urn in aspects() && (includeSoftDeleted || !isRemoved(aspects()[urn]))));
  const latestOf = (urn: string): ReadonlyMap<string, AspectRecord> => recordsOf(urn, aspects());
  const store: Partial<AspectStore> = {
    existing: async (urns, options) => existing(urns, options),
    latest: async (urns) => new Map(urns.filter((urn) => urn in aspects()).map((urn) => [urn, latestOf(urn)])),
    latestOne: async (urn, name) => latestOf(urn).get(name),
    listUrns: async (type) => {
      const urns = Object.keys(aspects()).filter((urn) => urn.split(':')[2] === type);
      return { urns, total: urns.length };
    },
  };
  return store as AspectStore;
}

function recordsOf(urn: string, aspects: Aspects): ReadonlyMap<string, AspectRecord> {
  return new Map(Object.entries(aspects[urn] ?? {}).map(([name, value]) => [name, record(urn, name, value)]));
}

function isRemoved(aspects: Readonly<Record<string, JsonObject>> | undefined): boolean {
  return aspects?.['status']?.['removed'] === true;
}

function record(urn: string, aspect: string, value: JsonObject): AspectRecord {
  return {
    urn,
    aspect,
    version: 0,
    value,
    systemMetadata: undefined,
    created: { time: 0, actor: 'urn:li:corpuser:a' },
  };
}
