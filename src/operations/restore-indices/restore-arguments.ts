import { checkPattern, type ScanFilter } from '../../aspects/index.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { Urn } from '../../foundation/common/urn.js';
import type { ModelRegistry } from '../../model/index.js';
import type { RestoreRequest } from '../../projection/index.js';

/** Number of rows to restore without `batchSize` and `limit`. Source: DataHub's restore-indices request. */
const DEFAULT_ROWS = 10;
/** Rows per chunk if only `limit` is given. Source: DataHub. */
const DEFAULT_CHUNK = 500;
/** Rows per chunk of whole entities, whose rows are adjacent. */
const ENTITY_CHUNK = 500;
/** Maximum number of urns per call, which must fit into one SQL statement. */
const MAX_URNS = 5_000;

/** Unchecked arguments of restoreIndices. */
export interface RestoreArguments {
  readonly urn?: string | undefined;
  /** Urns of whole entities. */
  readonly urns?: readonly string[] | undefined;
  /** SQL LIKE pattern on urns; combined with `urns`, both must match. */
  readonly urnLike?: string | undefined;
  readonly aspect?: string | undefined;
  readonly aspectNames?: readonly string[] | undefined;
  readonly start?: number | undefined;
  readonly batchSize?: number | undefined;
  readonly limit?: number | undefined;
  /** Milliseconds since 1970; 0 = no bound. */
  readonly gePitEpochMs?: number | undefined;
  /** Milliseconds since 1970; 0 = no bound, absent beside `gePitEpochMs` = now. */
  readonly lePitEpochMs?: number | undefined;
  readonly createDefaultAspects?: boolean | undefined;
  /** With `lastAspect`: the position where an earlier call ended. */
  readonly lastUrn?: string | undefined;
  readonly lastAspect?: string | undefined;
  /** Whether to build new indices beside the live ones. */
  readonly clean?: boolean | undefined;
  /** Whether to return at once and continue in the background. */
  readonly async?: boolean | undefined;
}

/** Checked arguments. */
export interface CheckedRestore {
  readonly request: RestoreRequest;
  readonly isRebuild: boolean;
  readonly inBackground: boolean;
  /** The effective arguments, under DataHub's names and the service's own. */
  readonly used: JsonObject;
}

/** Actor and time of the call, in milliseconds since 1970. */
export interface Caller {
  readonly urn: string;
  readonly time: number;
}

/** Checks the arguments. Throws `INVALID_ARGUMENT` or `MALFORMED_URN` with the name of the invalid field. */
export function checkRestore(given: RestoreArguments, registry: ModelRegistry, caller: Caller): CheckedRestore {
  const { createDefaultAspects = false, clean: isRebuild = false, async: inBackground = false } = given;
  const start = wholeNumber('start', given.start, 0) ?? 0;
  const filter = filterOf(given, registry, caller.time);
  const { limit, batchSize } = sizesOf(given, filter.urns !== undefined);
  if (isRebuild) checkRebuild(given);
  const after = afterOf(given, start);
  const chunkRows = filter.urns === undefined ? batchSize : Math.max(batchSize, ENTITY_CHUNK);
  return {
    request: {
      filter,
      start,
      ...(after !== undefined && { after }),
      limit: limit === 0 ? undefined : limit,
      chunkRows,
      createDefaultAspects,
      audit: { time: caller.time, actor: caller.urn },
    },
    isRebuild,
    inBackground,
    used: usedArguments(given, filter, { start, batchSize, limit }),
  };
}

/** Throws `MALFORMED_URN` with the name of the field unless `text` is a urn. */
export function checkUrn(field: string, text: string): void {
  try {
    Urn.parse(text);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError('MALFORMED_URN', `"${field}" is no urn. ${error.message}`);
  }
}

function wholeNumber(field: string, value: number | undefined, least: number): number | undefined {
  if (value === undefined || (Number.isSafeInteger(value) && value >= least)) return value;
  const range = `from ${String(least)} to ${String(Number.MAX_SAFE_INTEGER)}`;
  throw invalidArgument(`"${field}" must be a whole number ${range}, not ${String(value)}.`);
}

function sizesOf(
  given: RestoreArguments,
  areEntities: boolean,
): { readonly limit: number; readonly batchSize: number } {
  const limit = wholeNumber('limit', given.limit, 0);
  const fallback = limit === undefined ? DEFAULT_ROWS : DEFAULT_CHUNK;
  const batchSize = wholeNumber('batchSize', given.batchSize, 1) ?? fallback;
  return { limit: limit ?? (areEntities ? 0 : batchSize), batchSize };
}

function filterOf(given: RestoreArguments, registry: ModelRegistry, now: number): ScanFilter {
  const { urn, urnLike, aspect } = given;
  const urns = given.urns ?? (urn === undefined ? undefined : [urn]);
  if (urns !== undefined && urns.length > MAX_URNS) {
    throw invalidArgument(
      `"urns" must contain at most ${String(MAX_URNS)} urns, not ${String(urns.length)}. Send several requests.`,
    );
  }
  for (const one of urns ?? []) checkUrn(given.urns === undefined ? 'urn' : 'urns', one);
  if (urnLike !== undefined) checkPattern('urnLike', urnLike);
  const aspects = given.aspectNames?.length ? given.aspectNames : aspect === undefined ? undefined : [aspect];
  for (const name of aspects ?? []) checkAspect(aspect === undefined ? 'aspectNames' : 'aspect', name, registry);
  return {
    ...(urns !== undefined && { urns: [...new Set(urns)] }),
    ...(urnLike !== undefined && { urnLike }),
    ...(aspects !== undefined && { aspects: [...new Set(aspects)] }),
    ...timesOf(given, now),
  };
}

function timesOf(given: RestoreArguments, now: number): Pick<ScanFilter, 'createdFrom' | 'createdTo'> {
  const from = wholeNumber('gePitEpochMs', given.gePitEpochMs, 0) ?? 0;
  const to = wholeNumber('lePitEpochMs', given.lePitEpochMs, 0) ?? (from > 0 ? now : 0);
  checkTime('gePitEpochMs', from);
  checkTime('lePitEpochMs', to);
  if (given.lePitEpochMs !== undefined && to > 0 && from > to) {
    throw invalidArgument(`"gePitEpochMs" (${String(from)}) must not be later than "lePitEpochMs" (${String(to)}).`);
  }
  return { ...(from > 0 && { createdFrom: from }), ...(to > 0 && { createdTo: to }) };
}

/** Timestamp columns hold times up to the year 9999. */
function checkTime(field: string, time: number): void {
  if (time < Date.UTC(9999, 11, 31)) return;
  throw invalidArgument(`"${field}" must be milliseconds since 1970; ${String(time)} is after the year 9999.`);
}

function checkAspect(field: string, name: string, registry: ModelRegistry): void {
  const spec = registry.findAspect(name);
  if (spec === undefined) {
    throw invalidArgument(`"${field}" names "${name}", which is not an aspect of the model. Names are case-sensitive.`);
  }
  if (spec.kind === 'timeseries') {
    throw invalidArgument(`"${field}" names "${name}", a time series, which cannot be restored from SQL.`);
  }
}

function checkRebuild(given: RestoreArguments): void {
  const narrowing = [
    'urn',
    'urns',
    'urnLike',
    'aspect',
    'aspectNames',
    'gePitEpochMs',
    'lePitEpochMs',
    'lastUrn',
  ] as const;
  const found = narrowing.find((name) => given[name] !== undefined);
  if (found !== undefined) {
    throw invalidArgument(
      `"clean" rebuilds everything and cannot be combined with a filter; leave "${found}" or "clean" out.`,
    );
  }
  if (given.limit !== 0 || (given.start ?? 0) > 0) {
    throw invalidArgument('"clean" rebuilds everything: give "limit": 0 and no "start".');
  }
}

function afterOf({ lastUrn, lastAspect }: RestoreArguments, start: number): RestoreRequest['after'] {
  if (lastUrn === undefined || lastUrn === '') {
    if (lastAspect !== undefined && lastAspect !== '')
      throw invalidArgument('Give "lastUrn" with "lastAspect": both name the row after which to continue.');
    return undefined;
  }
  if (start > 0) throw invalidArgument('Give "start" or "lastUrn", not both.');
  return { urn: lastUrn, aspectName: lastAspect ?? '' };
}

function usedArguments(
  { urn, urnLike, aspect, aspectNames = [], createDefaultAspects = false, clean = false, ...given }: RestoreArguments,
  { createdFrom = 0, createdTo = 0 }: ScanFilter,
  numbers: { readonly start: number; readonly batchSize: number; readonly limit: number },
): JsonObject {
  const { lastUrn = '', lastAspect = '' } = given;
  return {
    start: numbers.start,
    batchSize: numbers.batchSize,
    limit: numbers.limit,
    numThreads: 1,
    batchDelayMs: 0,
    gePitEpochMs: createdFrom,
    lePitEpochMs: createdTo,
    createDefaultAspects,
    aspectName: aspect ?? null,
    aspectNames: [...aspectNames],
    urn: urn ?? null,
    ...(given.urns !== undefined && { urns: [...given.urns] }),
    urnLike: urnLike ?? null,
    urnBasedPagination: lastUrn !== '',
    lastUrn,
    lastAspect,
    clean,
    async: given.async ?? false,
  };
}
