import type { JsonObject } from '../../../../foundation/json/json.js';
import type { page, ValuesOf } from '../../operation/parameters.js';

/** A page of specifications; `count` is their number on this page. */
export interface SpecificationPage {
  readonly elements: readonly JsonObject[];
  readonly start: number;
  readonly count: number;
  readonly total: number;
}

/** The requested page of `items`, each converted by `word`. */
export function specificationPage<Item>(
  items: readonly Item[],
  { start, count }: ValuesOf<ReturnType<typeof page>>,
  word: (item: Item) => JsonObject,
): SpecificationPage {
  const elements = items.slice(start, start + count).map(word);
  return { elements, start, count: elements.length, total: items.length };
}
