import { invalidArgument } from '../foundation/common/errors.js';

/** Names that every engine accepts, with room for the suffixes of SQL indexes. */
const INDEX_NAME = /^[a-z][a-z0-9_]{0,59}$/;

/**
 * Name of the index or table of one time-series aspect, such as `dataset_datasetprofileaspect_v1`; undefined if engines
 * would reject it.
 */
export function timeseriesIndexName(entityType: string, aspectName: string): string | undefined {
  const name = `${entityType}_${aspectName}aspect_v1`.toLowerCase();
  return INDEX_NAME.test(name) ? name : undefined;
}

/**
 * The same, for an aspect whose values are to be stored. Throws `INVALID_ARGUMENT` if engines would reject the name.
 */
export function requireTimeseriesIndexName(entityType: string, aspectName: string): string {
  const name = timeseriesIndexName(entityType, aspectName);
  if (name !== undefined) return name;
  throw invalidArgument(
    `No time series can be kept for ${entityType} and ${aspectName}: the names must be letters, digits and "_", and at most 49 characters together`,
  );
}

/** The parts of an index name. */
export interface ParsedIndexName {
  /** In lower case. */
  readonly entityType: string;
  /** In lower case. */
  readonly aspectName: string;
}

const ENDING = 'aspect_v1';

/**
 * Parses a name, including any suffix after the version, such as the time of a rebuild. Undefined for names without
 * `prefix` and for names that do not match exactly one entity type and one aspect, which are not this service's.
 */
export function parseTimeseriesIndexName(name: string, prefix: string): ParsedIndexName | undefined {
  const head = prefix === '' ? '' : `${prefix}_`.toLowerCase();
  const end = name.indexOf(ENDING, head.length);
  if (!name.startsWith(head) || end < 0) return undefined;
  const [entityType, aspectName, ...more] = name.slice(head.length, end).split('_');
  if (entityType === undefined || entityType === '' || aspectName === undefined || aspectName === '') return undefined;
  return more.length > 0 ? undefined : { entityType, aspectName };
}
