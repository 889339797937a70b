import { byteOrder } from './byte-order.js';
import type { DocumentTable } from './document-table.js';

/** Direction in which urns are read. */
export type UrnOrder = 'asc' | 'desc';

/** The requested part of an order of urns. */
export interface UrnWindow {
  readonly order: UrnOrder;
  readonly count: number;
  /** The urn before the first requested one; undefined = from the start. */
  readonly behind: string | undefined;
}

/** A set of documents. */
export interface DocumentSet {
  readonly size: number;
  readonly has: (id: number) => boolean;
  readonly ids: () => readonly number[];
}

/** A document and its urn. */
interface UrnOfDocument {
  readonly id: number;
  readonly urn: string;
}

/** Cost of looking up a urn, in steps along the index of urns. Measured. */
const LOOKUP_STEPS = 4;

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
  const found = expected < most ? walked(wanted, documents, window, most) : undefined;
  return found ?? lookedUp(wanted, documents, window);
}

function walked(
  wanted: DocumentSet,
  documents: DocumentTable,
  { order, count, behind }: UrnWindow,
  most: number,
): readonly UrnOfDocument[] | undefined {
  const found: UrnOfDocument[] = [];
  let steps = 0;
  const all = order === 'asc' ? documents.urnsAfter(behind ?? '') : documents.urnsBefore(behind);
  for (const [urn, id] of all) {
    if (wanted.has(id) && found.push({ id, urn }) === count) break;
    steps += 1;
    if (steps > most) return undefined;
  }
  return found;
}

function lookedUp(
  wanted: DocumentSet,
  documents: DocumentTable,
  { order, count, behind }: UrnWindow,
): readonly UrnOfDocument[] {
  const sign = order === 'asc' ? 1 : -1;
  return wanted
    .ids()
    .map((id) => ({ id, urn: documents.urn(id) }))
    .filter(({ urn }) => behind === undefined || sign * byteOrder(urn, behind) > 0)
    .sort((left, right) => sign * byteOrder(left.urn, right.urn))
    .slice(0, count);
}
