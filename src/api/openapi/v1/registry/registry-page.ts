import type { JsonObject } from '../../../../foundation/common/json.js';
import type { page, ValuesOf } from '../../operation/parameters.js';

/** A page of specifications; `count` is the number of them on this page. */
export interface SpecificationPage {
  readonly elements: readonly JsonObject[];
  readonly start: number;
  readonly count: number;
  readonly total: number;
}

/** The page of `items` that is asked for, each item worded by `word`. */
export function specificationPage<Item>(
  items: readonly Item[],
  { start, count }: ValuesOf<ReturnType<typeof page>>,
  word: (item: Item) => JsonObject,
): SpecificationPage {
  const elements = items.slice(start, start + count).map(word);
  return { elements, start, count: elements.length, total: items.length };
}
