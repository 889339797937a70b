import { defined } from '../../../foundation/common/given.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import { type EngineClient, nameLists, unexpected } from '../../../foundation/engine-client/index.js';
import type { IndexedRevision, IndexScan } from '../../search-index.port.js';
import type { ScoreDetail, SearchExplanation } from '../../search-query.js';
import { documentId } from './document-id.js';
import { type CatalogEntry, indexCatalog } from './index-catalog.js';
import type { IndexNames } from './index-names.js';
import { numberAt, objectAt, objectsAt, textAt } from './json-reading.js';
import { hitEntity } from './search-response.js';
import type { SearchSender } from './search-sender.js';

const READ_TOGETHER = 1_000;
const MOST_INDICES = 10_000;
/** Time limit of a refresh of indices that were filled without refreshes: it may write gigabytes. */
const FILLED_REFRESH_MS = 600_000;

/** Location of a urn's document. */
interface Place {
  readonly urn: string;
  readonly index: string;
}

/** Reads stored documents, independently of searches. */
export class StoredDocuments {
  constructor(
    private readonly client: EngineClient,
    private readonly names: IndexNames,
    private readonly sender: SearchSender,
  ) {}

  /** Revisions of the documents of `urns`, including those not yet searchable. */
  async revisions(urns: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.found(urns, false, (document) => numberAt(document, '_version'));
  }

  /** The documents of `urns` as they were written. */
  async sources(urns: readonly string[]): Promise<ReadonlyMap<string, JsonObject>> {
    return this.found(urns, true, (document) => objectAt(document, '_source'));
  }

  /** The engine's explanation for the document of `urn`; undefined if there is none. */
  async explain(urn: string, { query }: JsonObject): Promise<SearchExplanation | undefined> {
    const [place] = this.placesOf([urn]);
    if (place === undefined) return undefined;
    const path = `/${place.index}/_explain/${encodeURIComponent(documentId(urn))}`;
    const answer = await this.client.request({ method: 'POST', path, body: { query: query ?? {} } });
    if (answer.status === 404) return undefined;
    if (answer.status !== 200) throw unexpected('explain a search', answer);
    return { matched: answer.body.matched === true, explanation: scoreDetail(answer.body.explanation) };
  }

  private placesOf(urns: readonly string[]): readonly Place[] {
    return [...new Set(urns)].flatMap((urn) => {
      const entityType = this.names.typeOfUrn(urn);
      return entityType === undefined ? [] : [{ urn, index: this.names.live(entityType) }];
    });
  }

  private async found<Part>(
    urns: readonly string[],
    withSource: boolean,
    partOf: (document: JsonObject) => Part,
  ): Promise<ReadonlyMap<string, Part>> {
    const places = this.placesOf(urns);
    const found = new Map<string, Part>();
    for (let from = 0; from < places.length; from += READ_TOGETHER) {
      const part = places.slice(from, from + READ_TOGETHER);
      for (const [at, document] of (await this.read(part, withSource)).entries()) {
        const urn = part[at]?.urn;
        if (urn !== undefined && document.found === true) found.set(urn, partOf(document));
      }
    }
    return found;
  }

  /** Documents of a type after a urn, in byte order. */
  async scan({ entityType, after, size }: IndexScan): Promise<readonly IndexedRevision[]> {
    const answer = await this.sender.search([this.names.live(entityType)], {
      query: { match_all: {} },
      _source: false,
      version: true,
      size,
      track_total_hits: false,
      sort: [{ urn: { order: 'asc', unmapped_type: 'keyword' } }],
      ...(after === undefined ? {} : { search_after: [after] }),
    });
    return objectsAt(answer, 'hits', 'hits').flatMap((hit) =>
      hitEntity(hit, this.names).map((entity) => ({ ...entity, revision: numberAt(hit, '_version') })),
    );
  }

  /** Number of visible documents by entity type, in the live indices or in those of a rebuild. */
  async counts(rebuild?: string): Promise<ReadonlyMap<string, number>> {
    const catalog = await indexCatalog(this.client, this.names);
    const entries = catalog.filter((entry) =>
      rebuild === undefined ? entry.isLive : entry.rebuilds.includes(rebuild),
    );
    if (rebuild !== undefined) await this.refreshFilled(entries);
    const counts = new Map(entries.map(({ entityType }) => [entityType, 0]));
    if (entries.length === 0) return counts;
    const answer = await this.sender.search(
      entries.map(({ name }) => name),
      { size: 0, aggs: { indices: { terms: { field: '_index', size: MOST_INDICES } } } },
    );
    const types = new Map(entries.map(({ name, entityType }) => [name, entityType]));
    for (const bucket of objectsAt(answer, 'aggregations', 'indices', 'buckets')) {
      const type = types.get(textAt(bucket, 'key'));
      if (type !== undefined) counts.set(type, numberAt(bucket, 'doc_count'));
    }
    return counts;
  }

  /** Makes the content of indices visible that a rebuild has filled. */
  refreshFilled(entries: readonly CatalogEntry[]): Promise<void> {
    return this.refresh(
      entries.map(({ name }) => name),
      FILLED_REFRESH_MS,
    );
  }

  /** Makes the content of the given indices visible; `timeoutMs`: as of a request. */
  async refresh(indices: readonly string[], timeoutMs?: number): Promise<void> {
    for (const list of nameLists(indices)) {
      const answer = await this.client.request({
        method: 'POST',
        path: `/${list}/_refresh`,
        query: { ignore_unavailable: true },
        ...defined({ timeoutMs }),
      });
      if (answer.status !== 200 && answer.status !== 404) throw unexpected('refresh its indices', answer);
    }
  }

  private async read(places: readonly Place[], withSource: boolean): Promise<readonly JsonObject[]> {
    const answer = await this.client.request({
      method: 'POST',
      path: '/_mget',
      query: { _source: withSource, realtime: true },
      body: { docs: places.map(({ urn, index }) => ({ _index: index, _id: documentId(urn) })) },
    });
    if (answer.status === 413 && places.length > 1) return this.readHalves(places, withSource);
    const documents = objectsAt(answer.body, 'docs');
    const unread = documents.find(isUnread);
    if (answer.status !== 200 || documents.length !== places.length || unread !== undefined)
      throw unexpected('read documents', { status: answer.status, body: unread ?? answer.body });
    return documents;
  }

  private async readHalves(places: readonly Place[], withSource: boolean): Promise<readonly JsonObject[]> {
    const half = Math.ceil(places.length / 2);
    const first = await this.read(places.slice(0, half), withSource);
    return [...first, ...(await this.read(places.slice(half), withSource))];
  }
}

/** Whether the engine could not tell if there is such a document, as when a shard is not there. */
function isUnread({ error }: JsonObject): boolean {
  return isJsonObject(error) && error.type !== 'index_not_found_exception';
}

function scoreDetail(given: JsonValue | undefined): ScoreDetail {
  const { value, description, details } = isJsonObject(given) ? given : {};
  return {
    value: typeof value === 'number' ? value : 0,
    description: typeof description === 'string' ? description : 'no match',
    details: (Array.isArray(details) ? details : []).map(scoreDetail),
  };
}
