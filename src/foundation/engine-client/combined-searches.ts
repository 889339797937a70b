import { defined } from '../common/given.js';
import { isJsonObject, type JsonObject } from '../json/json.js';
import { RequestGathering } from '../requests/request-gathering.js';
import { type EngineAnswer, type EngineRequest, wasOverloaded } from './engine-request.js';

/** A search in some indices. */
export interface EngineSearch {
  /** Names of indices and aliases, separated by commas. */
  readonly index: string;
  /** Parameters of the search, which the engines take both in a path and in a line of a multi search. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly body: JsonObject;
  readonly limits?: SearchLimits;
}

type SearchLimits = Pick<EngineRequest, 'timeoutMs' | 'retryMs' | 'isFinal' | 'signal'>;

interface WaitingSearch {
  readonly search: EngineSearch;
  readonly resolve: (answer: EngineAnswer | Promise<EngineAnswer>) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of searches in one request. */
const MOST_SEARCHES = 50;

/** Maximum length of the names of indices in a path: the engines accept a request line of 4,096 bytes. */
export const LONGEST_NAMES = 3_500;

/**
 * Sends the searches that an API request makes in one turn of the event loop as one multi search: a page of hits asks
 * for what belongs to each of them, such as incidents and usage, in a search each. The searches of different requests
 * are sent apart, so that none waits for the slow search of another.
 */
export class CombinedSearches {
  private readonly gathering = new RequestGathering<WaitingSearch>((searches) => {
    this.sendAll(searches);
  });

  /** `send` sends a request to the engine, as `EngineClient.request` does. */
  constructor(private readonly send: (request: EngineRequest) => Promise<EngineAnswer>) {}

  /** The response to a search; throws as `EngineClient.request` does. */
  search(search: EngineSearch): Promise<EngineAnswer> {
    return new Promise((resolve, reject) => {
      this.gathering.add({ search, resolve, reject });
    });
  }

  private sendAll(all: readonly WaitingSearch[]): void {
    for (let from = 0; from < all.length; from += MOST_SEARCHES)
      void this.sendSome(all.slice(from, from + MOST_SEARCHES));
  }

  private async sendSome(some: readonly WaitingSearch[]): Promise<void> {
    const [first, ...others] = some;
    if (first !== undefined && others.length === 0) {
      first.resolve(this.alone(first.search));
      return;
    }
    try {
      const answers = await this.together(some.map(({ search }) => search));
      for (const [at, { search, resolve }] of some.entries()) {
        const answer = answers?.[at];
        const isDone = answer !== undefined && !wasOverloaded(answer, search.limits ?? {});
        resolve(isDone ? answer : this.alone(search));
      }
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  private async alone(search: EngineSearch): Promise<EngineAnswer> {
    const { index, options, body, limits = {} } = search;
    if (index.length <= LONGEST_NAMES)
      return this.send({ method: 'POST', path: `/${index}/_search`, query: options, body, ...limits });
    const answer = await this.sendLines([search], limits);
    return answersIn(answer)?.[0] ?? answer;
  }

  /** The responses to all; undefined if the engine refused them as a whole, for what may be the fault of one. */
  private async together(searches: readonly EngineSearch[]): Promise<readonly EngineAnswer[] | undefined> {
    const limits = searches.map((search) => search.limits ?? {});
    const shared = defined({
      timeoutMs: longest(limits.map(({ timeoutMs }) => timeoutMs)),
      retryMs: longest(limits.map(({ retryMs }) => retryMs)),
      signal: limits.find(({ signal }) => signal !== undefined)?.signal,
    });
    return answersIn(await this.sendLines(searches, shared));
  }

  private sendLines(searches: readonly EngineSearch[], limits: SearchLimits): Promise<EngineAnswer> {
    const lines = searches.map(
      ({ index, options, body }) => `${JSON.stringify({ index, ...options })}\n${JSON.stringify(body)}\n`,
    );
    return this.send({ method: 'POST', path: '/_msearch', lines: lines.join(''), ...limits });
  }
}

function answersIn({ status, body }: EngineAnswer): readonly EngineAnswer[] | undefined {
  if (status !== 200 || !Array.isArray(body.responses)) return undefined;
  return body.responses
    .filter(isJsonObject)
    .map((one) => ({ status: typeof one.status === 'number' ? one.status : status, body: one }));
}

/** The longest of some limits; the default if one of them is. */
function longest(limits: readonly (number | undefined)[]): number | undefined {
  const given = limits.filter((limit) => limit !== undefined);
  return given.length < limits.length ? undefined : Math.max(...given);
}
