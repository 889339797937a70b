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
  for (let id = 0; id < mask.length; id += 1) mask[id] = wanted[codes[id] ?? 0] ?? 0;
  if (slice !== undefined) for (let id = 0; id < mask.length; id += 1) if (id % slice.max !== slice.id) mask[id] = 0;
  return mask;
}

/** The documents of a mask that have one of the given types, or all of its documents, each with score 1. */
export function maskMatches(mask: Mask, entityTypes: readonly string[] | undefined, view: IndexView): Matches {
  const wanted = entityTypes === undefined ? undefined : view.numbersOfTypes(entityTypes);
  const codes = view.typeCodes;
  const documents = scratch.ids(mask.length);
  let count = 0;
  for (let id = 0; id < mask.length; id += 1) {
    if (mask[id] === 1 && (wanted === undefined || wanted[codes[id] ?? 0] === 1)) documents[count++] = id;
  }
  return scored(documents.subarray(0, count), 1);
}
