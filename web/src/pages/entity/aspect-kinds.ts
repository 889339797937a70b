import { isRecord } from './json-values.js';
import type { Json, JsonRecord } from './stored-entity.js';

/** Between 1990 and 2100, in milliseconds since 1970. */
const TIMES = [631_152_000_000, 4_102_444_800_000] as const;

const TIME_NAME =
  /(^(time|timestamp|date|created|modified|observed)|Time|Timestamp|Date|At|On|Observed|Created|Modified)(Millis|Ms)?$/;

/** Members whose names are data, and stay as they are. */
const MAPS = /^(customProperties|params|.*Map|ownerTypes|properties|values|labels|extra\w*)$/;

/** Whether a number under a name is a time in milliseconds since 1970. */
export function isTime(name: string, value: number): boolean {
  return TIME_NAME.test(name) && value >= TIMES[0] && value < TIMES[1];
}

/** Whether the names of members of `name` are data. */
export function isMap(name: string): boolean {
  return MAPS.test(name);
}

/** The alternative of a union: `{ 'com.linkedin.schema.NumberType': {} }` is `NumberType` with its value. */
export function alternativeOf(value: JsonRecord): { readonly name: string; readonly value: Json } | undefined {
  const [[name, member] = ['', undefined], ...others] = Object.entries(value);
  if (others.length > 0 || !/^com\.linkedin\./.test(name)) return undefined;
  return { name: name.replace(/^.*\./, ''), value: member ?? null };
}

/** The names of all members of records, in the order of their first use: the columns of a table. */
export function memberNames(records: readonly JsonRecord[]): readonly string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

/** The values of records that have one and the same member, such as those of `[{ tag: … }]`; undefined for others. */
export function onlyMember(
  records: readonly JsonRecord[],
): readonly [name: string, values: readonly Json[]] | undefined {
  const [name, ...others] = memberNames(records);
  if (name === undefined || others.length > 0) return undefined;
  const values = records.map((record) => record[name] ?? null);
  return values.some((value) => typeof value === 'object') ? undefined : [name, values];
}

/** Whether all values are records with members, so that a table shows them. */
export function areRecords(values: readonly Json[]): values is readonly JsonRecord[] {
  return values.every((value) => isRecord(value) && Object.keys(value).length > 0);
}
