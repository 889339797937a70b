import type { FeedPlace } from '../../../../aspects/index.js';
import { exactJson } from '../../../../foundation/json/exact-json.js';
import type { JsonObject } from '../../../../foundation/json/json.js';
import { offsetOf, type OffsetForm, placeOfOffset } from '../event-offset.js';

/** Separates the position before a change from the number of its events that the follower has. */
const PART = '~';

/** Where a stream continues. */
export interface StreamStart {
  readonly place: FeedPlace;
  /** Events of the next change that the follower has. */
  readonly skipped: number;
}

/** The id of an event whose change has further events: the position before the change, and the number of the event. */
export function partId(before: FeedPlace, part: number): string {
  return `${offsetOf(before)}${PART}${String(part)}`;
}

/** Where a stream continues after the event with this id, or at an offset of a poll. Throws `INVALID_ARGUMENT`. */
export function startAfter(id: string, topic: OffsetForm): StreamStart {
  const [offset = '', part = '0', ...others] = id.split(PART);
  const isPart = /^\d{1,6}$/.test(part) && others.length === 0;
  return { place: placeOfOffset(isPart ? offset : '', topic), skipped: Number(part) };
}

/** A server-sent event. */
export function eventText(id: string, topic: string, event: JsonObject): string {
  return `id: ${id}\nevent: ${topic}\ndata: ${exactJson(event)}\n\n`;
}

/** A comment, which no client dispatches, and the position that a client continues at. */
export function comment(text: string, place: FeedPlace): string {
  return `: ${text}\nid: ${offsetOf(place)}\n\n`;
}
