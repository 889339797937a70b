import type { JsonObject } from '../../../foundation/json/json.js';
import { type EngineClient, unexpected } from '../../../foundation/engine-client/index.js';
import { hitsOf, type SourceDocument } from './engine-document.js';
import { pagesOf } from './engine-pages.js';

/** Approximate number of documents in a range: the engine's limit for paging without a scroll. */
const STRETCH = 10_000;
/** Number of documents per page. */
const PAGE = 1_000;

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
    const answer = await this.client.request({
      method: 'POST',
      path: `/${this.name}/_search`,
      query: { allow_partial_search_results: false },
      body: { ...body, size: 1, _source: ['timestampMillis'] },
    });
    if (answer.status !== 200) throw unexpected(`read the time series ${this.name}`, answer);
    const until = hitsOf(answer.body)[0]?.source.timestampMillis;
    return { after, until: until === undefined ? undefined : Number(until) };
  }

  /** The documents of a range in pages, as of the first page. */
  pages(stretch: Stretch): AsyncGenerator<readonly SourceDocument[]> {
    return pagesOf(this.client, { index: this.name, query: within(stretch), size: PAGE });
  }
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
