import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject } from '../../foundation/common/json.js';
import type { SortKey, SortValue } from '../search-query.js';

/** A position in an order as the opaque text that callers hand back. It has the members that DataHub's have. */
export function encodeScrollId(sort: readonly SortValue[]): string {
  return Buffer.from(JSON.stringify({ sort, pitId: null, expirationTime: 0 })).toString('base64');
}

/**
 * The position in `scrollId`. Throws `INVALID_ARGUMENT` when it is none of ours, or one of another order than `keys`.
 */
export function decodeScrollId(scrollId: string, keys: readonly SortKey[]): readonly SortValue[] {
  const { sort } = parse(scrollId);
  if (!Array.isArray(sort) || !fits(sort, keys) || !sort.every(isSortValue)) {
    throw invalidArgument(
      `scrollId is not one that a search in this order gave: ${scrollId}. Leave it out to start anew.`,
    );
  }
  return sort;
}

/** A value for each key, the score for none, and the urn last, which is not said twice where it is a key. */
function fits({ length }: readonly unknown[], keys: readonly SortKey[]): boolean {
  const given = Math.max(keys.length, 1);
  const hasUrn = keys.some(({ field }) => field !== 'score' && field.name === 'urn');
  return length === given + 1 || (hasUrn && length === given);
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
