import type { FeedPlace, FeedSelection } from '../../../aspects/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';

/** Encodes a position for clients. */
export function offsetOf({ row, place }: FeedPlace): string {
  return Buffer.from(JSON.stringify([...(row ?? []), place])).toString('base64url');
}

/** What an offset depends on: whether its topic has a position among the rows. */
export type OffsetForm = Pick<FeedSelection, 'withRows'>;

/** Decodes an offset. Throws `INVALID_ARGUMENT` for an offset of another topic, and for any other text. */
export function placeOfOffset(offset: string, topic: OffsetForm): FeedPlace {
  const parts = parsed(Buffer.from(offset, 'base64url').toString());
  const place = Array.isArray(parts) ? placeOf(parts as readonly unknown[], topic) : undefined;
  if (place !== undefined) return place;
  throw invalidArgument('The query parameter "offsetId" does not belong to this topic. Leave it out to start again.');
}

function placeOf(parts: readonly unknown[], { withRows }: OffsetForm): FeedPlace | undefined {
  const place = parts.at(-1);
  if (parts.length !== (withRows ? 5 : 1) || !isCount(place)) return undefined;
  if (!withRows) return { row: undefined, place };
  const [createdOn, urn, aspect, version] = parts;
  if (typeof createdOn !== 'string' || !isTime(createdOn)) return undefined;
  if (typeof urn !== 'string' || typeof aspect !== 'string' || !isCount(version)) return undefined;
  return { row: [createdOn, urn, aspect, version], place };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Whether the text is a time in the format of databases, on an existing day. */
function isTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d[\d.]*Z?$/.test(text)) return false;
  const second = text.slice(0, 19).replace(' ', 'T');
  const time = Date.parse(`${second}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(second);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
