import type { SearchQuery } from '../../../search-query.js';
import type { Mask } from './mask.js';
import type { IndexView } from './index-view.js';
import { type Matches, scored } from './matches.js';
import { scratch } from './scratch.js';

/** The documents of the given types, or of one slice of them. */
export function baseMask({ entityTypes, slice }: Pick<SearchQuery, 'entityTypes' | 'slice'>, view: IndexView): Mask {
  const mask = new Uint8Array(view.limit);
  const wanted = view.numbersOfTypes(entityTypes);
  const codes = view.typeCodes;
  const isOfSlice = (id: number): boolean => slice === undefined || id % slice.max === slice.id;
  for (let id = 1; id < mask.length; id += 1) {
    if (wanted.has(codes[id] ?? 0) && isOfSlice(id)) mask[id] = 1;
  }
  return mask;
}

/** The documents of a mask that have one of the given types, each with score 1. */
export function maskMatches(mask: Mask, entityTypes: readonly string[], view: IndexView): Matches {
  const wanted = view.numbersOfTypes(entityTypes);
  const codes = view.typeCodes;
  const documents = scratch.ids(mask.length);
  let count = 0;
  for (let id = 0; id < mask.length; id += 1) if (mask[id] === 1 && wanted.has(codes[id] ?? 0)) documents[count++] = id;
  return scored(documents.subarray(0, count), 1);
}
