import type { SearchConfig } from './search-config.js';
import { address, boolean, indexPrefix } from './parsers.js';
import { optional, required, type ValuesOf } from './variable.js';

/** Where the DataHub installation to take over stores data that is not in its database. */
export const TAKEOVER_VARIABLES = {
  TAKEOVER_SEARCH_URL: optional({
    namesStore: true,
    parser: address(['http', 'https', 'opensearch+http', 'opensearch+https']),
    defaultNote: 'SEARCH_URL',
    description:
      'Elasticsearch (http, https) or OpenSearch (opensearch+http, opensearch+https) of the DataHub installation to take over, if it differs from SEARCH_URL; its time series are copied from there.',
  }),
  TAKEOVER_INDEX_PREFIX: optional({
    namesStore: true,
    parser: indexPrefix,
    defaultNote: 'INDEX_PREFIX',
    description: 'INDEX_PREFIX of that DataHub installation.',
  }),
  TAKEOVER_KEEP_PASSWORD_HASHES: required({
    parser: boolean,
    default: 'false',
    description:
      'Whether password hashes created by DataHub are kept when users log in, so that you can go back to DataHub; otherwise each is replaced by a stronger one, which DataHub cannot read.',
  }),
} as const;

/** Sources of a takeover other than the database. */
export interface TakeoverConfig {
  /** The search engine with DataHub's time series; undefined = none is configured. */
  readonly source: SearchConfig | undefined;
  /** Whether this service uses the same engine and the same names. */
  readonly isInPlace: boolean;
  /** Whether password hashes created by DataHub are kept. */
  readonly keepsPasswordHashes: boolean;
}

/** Reads the configuration of the takeover; `own` is the service's own search engine. */
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
