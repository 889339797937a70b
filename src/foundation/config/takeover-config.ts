import type { SearchConfig } from './search-config.js';
import { address, boolean, text } from './parsers.js';
import { optional, required, type ValuesOf } from './variable.js';

/** Where an installation of DataHub that is taken over keeps what its database lacks. */
export const TAKEOVER_VARIABLES = {
  TAKEOVER_SEARCH_URL: optional({
    parser: address(['http', 'https', 'opensearch+http', 'opensearch+https']),
    defaultNote: 'SEARCH_URL',
    description:
      'Elasticsearch (http, https) or OpenSearch (opensearch+http, opensearch+https) of a DataHub that is taken over, where it is not the one in SEARCH_URL: its time series are copied from there.',
  }),
  TAKEOVER_INDEX_PREFIX: optional({
    parser: text,
    defaultNote: 'INDEX_PREFIX',
    description: 'INDEX_PREFIX of that DataHub.',
  }),
  TAKEOVER_KEEP_PASSWORD_HASHES: required({
    parser: boolean,
    default: 'false',
    description:
      'Whether hashes of passwords that DataHub made stay when their owners log in, so that DataHub can be gone back to; otherwise each is replaced by one that is harder to guess from, which DataHub cannot read.',
  }),
} as const;

/** What is taken over beside the database. */
export interface TakeoverConfig {
  /** The search engine that holds DataHub's time series; undefined = none is known. */
  readonly source: SearchConfig | undefined;
  /** Whether that is where this service keeps its own, under the same names. */
  readonly isInPlace: boolean;
  /** Whether hashes of passwords that DataHub made are left as they are. */
  readonly keepsPasswordHashes: boolean;
}

/** The part of the configuration that says what is taken over; `own` is the service's own search engine. */
export function takeoverConfig(values: ValuesOf<typeof TAKEOVER_VARIABLES>, own: SearchConfig): TakeoverConfig {
  const given = values.TAKEOVER_SEARCH_URL;
  const indexPrefix = values.TAKEOVER_INDEX_PREFIX ?? own.indexPrefix;
  const keepsPasswordHashes = values.TAKEOVER_KEEP_PASSWORD_HASHES;
  if (given === undefined && own.engine === 'sqlite') {
    return { source: undefined, isInPlace: false, keepsPasswordHashes };
  }
  const url = given?.replace(/^opensearch\+/, '') ?? own.url;
  const engine = given === undefined ? own.engine : given.startsWith('opensearch+') ? 'opensearch' : 'elasticsearch';
  return {
    source: { ...own, url, engine, indexPrefix },
    isInPlace: own.engine !== 'sqlite' && isSameAddress(url, own.url) && indexPrefix === own.indexPrefix,
    keepsPasswordHashes,
  };
}

function isSameAddress(one: string, other: string): boolean {
  return new URL(one).href === new URL(other).href;
}
