import { isJsonObject, type JsonObject } from '../../../foundation/common/json.js';
import { type EngineClient, unexpected } from '../../../foundation/engine-client/index.js';
import { hitsOf } from './engine-document.js';

/** Approximate number of documents in a range: the engine's limit for paging without a scroll. */
const STRETCH = 10_000;
/** Number of documents per page. */
const PAGE = 1_000;
const KEEP_ALIVE = '5m';

/** A document as stored in an index. */
export type SourceDocument = ReturnType<typeof hitsOf>[number];

/**
 * A range of a time series: the documents later than `after` up to `until` (milliseconds since 1970); undefined = no
 * bound.
 */
export interface Stretch {
  readonly after: number | undefined;
  readonly until: number | undefined;
}

/**
 * Reads a time-series index that is not being written to, one range at a time. An interrupted reader resumes with the
 * current range.
 */
export class EngineSeriesReader {
  constructor(
    private readonly client: EngineClient,
    private readonly name: string,
  ) {}

  /** The next range after a time; it ends with all documents of its last time. */
  async stretch(after: number | undefined): Promise<Stretch> {
    const body = { query: within({ after, until: undefined }), sort: [{ timestampMillis: 'asc' }], from: STRETCH - 1 };
    const answer = await this.send(`/${this.name}/_search`, {}, { ...body, size: 1, _source: ['timestampMillis'] });
    const until = hitsOf(answer)[0]?.source.timestampMillis;
    return { after, until: until === undefined ? undefined : Number(until) };
  }

  /** The documents of a range in pages, as of the first page. */
  async *pages(stretch: Stretch): AsyncGenerator<readonly SourceDocument[]> {
    const first = { query: within(stretch), size: PAGE, sort: ['_doc'] };
    let answer = await this.send(`/${this.name}/_search`, { scroll: KEEP_ALIVE }, first);
    try {
      for (let hits = hitsOf(answer); hits.length > 0; hits = hitsOf(answer)) {
        yield hits;
        if (hits.length < PAGE) return;
        answer = await this.send('/_search/scroll', {}, { scroll: KEEP_ALIVE, scroll_id: answer._scroll_id ?? '' });
      }
    } finally {
      const path = '/_search/scroll';
      await this.client.request({ method: 'DELETE', path, body: { scroll_id: answer._scroll_id ?? '' } });
    }
  }

  private async send(path: string, query: Readonly<Record<string, string>>, body: JsonObject): Promise<JsonObject> {
    const answer = await this.client.request({ method: 'POST', path, query: { ...query, ...strictFor(path) }, body });
    if (answer.status === 200 && isJsonObject(answer.body)) return answer.body;
    throw unexpected(`read the time series ${this.name}`, answer);
  }
}

function strictFor(path: string): Readonly<Record<string, boolean>> {
  return path.endsWith('/scroll') ? {} : { allow_partial_search_results: false };
}

/** Documents without a time are in the last range. */
function within({ after, until }: Stretch): JsonObject {
  if (after === undefined && until === undefined) return { match_all: {} };
  const bounds = { ...(after !== undefined && { gt: after }), ...(until !== undefined && { lte: until }) };
  const timed = { range: { timestampMillis: { ...bounds, format: 'epoch_millis' } } };
  if (until !== undefined) return timed;
  const untimed = { bool: { must_not: [{ exists: { field: 'timestampMillis' } }] } };
  return { bool: { should: [timed, untimed], minimum_should_match: 1 } };
}
