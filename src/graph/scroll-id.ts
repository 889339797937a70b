import { invalidArgument } from '../foundation/common/errors.js';

/** Where a scroll stands: the sort values of the last edge given. */
export type ScrollPosition = readonly [source: string, destination: string, type: string, id: string];

/** A position as the opaque text that callers hand back. */
export function encodeScrollId(position: ScrollPosition): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** The position in `scrollId`. Throws `INVALID_ARGUMENT` when it is none of ours. */
export function decodeScrollId(scrollId: string): ScrollPosition {
  const parts = parse(scrollId);
  if (!Array.isArray(parts) || parts.length !== 4 || parts.some((part) => typeof part !== 'string')) {
    throw invalidArgument(`scrollId is not one that this endpoint gave: ${scrollId}. Leave it out to start anew.`);
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
