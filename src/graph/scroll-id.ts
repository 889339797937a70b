import { invalidArgument } from '../foundation/common/errors.js';

/** Position of a scroll: the sort values of the last returned edge. */
export type ScrollPosition = readonly [source: string, destination: string, type: string, id: string];

/** Encodes a position as an opaque text for callers. */
export function encodeScrollId(position: ScrollPosition): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Decodes the position in `scrollId`. Throws `INVALID_ARGUMENT` if it is invalid. */
export function decodeScrollId(scrollId: string): ScrollPosition {
  const parts = parse(scrollId);
  if (!Array.isArray(parts) || parts.length !== 4 || parts.some((part) => typeof part !== 'string')) {
    throw invalidArgument(`scrollId does not come from this endpoint: ${scrollId}. Leave it out to start again.`);
  }
  return parts as unknown as ScrollPosition;
}

function parse(scrollId: string): unknown {
  try {
    return JSON.parse(Buffer.from(scrollId, 'base64url').toString());
  } catch {
    return undefined;
  }
}
