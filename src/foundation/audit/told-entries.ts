import { invalidArgument } from '../common/errors.js';
import type { AuditEntry } from './audit-event.js';

/** An entry of one aspect at most, and where a search goes on after it. */
export interface ToldEntry {
  readonly entry: AuditEntry;
  readonly place: string;
}

/** A place behind an entry, or behind some of its aspects. */
export interface TrailPlace {
  readonly id: string;
  /** Aspects of the entry that were told; 0 = all of it. */
  readonly told: number;
}

const PLACE = /^([0-9a-f]{24})(?:\.(\d{1,5}))?$/;

/** The place that a text stands for. Throws `INVALID_ARGUMENT` with `refusal` for any other text. */
export function placeOfText(text: string, refusal: string): TrailPlace {
  const [, id, told = '0'] = PLACE.exec(text) ?? [];
  if (id === undefined) throw invalidArgument(refusal);
  return { id, told: Number(told) };
}

/**
 * The entries after a place, one for each of their aspects: of those that were asked for, if any were, and `most` at
 * most. What was written together stays in its order.
 */
export function toldEntries(
  entries: readonly AuditEntry[],
  asked: readonly string[],
  after: TrailPlace | undefined,
  most: number,
): readonly ToldEntry[] {
  return entries.flatMap((entry) => partsOf(entry, asked, after)).slice(0, most);
}

function partsOf(entry: AuditEntry, asked: readonly string[], after: TrailPlace | undefined): readonly ToldEntry[] {
  const names = asked.length === 0 ? entry.aspects : entry.aspects.filter((name) => asked.includes(name));
  if (names.length === 0) return [{ entry, place: entry.id }];
  const parts = names.map((name, at) => ({
    entry: { ...entry, aspects: [name] },
    place: at === names.length - 1 ? entry.id : `${entry.id}.${at + 1}`,
  }));
  return after?.id === entry.id ? parts.slice(after.told) : parts;
}
