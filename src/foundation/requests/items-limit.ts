import { invalidArgument } from '../common/errors.js';
import { isJsonObject } from '../json/json.js';

/** The variable that sets the limit of items of the REST APIs. */
const REST_SETTING = 'REST_ITEMS_LIMIT';

/** What `checkItems` counts, and what it names. */
export interface CountedItems {
  /** The variable that sets the limit; absent = that of the REST APIs. */
  readonly setting?: string;
  /** Matches the names of lists that are not counted because they have a limit of their own. */
  readonly except?: RegExp;
}

/**
 * Counts the items in a client's input: those of the lists in `values` and of the lists in their records, in total.
 * Throws `INVALID_ARGUMENT` naming the longest list, its length and the setting if there are more than `limit`. A list
 * without a name is the body itself.
 */
export function checkItems(
  values: Readonly<Record<string, unknown>>,
  limit: number,
  { setting = REST_SETTING, except }: CountedItems = {},
): void {
  const all = Object.entries(values).flatMap(([name, value]) => listsOf(name, value));
  const lists = except === undefined ? all : all.filter(({ name }) => !except.test(name));
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  if (total <= limit) return;
  const longest = lists.reduce((known, list) => (list.length > known.length ? list : known));
  throw tooManyItems(
    longest.name === '' ? 'The request body' : `"${longest.name}"`,
    longest.length,
    { limit, setting },
    total,
  );
}

/** The same for one list of `count` items called `name`. */
export function checkItemCount(name: string, count: number, limit: number): void {
  if (count > limit) throw tooManyItems(name, count, { limit, setting: REST_SETTING }, count);
}

interface ItemsLimit {
  readonly limit: number;
  /** The variable that sets the limit. */
  readonly setting: string;
}

interface CountedList {
  readonly name: string;
  readonly length: number;
}

function listsOf(name: string, value: unknown): readonly CountedList[] {
  if (Array.isArray(value)) return [{ name, length: value.length }];
  if (!isJsonObject(value)) return [];
  const prefix = name === '' ? '' : `${name}.`;
  return Object.entries(value).flatMap(([member, inner]) =>
    Array.isArray(inner) ? [{ name: prefix + member, length: inner.length }] : [],
  );
}

function tooManyItems(name: string, count: number, { limit, setting }: ItemsLimit, total: number): Error {
  const all = total === count ? '' : ` of ${total} in the request`;
  return invalidArgument(
    `${name} holds ${count} items${all}, more than the limit of ${limit} (${setting}). Send them in several requests.`,
  );
}
