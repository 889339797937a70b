import { compareBytes } from '../../../foundation/common/byte-order.js';

/** Urns in byte order. */
export interface UrnPage {
  readonly urns: readonly string[];
  /** Whether no more follow. */
  readonly isLast: boolean;
}

/** Which urns are wanted. */
export interface UrnRange {
  /** Those that follow this one in byte order; absent = from the first. */
  readonly after: string | undefined;
  readonly size: number;
}

/** A page without urns, after which nothing comes. */
export const NO_URNS: UrnPage = { urns: [], isLast: true };

/**
 * The first `size` urns of several walks together, each urn once. Of a walk that goes on nothing is said beyond its
 * page, so the answer ends there at the latest.
 */
export function mergePages(pages: readonly UrnPage[], size: number): UrnPage {
  const ends = pages.filter(({ isLast }) => !isLast).map(({ urns }) => urns.at(-1) ?? '');
  const [end] = ends.sort(compareBytes);
  const all = [...new Set(pages.flatMap(({ urns }) => urns))].sort(compareBytes);
  const known = end === undefined ? all : all.filter((urn) => compareBytes(urn, end) <= 0);
  const urns = known.slice(0, size);
  return { urns, isLast: end === undefined && urns.length === all.length };
}
