import { DomainError } from '../common/errors.js';
import { isJsonObject, type JsonValue } from '../common/json.js';
import type { EngineAnswer } from './engine-request.js';

/**
 * Why a request has no response. `broken` means that the connection ended during the request, which a retry may fix.
 */
export type FailureKind = 'unreachable' | 'broken' | 'timeout' | 'otherProduct' | 'unreadable' | 'closed';

/** A request without a response. Its text contains no address and nothing from the server. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';

  constructor(
    readonly kind: FailureKind,
    reason: string,
  ) {
    super(reason);
  }
}

/** Why an index does not serve although its server does: a state of it, or its settings. */
class IndexFailure extends Error {
  override readonly name = 'IndexFailure';
}

/** How engines say that an index lacks an analyzer. */
const NO_ANALYZER = /analyzer \[[^\]]*\] not found/;

/** OpenSearch creates no index while the disks of its nodes are full, and serves those that it has. */
const NO_NEW_INDEX = 'index_create_block_exception';
/** Errors for a state of an index that an operator, a backup or a full disk has caused, and that may end. */
const PASSING = new Set([
  'index_closed_exception',
  'cluster_block_exception',
  NO_NEW_INDEX,
  'snapshot_in_progress_exception',
  'no_shard_available_action_exception',
  'unavailable_shards_exception',
]);
/** An index lacks a shard: by the name of the error, or by what the engines say of searches. */
const NO_SHARD = /^(no_shard_available_action|unavailable_shards)_exception$/;
const MISSING_SHARDS = /missing shards/;
/** How the engines name an index that takes no changes; without its name, none of the cluster does. */
const INDEX_BLOCK = /^index \[[^\]]*\] blocked by: \[([^\];]*)/;
/** What an operator does about an index that lacks a shard. */
const LOST_SHARDS =
  'see GET /_cluster/allocation/explain of the server; if a search index is lost for good, restoreIndices with clean makes new ones';
/** Longest text of the server about its own settings. */
const LONGEST_REASON = 300;
/** The cluster has as many shards as it may, so that no index can be created. */
const MANY_SHARDS = /would add \[\d+\].* shards|maximum (?:normal )?shards open/;

const FIELD_LIMIT = /Limit of total fields/;
/** How the engines name a setting, such as `index.max_result_window`, whose limit a request exceeds. */
const SETTING = /\[([a-z_.]+)\] (?:index|cluster)[ -]level setting/;
/** The setting whose default the service relies on: no request asks for more hits than that. */
const RESULT_WINDOW = 'index.max_result_window';
/** The setting behind a 413, which the engines do not name; a proxy before them may have another one. */
const BODY_LIMIT = 'http.max_content_length';

const KINDS: Readonly<Record<string, FailureKind>> = {
  TimeoutError: 'timeout',
  ConnectionError: 'unreachable',
  NoLivingConnectionsError: 'unreachable',
  RequestAbortedError: 'closed',
  ProductNotSupportedError: 'otherProduct',
  NotCompatibleError: 'otherProduct',
  DeserializationError: 'unreadable',
};
const BROKEN = /ECONNRESET|EPIPE|UND_ERR_SOCKET|other side closed|socket hang up/;
const SYSTEM_CODE = /\b(E[A-Z]{4,}|UND_ERR_[A-Z_]+|[A-Z_]*CERT[A-Z_]*)\b/;

/** The response in a client's error. Throws `EngineFailure` if there is none. */
export function answerOf(error: unknown): EngineAnswer {
  if (!(error instanceof Error)) throw new EngineFailure('unreachable', 'unknown');
  const meta: unknown = 'meta' in error ? error.meta : undefined;
  if (error.name === 'ResponseError' && isJsonObject(meta) && typeof meta.statusCode === 'number')
    return { status: meta.statusCode, body: isJsonObject(meta.body) ? meta.body : {} };
  throw failureOf(error);
}

function failureOf(error: Error): EngineFailure {
  const kind = KINDS[error.name] ?? 'unreachable';
  const cause = error.cause instanceof Error ? error.cause.message : '';
  const code: unknown = 'code' in error ? error.code : undefined;
  const said = [typeof code === 'string' ? code : '', error.message, cause].join(' ');
  const isBroken = kind === 'unreachable' && BROKEN.test(said);
  return new EngineFailure(isBroken ? 'broken' : kind, SYSTEM_CODE.exec(said)?.[0] ?? error.name);
}

/** The caller's error for a request without a response. */
export function unavailable(failure: EngineFailure): DomainError {
  if (failure.kind === 'otherProduct')
    return new DomainError(
      'ENGINE_UNAVAILABLE',
      'SEARCH_URL names a server of another product: http(s)://… is Elasticsearch 8 or 9, opensearch+http(s)://… OpenSearch 2 or 3.',
    );
  const state = failure.kind === 'timeout' ? 'did not answer in time' : `does not answer (${failure.message})`;
  return new DomainError('ENGINE_UNAVAILABLE', `The search engine ${state}: check the server that SEARCH_URL names.`, {
    cause: failure,
  });
}

/** Whether an error means that a server did not respond within its time limit. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DomainError && error.cause instanceof EngineFailure && error.cause.kind === 'timeout';
}

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
  if (errorTypes(answer).includes(NO_NEW_INDEX))
    return indexUnavailable(
      `The search engine creates no index at the moment (${NO_NEW_INDEX}), as when its disk is full: try again later.`,
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

/** The caller's error where the server responds, but an index does not serve; see `isOfOneIndex`. */
export function indexUnavailable(message: string): DomainError {
  return new DomainError('ENGINE_UNAVAILABLE', message, { cause: new IndexFailure('unavailable') });
}

/**
 * The caller's error for an index that the server does not create or change. A 400 names settings, aliases or templates
 * of the server that contradict those of the service: its reason contains no data, and tells the operator which.
 */
export function setUpRefused(what: string, answer: EngineAnswer): DomainError {
  if (answer.status !== 400 || passingError(answer) !== undefined) return unexpected(what, answer);
  const reason = reasonsOf(answer)[0]?.slice(0, LONGEST_REASON) ?? 'no reason given';
  return indexUnavailable(
    `The search engine refuses to ${what} (${errorType(answer)}: ${reason}): check its index templates, aliases and settings.`,
  );
}

/** Whether an error concerns some indices alone, so that work on others may succeed. */
export function isOfOneIndex(error: unknown): boolean {
  return error instanceof DomainError && error.cause instanceof IndexFailure;
}

/** Runs work on an index without which no other can be used: its failure concerns all of them. */
export async function forAllIndices<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && isOfOneIndex(error)) throw new DomainError(error.code, error.message);
    throw error;
  }
}

/** The server's name of the error, such as `version_conflict_engine_exception`. */
export function errorType(answer: EngineAnswer): string {
  const { error } = answer.body;
  return isJsonObject(error) && typeof error.type === 'string' ? error.type : 'no reason given';
}

/** The server's names of the error and of the errors that it wraps. */
export function errorTypes(answer: EngineAnswer): readonly string[] {
  return [errorType(answer), ...causesOf(answer).flatMap(({ type }) => (typeof type === 'string' ? [type] : []))];
}

/** The reason of a server whose index lacks an analyzer that the request names; undefined for all other answers. */
export function missingAnalyzer(answer: EngineAnswer): string | undefined {
  return reasonsOf(answer).find((reason) => NO_ANALYZER.test(reason));
}

/** The name of an error that says that the request may succeed later; undefined if there is none. */
export function passingError(answer: EngineAnswer): string | undefined {
  if (reasonsOf(answer).some((reason) => MANY_SHARDS.test(reason))) return 'too many shards';
  return errorTypes(answer).find((type) => PASSING.has(type));
}

/** The block that keeps an index from changes, such as that of a full disk; undefined for other reasons. */
export function indexBlock(reason: string): string | undefined {
  return INDEX_BLOCK.exec(reason)?.[1];
}

/** The setting of the server whose limit the request exceeds; undefined if there is none. */
export function exceededSetting(answer: EngineAnswer): string | undefined {
  if (answer.status === 413) return BODY_LIMIT;
  return reasonsOf(answer).flatMap((reason) => SETTING.exec(reason)?.[1] ?? [])[0];
}

/** Whether an index has as many fields as `index.mapping.total_fields.limit` allows. */
export function lacksFields(answer: EngineAnswer): boolean {
  return reasonsOf(answer).some((reason) => FIELD_LIMIT.test(reason));
}

/** Whether another server gave the response: the engines say why they do not know a path. */
function isOfNoEngine({ status, body }: EngineAnswer): boolean {
  return (status === 404 || status === 405) && Object.keys(body).length === 0;
}

function isShardLost(answer: EngineAnswer): boolean {
  return (
    errorTypes(answer).some((type) => NO_SHARD.test(type)) ||
    reasonsOf(answer).some((reason) => MISSING_SHARDS.test(reason))
  );
}

function blockIn(answer: EngineAnswer): string | undefined {
  return reasonsOf(answer).flatMap((reason) => indexBlock(reason) ?? [])[0];
}

function reasonsOf(answer: EngineAnswer): readonly string[] {
  return [answer.body.error ?? null, ...causesOf(answer)].flatMap((error) =>
    isJsonObject(error) && typeof error.reason === 'string' ? [error.reason] : [],
  );
}

function causesOf({ body: { error } }: EngineAnswer) {
  if (!isJsonObject(error)) return [];
  const roots: readonly JsonValue[] = Array.isArray(error.root_cause) ? error.root_cause : [];
  return [...roots, error.caused_by ?? null].filter(isJsonObject);
}
