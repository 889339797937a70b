import { invalidArgument } from '../../../../foundation/common/errors.js';
import type { JsonObject } from '../../../../foundation/common/json.js';
import { integerOf, type Query } from '../../query.js';

/** A page of specifications; `count` is the number of them on this page. */
export interface SpecificationPage {
  readonly elements: readonly JsonObject[];
  readonly start: number;
  readonly count: number;
  readonly total: number;
}

/**
 * The page that `query` asks for, each item worded by `word`. Throws `INVALID_ARGUMENT` for a negative start or count.
 */
export function specificationPage<Item>(
  items: readonly Item[],
  query: Query,
  defaultCount: number,
  word: (item: Item) => JsonObject,
): SpecificationPage {
  const start = integerOf(query, 'start', 0);
  const count = integerOf(query, 'count', defaultCount);
  if (start < 0 || count < 0) throw invalidArgument('The query parameters "start" and "count" must not be negative.');
  const elements = items.slice(start, start + count).map(word);
  return { elements, start, count: elements.length, total: items.length };
}
