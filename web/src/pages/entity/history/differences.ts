import { isRecord } from '../json-values.js';
import type { Json, JsonRecord } from '../stored-entity.js';

/** A difference between two values. */
export interface Difference {
  /** Names of the members that lead to it. */
  readonly path: readonly string[];
  /** As text; undefined if it was added. */
  readonly before?: string;
  /** As text; undefined if it was removed. */
  readonly after?: string;
}

/** Members that tell the records of a list apart, best first. */
const IDENTITIES = [
  'fieldPath',
  'tag',
  'owner',
  'propertyUrn',
  'dataset',
  'destinationUrn',
  'urn',
  'schemaField',
  'name',
  'id',
  'key',
  'url',
];

/** How a value that was added or removed is indented. */
const INDENT = '  ';

/** What is different between two versions of an aspect, in the order of its members. Records of lists go by name. */
export function differencesOf(before: Json | undefined, after: Json | undefined): readonly Difference[] {
  return compare([], before, after);
}

/** A value as lines of text: a member a line, lists with dashes. */
export function outlineOf(value: Json): string {
  return linesOf(value).join('\n');
}

function compare(path: readonly string[], before: Json | undefined, after: Json | undefined): readonly Difference[] {
  const [old, fresh] = [before ?? undefined, after ?? undefined];
  if (isRecord(old) && isRecord(fresh)) return compareMembers(path, old, fresh);
  if (isList(old) && isList(fresh)) return compareMembers(path, ...keyed(old, fresh));
  if (path.length === 0 && old === undefined && isRecord(fresh)) return compareMembers(path, {}, fresh);
  const name = path.at(-1) ?? '';
  const [oldText, freshText] = [textOf(name, old), textOf(name, fresh)];
  if (oldText === freshText) return [];
  return [
    { path, ...(oldText !== undefined && { before: oldText }), ...(freshText !== undefined && { after: freshText }) },
  ];
}

function compareMembers(path: readonly string[], before: JsonRecord, after: JsonRecord): readonly Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => compare([...path, name], before[name], after[name]));
}

/** The items of two lists by what tells them apart; by their places if that is not so in both. */
function keyed(before: readonly Json[], after: readonly Json[]): [before: JsonRecord, after: JsonRecord] {
  const isUnique = [before, after].every((items) => {
    const keys = items.map(keyOf);
    return !keys.includes(undefined) && new Set(keys).size === keys.length;
  });
  const named = (items: readonly Json[]): JsonRecord =>
    Object.fromEntries(items.map((item, at) => [(isUnique ? keyOf(item) : undefined) ?? `#${at + 1}`, item]));
  return [named(before), named(after)];
}

function keyOf(item: Json): string | undefined {
  if (!isRecord(item)) return isList(item) || item === null ? undefined : String(item);
  return IDENTITIES.map((name) => item[name]).find((value) => typeof value === 'string');
}

function textOf(name: string, value: Json | undefined): string | undefined {
  if (isTime(name, value)) return timeText(value);
  return value === undefined ? undefined : outlineOf(value);
}

function linesOf(value: Json): readonly string[] {
  if (isList(value)) return value.length === 0 ? ['(empty list)'] : value.flatMap((item) => hung('- ', linesOf(item)));
  if (!isRecord(value)) return String(value).split('\n');
  const members = Object.entries(value).flatMap(([name, member]) => (member == null ? [] : [[name, member] as const]));
  if (members.length === 0) return ['(empty)'];
  return members.flatMap(([name, member]) => {
    const own = isTime(name, member) ? [timeText(member)] : linesOf(member);
    const isInline = own.length === 1 && !isList(member) && !isRecord(member);
    return isInline ? [`${name}: ${own[0] ?? ''}`] : [`${name}:`, ...own.map((line) => INDENT + line)];
  });
}

/** Whether a member is a time in milliseconds since 1970, by its name and its size. */
function isTime(name: string, value: Json | undefined): value is number {
  return (
    typeof value === 'number' &&
    value > 1e12 &&
    value < 1e13 &&
    /time|millis|date|created|modified|observed/i.test(name)
  );
}

function timeText(time: number): string {
  return new Date(time).toISOString();
}

function hung(mark: string, lines: readonly string[]): readonly string[] {
  return lines.map((line, at) => (at === 0 ? mark : ' '.repeat(mark.length)) + line);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
