import type { JsonObject } from '../../../common/json.js';
import { type EngineClient, unexpected } from '../../../engine-client/index.js';
import type { IndexedRevision, IndexScan } from '../../search-index.port.js';
import { documentId } from './document-id.js';
import { type CatalogEntry, indexCatalog, nameLists } from './index-catalog.js';
import type { IndexNames } from './index-names.js';
import { numberAt, objectsAt, textAt } from './json-reading.js';
import { hitEntity } from './search-answer.js';
import type { SearchSender } from './search-sender.js';

const READ_TOGETHER = 1_000;
const MOST_INDICES = 10_000;

/** What the engine holds, whatever is asked of it. */
export class StoredDocuments {
  constructor(
    private readonly client: EngineClient,
    private readonly names: IndexNames,
    private readonly sender: SearchSender,
  ) {}

  /** Revisions of the documents of `urns`, those not yet searchable included. */
  async revisions(urns: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const places = [...new Set(urns)].flatMap((urn) => {
      const entityType = this.names.typeOfUrn(urn);
      return entityType === undefined ? [] : [{ urn, index: this.names.live(entityType) }];
    });
    const found = new Map<string, number>();
    for (let from = 0; from < places.length; from += READ_TOGETHER) {
      const part = places.slice(from, from + READ_TOGETHER);
      for (const [at, document] of (await this.read(part)).entries()) {
        const urn = part[at]?.urn;
        if (urn !== undefined && document.found === true) found.set(urn, numberAt(document, '_version'));
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

  /** Visible documents by entity type, of the live indices or of those of a rebuild. */
  async counts(rebuild?: string): Promise<ReadonlyMap<string, number>> {
    const catalog = await indexCatalog(this.client, this.names);
    const entries = catalog.filter((entry) =>
      rebuild === undefined ? entry.isLive : entry.rebuilds.includes(rebuild),
    );
    if (rebuild !== undefined) await this.refresh(entries);
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

  /** Makes what the given indices hold visible. */
  async refresh(entries: readonly CatalogEntry[]): Promise<void> {
    for (const list of nameLists(entries.map(({ name }) => name))) {
      const answer = await this.client.request({
        method: 'POST',
        path: `/${list}/_refresh`,
        query: { ignore_unavailable: true },
      });
      if (answer.status !== 200 && answer.status !== 404) throw unexpected('refresh its indices', answer);
    }
  }

  private async read(
    places: readonly { readonly urn: string; readonly index: string }[],
  ): Promise<readonly JsonObject[]> {
    const answer = await this.client.request({
      method: 'POST',
      path: '/_mget',
      query: { _source: false, realtime: true },
      body: { docs: places.map(({ urn, index }) => ({ _index: index, _id: documentId(urn) })) },
    });
    if (answer.status !== 200) throw unexpected('read documents', answer);
    return objectsAt(answer.body, 'docs');
  }
}
