import { DomainError } from '../common/errors.js';
import type { EngineAnswer } from './engine-request.js';
import {
  blockIn,
  errorType,
  errorTypes,
  exceededSetting,
  INDEX_CREATE_BLOCK,
  isOfNoEngine,
  isShardLost,
  passingError,
  reasonsOf,
} from './error-response.js';
import { indexUnavailable } from './index-failure.js';

/** What an operator does about an index that lacks a shard. */
const LOST_SHARDS =
  'see GET /_cluster/allocation/explain of the server; if a search index is lost for good, restoreIndices with clean makes new ones';

/** Longest text of the server about its own settings, in characters. */
const LONGEST_REASON = 300;

/** The setting whose default the service relies on: no request asks for more hits than that. */
const RESULT_WINDOW = 'index.max_result_window';

/** The caller's error for a status that no request can handle. */
export function refusal(answer: EngineAnswer): DomainError {
  const { status } = answer;
  if (status === 401 || (status === 403 && passingError(answer) === undefined))
    return new DomainError(
      'ENGINE_UNAVAILABLE',
      `The search engine refuses the credentials in SEARCH_URL (${String(status)}).`,
    );
  if (isShardLost(answer))
    return indexUnavailable(`An index of the search engine lacks a shard (${errorType(answer)}): ${LOST_SHARDS}.`);
  const block = blockIn(answer);
  if (block !== undefined)
    return indexUnavailable(`An index of the search engine takes no changes (${block}): try again later.`);
  if (errorTypes(answer).includes(INDEX_CREATE_BLOCK))
    return indexUnavailable(
      `The search engine creates no index at the moment (${INDEX_CREATE_BLOCK}), as when its disk is full: try again later.`,
    );
  const state = status === 429 ? 'has no room for more requests' : 'cannot work at the moment';
  return new DomainError(
    'ENGINE_UNAVAILABLE',
    `The search engine ${state} (${String(status)}, ${errorType(answer)}): try again later.`,
  );
}

/**
 * The caller's error for a response that only a bug of the service, a setting of the server, or a state of it that may
 * end, can cause.
 */
export function unexpected(what: string, answer: EngineAnswer): DomainError {
  if (isOfNoEngine(answer))
    return new DomainError(
      'ENGINE_UNAVAILABLE',
      `The server that SEARCH_URL names does not answer as a search engine does (${String(answer.status)}): check its host, port and path.`,
    );
  if (isShardLost(answer) || blockIn(answer) !== undefined) return refusal(answer);
  const passing = passingError(answer);
  if (passing !== undefined)
    return indexUnavailable(
      `The search engine cannot ${what} at the moment (${String(answer.status)}, ${passing}): try again later.`,
    );
  const setting = exceededSetting(answer);
  if (setting === RESULT_WINDOW)
    return indexUnavailable(
      `The search engine allows fewer hits than the service needs: set ${RESULT_WINDOW} of its indices to 10000.`,
    );
  if (setting !== undefined)
    return new DomainError(
      'INVALID_ARGUMENT',
      `The search engine takes less than this request asks for (${setting}): ask for less, or raise that setting.`,
    );
  return new DomainError(
    'INTERNAL',
    `The search engine refused to ${what} (${String(answer.status)}, ${errorType(answer)}).`,
  );
}

/** The caller's error where an index lacks a shard. */
export function shardsLost(index: string): DomainError {
  return indexUnavailable(`The index ${index} of the search engine lacks a shard: ${LOST_SHARDS}.`);
}

/**
 * The caller's error for an index that the server does not create or change. A 400 names settings, aliases or templates
 * of the server that contradict those of the service: its reason contains no data, and names them for the operator.
 */
export function setUpRefused(what: string, answer: EngineAnswer): DomainError {
  if (answer.status !== 400 || passingError(answer) !== undefined) return unexpected(what, answer);
  const reason = reasonsOf(answer)[0]?.slice(0, LONGEST_REASON) ?? 'no reason given';
  return indexUnavailable(
    `The search engine refuses to ${what} (${errorType(answer)}: ${reason}): check its index templates, aliases and settings.`,
  );
}
