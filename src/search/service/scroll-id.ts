import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject } from '../../foundation/json/json.js';
import type { SortKey, SortValue } from '../search-query.js';

/** Encodes a position in an order as an opaque text for callers, with the same members as DataHub's. */
export function encodeScrollId(sort: readonly SortValue[]): string {
  return Buffer.from(JSON.stringify({ sort, pitId: null, expirationTime: 0 })).toString('base64');
}

/**
 * Decodes the position in `scrollId`. Throws `INVALID_ARGUMENT` if it is invalid, or belongs to an order other than
 * `keys`.
 */
export function decodeScrollId(scrollId: string, keys: readonly SortKey[]): readonly SortValue[] {
  const { sort } = parse(scrollId);
  if (!Array.isArray(sort) || !fits(sort, keys) || !sort.every(isSortValue)) {
    throw invalidArgument(
      `scrollId does not come from a search in this order: ${scrollId}. Leave it out to start again.`,
    );
  }
  return sort;
}

/** Requires a value for each key, except the score, and the urn last, which is not repeated if it is a key. */
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
