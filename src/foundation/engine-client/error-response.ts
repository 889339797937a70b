import { isJsonObject, type JsonValue } from '../json/json.js';
import type { EngineAnswer } from './engine-request.js';

/** How engines say that an index lacks an analyzer. */
const NO_ANALYZER = /analyzer \[[^\]]*\] not found/;

/** OpenSearch creates no index while the disks of its nodes are full, and serves those that it has. */
export const INDEX_CREATE_BLOCK = 'index_create_block_exception';

/** Errors for a state of an index that an operator, a backup or a full disk has caused, and that may end. */
const PASSING: ReadonlySet<string> = new Set([
  'index_closed_exception',
  'cluster_block_exception',
  INDEX_CREATE_BLOCK,
  'snapshot_in_progress_exception',
  'no_shard_available_action_exception',
  'unavailable_shards_exception',
]);

/** An index lacks a shard: by the name of the error, or by what the engines say of searches. */
const NO_SHARD = /^(no_shard_available_action|unavailable_shards)_exception$/;
const MISSING_SHARDS = /missing shards/;

/** How the engines name an index that takes no changes; without its name, none of the cluster does. */
const INDEX_BLOCK = /^index \[[^\]]*\] blocked by: \[([^\];]*)/;

/** The cluster has as many shards as it may, so that no index can be created. */
const MANY_SHARDS = /would add \[\d+\].* shards|maximum (?:normal )?shards open/;

const FIELD_LIMIT = /Limit of total fields/;

/** How the engines name a setting, such as `index.max_result_window`, whose limit a request exceeds. */
const SETTING = /\[([a-z_.]+)\] (?:index|cluster)[ -]level setting/;

/** The setting behind a 413, which the engines do not name; a proxy before them may have another one. */
const BODY_LIMIT = 'http.max_content_length';

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
export function isOfNoEngine({ status, body }: EngineAnswer): boolean {
  return (status === 404 || status === 405) && Object.keys(body).length === 0;
}

/** Whether the response says that an index lacks a shard. */
export function isShardLost(answer: EngineAnswer): boolean {
  return (
    errorTypes(answer).some((type) => NO_SHARD.test(type)) ||
    reasonsOf(answer).some((reason) => MISSING_SHARDS.test(reason))
  );
}

/** The block that keeps one of the indices from changes; undefined if the response names none. */
export function blockIn(answer: EngineAnswer): string | undefined {
  return reasonsOf(answer).flatMap((reason) => indexBlock(reason) ?? [])[0];
}

/** The reasons that the response gives: that of the error first, then those of the errors that it wraps. */
export function reasonsOf(answer: EngineAnswer): readonly string[] {
  return [answer.body.error ?? null, ...causesOf(answer)].flatMap((error) =>
    isJsonObject(error) && typeof error.reason === 'string' ? [error.reason] : [],
  );
}

function causesOf({ body: { error } }: EngineAnswer) {
  if (!isJsonObject(error)) return [];
  const roots: readonly JsonValue[] = Array.isArray(error.root_cause) ? error.root_cause : [];
  return [...roots, error.caused_by ?? null].filter(isJsonObject);
}
