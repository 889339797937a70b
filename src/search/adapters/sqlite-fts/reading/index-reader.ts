import type { JsonObject } from '../../../../foundation/json/json.js';
import type { IndexedRevision, IndexScan } from '../../../search-index.port.js';
import type {
  BrowseQuery,
  BrowseResult,
  Completion,
  CompletionQuery,
  SearchQuery,
  SearchResult,
  SpelledWord,
} from '../../../search-query.js';
import type { FieldLayout } from '../../../text/field-layout.js';
import { toEngineError } from '../file/engine-errors.js';
import { type PackedQuery, QueryUnpacker } from '../host/packed-query.js';
import { browse } from './results/browsing.js';
import { completions } from './results/completions.js';
import { facetsOf } from './results/facets.js';
import { FieldMatches, withNames } from '../../../text/field-matches.js';
import { HitValues } from './results/hit-values.js';
import { matchesOf, pageOfQuery } from './results/hits.js';
import { IndexView } from './index-view.js';
import { StopSignal } from './stop-signal.js';
import { spellings } from './results/similar-values.js';
import { suggestions } from './results/suggestions.js';
import { MatchedNames } from './matching/matched-names.js';

/**
 * All reads of the live index. Synchronous; each method throws `ENGINE_UNAVAILABLE` if SQLite fails, and
 * `DEADLINE_EXCEEDED` if its caller stops waiting.
 */
export class IndexReader {
  private view: IndexView | undefined;
  private readonly queries = new QueryUnpacker();

  constructor(
    private readonly path: string,
    private readonly layout: FieldLayout,
    private readonly stop = new StopSignal(),
  ) {}

  search(query: SearchQuery): SearchResult {
    return this.read((view) => {
      const found = matchesOf(query, view);
      const matches = new FieldMatches(view, query);
      const matched = new MatchedNames(view, query);
      return {
        hits: pageOfQuery(found, query, view).map(({ id, ...hit }) => {
          this.stop.check();
          const values = new HitValues(view, id);
          const places = matches.of(values.values);
          return {
            ...hit,
            entityType: view.typeName(id),
            matches: withNames(places, (known) => matched.of(values, known)),
          };
        }),
        total: found.documents.size,
        facets: facetsOf(query.facets, found.documents, view),
        suggestions: query.suggests ? suggestions(query, view) : [],
      };
    });
  }

  /** The same for a packed query, as JSON. */
  searchPacked(query: PackedQuery): string {
    return JSON.stringify(this.search(this.queries.unpack(query)));
  }

  spellings(words: readonly string[], entityTypes: readonly string[]): ReadonlyMap<string, readonly SpelledWord[]> {
    return this.read((view) => spellings(words, entityTypes, view));
  }

  complete(query: CompletionQuery): readonly Completion[] {
    return this.read((view) => completions(query, view));
  }

  /** The same for a packed query, as JSON. */
  completePacked(query: PackedQuery): string {
    return JSON.stringify(this.complete(this.queries.unpack(query)));
  }

  browse(query: BrowseQuery): BrowseResult {
    return this.read((view) => browse(query, view));
  }

  revisions(urns: readonly string[]): ReadonlyMap<string, number> {
    return this.read(({ documents }) => {
      const found = urns.map((urn) => [urn, documents.revision(urn)] as const);
      return new Map(found.flatMap(([urn, revision]) => (revision === undefined ? [] : [[urn, revision] as const])));
    });
  }

  sources(urns: readonly string[]): ReadonlyMap<string, JsonObject> {
    return this.read(({ documents }) => {
      const ids = documents.idsOf([...new Set(urns)]);
      return new Map(ids.map((id) => [documents.urn(id), documents.fields(id)]));
    });
  }

  /** Number of documents by entity type. */
  counts(): ReadonlyMap<string, number> {
    return this.read(({ documents }) => documents.counts());
  }

  scan({ entityType, after, size }: IndexScan): readonly IndexedRevision[] {
    return this.read((view) => {
      const type = view.typeId(entityType);
      if (type === undefined) return [];
      const first = `urn:li:${entityType}:`;
      const range = [after === undefined || after < first ? first : after, `urn:li:${entityType};`] as const;
      return view.documents.scan(type, range, size).map((found) => ({ ...found, entityType }));
    });
  }

  /** Reads the values of a field into memory ahead of the first search. */
  warm(field: string): void {
    this.read((view) => view.column(field));
  }

  /** Closes the file until the next read. */
  suspend(): void {
    this.view?.close();
    this.view = undefined;
  }

  private read<Result>(work: (view: IndexView) => Result): Result {
    try {
      if (this.view?.isReplaced === true) this.suspend();
      const view = (this.view ??= new IndexView(this.path, this.layout, this.stop));
      return view.read(() => work(view));
    } catch (error) {
      throw toEngineError(error, this.path);
    }
  }
}
