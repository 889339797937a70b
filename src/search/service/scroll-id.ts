import { invalidArgument } from '../../common/errors.js';
import { isJsonObject } from '../../common/json.js';
import type { SortValue } from '../search-query.js';

/** A position in an order as the opaque text that callers hand back. It has the members that DataHub's have. */
export function encodeScrollId(sort: readonly SortValue[]): string {
  return Buffer.from(JSON.stringify({ sort, pitId: null, expirationTime: 0 })).toString('base64');
}

/** The position in `scrollId`, which must have `keys` values. Throws `INVALID_ARGUMENT` when it is none of ours, or one of another order. */
export function decodeScrollId(scrollId: string, keys: number): readonly SortValue[] {
  const { sort } = parse(scrollId);
  if (!Array.isArray(sort) || sort.length !== keys || !sort.every(isSortValue)) {
    throw invalidArgument(
      `scrollId is not one that a search in this order gave: ${scrollId}. Leave it out to start anew.`,
    );
  }
  return sort;
}

function isSortValue(value: unknown): value is SortValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function parse(scrollId: string): { readonly sort?: unknown } {
  try {
    const position: unknown = JSON.parse(Buffer.from(scrollId, 'base64').toString());
    return isJsonObject(position) ? position : {};
  } catch {
    return {};
  }
}
