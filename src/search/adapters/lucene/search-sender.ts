import { invalidArgument } from '../../../common/errors.js';
import type { JsonObject } from '../../../common/json.js';
import { Backoff, type EngineAnswer, type EngineClient, errorType, unexpected } from '../../../engine-client/index.js';
import { LONGEST_LIST } from './index-catalog.js';
import { numberAt, objectAt, objectsAt, textAt } from './json-reading.js';

/** What makes indices that are not there yet no error, and half an answer one. */
const WHOLE = { ignore_unavailable: true, allow_no_indices: true, allow_partial_search_results: false };

/** How long a search is sent again that met an index on its way: exchanged (404), or made a moment ago and without a shard yet (503). Milliseconds. */
const PATIENCE_MS = 3_000;

const ON_ITS_WAY = [404, 503];

const NEVER = new AbortController().signal;

/** Searches in indices of some names. */
export class SearchSender {
  constructor(private readonly client: EngineClient) {}

  /** The engine's answer. Throws `INVALID_ARGUMENT` for a query that the engine cannot read, and `ENGINE_UNAVAILABLE`. */
  async search(indices: readonly string[], body: JsonObject, preference?: string): Promise<JsonObject> {
    const backoff = new Backoff(PATIENCE_MS, NEVER);
    for (;;) {
      const answer = await this.send(indices, body, preference);
      if (answer.status === 200) return answer.body;
      if (!ON_ITS_WAY.includes(answer.status) || !(await backoff.next())) throw searchError(answer);
    }
  }

  private send(indices: readonly string[], body: JsonObject, preference?: string): Promise<EngineAnswer> {
    const names = indices.join(',');
    const options = { ...WHOLE, ...(preference === undefined ? {} : { preference }) };
    if (names.length > LONGEST_LIST) return this.sendLines({ index: names, ...options }, body);
    return this.client.request({ method: 'POST', path: `/${names}/_search`, query: options, body });
  }

  /** More names than the first line of a request takes stand in the body of a multiple search. */
  private async sendLines(header: JsonObject, body: JsonObject): Promise<EngineAnswer> {
    const lines = `${JSON.stringify(header)}\n${JSON.stringify(body)}\n`;
    const answer = await this.client.request({ method: 'POST', path: '/_msearch', lines });
    const [first] = objectsAt(answer.body, 'responses');
    return first === undefined ? answer : { status: numberAt(first, 'status'), body: first };
  }
}

const TOO_MANY_WORDS = /too_many_(nested_)?clauses|too_complex_to_determinize/;

function searchError(answer: EngineAnswer): Error {
  const kinds = [errorType(answer), ...causes(objectAt(answer.body, 'error'))].join(' ');
  if (TOO_MANY_WORDS.test(kinds))
    return invalidArgument('The query has too many words for the search engine: leave some out.');
  if (answer.status === 400)
    return invalidArgument(`The search engine cannot read the query (${errorType(answer)}): check its syntax.`);
  return unexpected('search', answer);
}

function causes(error: JsonObject): readonly string[] {
  const roots = objectsAt(error, 'root_cause').map((cause) => textAt(cause, 'type'));
  return [...roots, textAt(error, 'caused_by', 'type')];
}
