import { byteOrder } from '../columns/byte-order.js';
import type { DocumentSet } from '../sets/document-set.js';
import type { DocumentTable, UrnOfDocument, UrnWindow } from '../columns/document-table.js';

/** Cost of looking up a urn by its document, in steps along the index of urns. Measured. */
const LOOKUP_STEPS = 4;

/** Minimum and maximum number of ids that one statement reads. */
const FEWEST_AT_ONCE = 64;
const MOST_AT_ONCE = 4_096;

/**
 * The first of the given documents in the order of their urns. Reads all urns in order if the set is large. Looks up
 * each urn if the set is small, or if reading takes long because the documents are not where they were expected.
 */
export function urnsInOrder(
  wanted: DocumentSet,
  documents: DocumentTable,
  window: UrnWindow,
): readonly UrnOfDocument[] {
  if (window.count <= 0 || wanted.size === 0) return [];
  const most = wanted.size * LOOKUP_STEPS;
  const expected = (window.count * documents.lastId()) / wanted.size;
  const found = expected < most ? walked(wanted, documents, window, most, expected) : undefined;
  return found ?? lookedUp(wanted, documents, window);
}

function walked(
  wanted: DocumentSet,
  documents: DocumentTable,
  { order, count, behind }: UrnWindow,
  most: number,
  expected: number,
): readonly UrnOfDocument[] | undefined {
  const found: number[] = [];
  let atOnce = Math.max(FEWEST_AT_ONCE, Math.ceil(expected * 1.25));
  let place = behind;
  for (let steps = 0; steps <= most;) {
    const limit = Math.min(atOnce, MOST_AT_ONCE);
    const ids = order === 'asc' ? documents.idsAfter(place ?? '', limit) : documents.idsBefore(place, limit);
    for (const id of ids) if (found.length < count && wanted.has(id)) found.push(id);
    const last = ids.at(-1);
    if (found.length === count || last === undefined || ids.length < limit)
      return found.map((id) => ({ id, urn: documents.urn(id) }));
    steps += ids.length;
    atOnce *= 2;
    place = documents.urn(last);
  }
  return undefined;
}

function lookedUp(wanted: DocumentSet, documents: DocumentTable, window: UrnWindow): readonly UrnOfDocument[] {
  const ids = wanted.ids();
  let found: readonly UrnOfDocument[] = [];
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE)
    found = [...found, ...documents.firstOf(ids.subarray(at, at + MOST_AT_ONCE), window)];
  const sign = window.order === 'asc' ? 1 : -1;
  return [...found].sort((left, right) => sign * byteOrder(left.urn, right.urn)).slice(0, window.count);
}
