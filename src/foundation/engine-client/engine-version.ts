import { DomainError } from '../common/errors.js';
import { isJsonObject } from '../json/json.js';
import type { SearchEngine } from '../config/index.js';
import { EngineFailure, unavailable } from './engine-failure.js';
import { unexpected } from './response-errors.js';
import type { EngineAnswer } from './engine-request.js';

/** Version of a server. */
export interface EngineVersion {
  readonly major: number;
  readonly minor: number;
}

const OLDEST: Readonly<Record<Exclude<SearchEngine, 'sqlite'>, number>> = { elasticsearch: 8, opensearch: 2 };

/**
 * Parses the response to `GET /`. Throws `ENGINE_UNAVAILABLE` for a product other than `engine`, or a version before 8
 * (Elasticsearch) or 2 (OpenSearch).
 */
export function engineVersion(engine: Exclude<SearchEngine, 'sqlite'>, answer: EngineAnswer): EngineVersion {
  const { version } = answer.body;
  if (answer.status !== 200) throw unexpected('name its version', answer);
  if (!isJsonObject(version)) throw unavailable(new EngineFailure('otherProduct', 'no version'));
  const product = version.distribution === 'opensearch' ? 'opensearch' : 'elasticsearch';
  const number = typeof version.number === 'string' ? version.number : 'unknown';
  const [major = 0, minor = 0] = number.split('.').map(Number);
  if (product === engine && major >= OLDEST[engine]) return { major, minor };
  throw new DomainError(
    'ENGINE_UNAVAILABLE',
    `SEARCH_URL names a server of ${product} ${number}: http(s)://… must be Elasticsearch 8 or newer, opensearch+http(s)://… OpenSearch 2 or newer.`,
  );
}
