import { invalidArgument } from '../common/errors.js';
import type { AuditEntry } from './audit-event.js';

/** A part of an entry with at most one aspect, and the position after it. */
export interface EntryPart {
  readonly entry: AuditEntry;
  readonly position: string;
}

/** A position after an entry, or after some of its aspects. */
export interface TrailPosition {
  readonly id: string;
  /** Number of aspects of the entry that were returned; 0 = the whole entry. */
  readonly returned: number;
}

const POSITION = /^([0-9a-f]{24})(?:\.(\d{1,5}))?$/;

/** Parses a position. Throws `INVALID_ARGUMENT` with `refusal` for any other text. */
export function positionOfText(text: string, refusal: string): TrailPosition {
  const [, id, returned = '0'] = POSITION.exec(text) ?? [];
  if (id === undefined) throw invalidArgument(refusal);
  return { id, returned: Number(returned) };
}

/**
 * Splits the entries after a position into one part for each aspect: each of `asked` if that is not empty. Returns at
 * most `most` parts, in the order of the entries.
 */
export function entryParts(
  entries: readonly AuditEntry[],
  asked: readonly string[],
  after: TrailPosition | undefined,
  most: number,
): readonly EntryPart[] {
  return entries.flatMap((entry) => partsOf(entry, asked, after)).slice(0, most);
}

function partsOf(entry: AuditEntry, asked: readonly string[], after: TrailPosition | undefined): readonly EntryPart[] {
  const names = asked.length === 0 ? entry.aspects : entry.aspects.filter((name) => asked.includes(name));
  if (names.length === 0) return [{ entry, position: entry.id }];
  const parts = names.map((name, at) => ({
    entry: { ...entry, aspects: [name] },
    position: at === names.length - 1 ? entry.id : `${entry.id}.${at + 1}`,
  }));
  return after?.id === entry.id ? parts.slice(after.returned) : parts;
}
