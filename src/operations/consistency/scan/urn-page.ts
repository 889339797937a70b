import { compareBytes } from '../../../foundation/common/byte-order.js';

/** A page of urns in byte order. */
export interface UrnPage {
  readonly urns: readonly string[];
  /** Whether this is the last page. */
  readonly isLast: boolean;
}

/** A range of urns. */
export interface UrnRange {
  /** The range starts after this urn in byte order; absent = at the first urn. */
  readonly after: string | undefined;
  readonly size: number;
}

/** The empty last page. */
export const NO_URNS: UrnPage = { urns: [], isLast: true };

/**
 * Merges pages of several scrolls into the first `size` distinct urns. The result does not go beyond the end of a page
 * that is not the last of its scroll.
 */
export function mergePages(pages: readonly UrnPage[], size: number): UrnPage {
  const ends = pages.filter(({ isLast }) => !isLast).map(({ urns }) => urns.at(-1) ?? '');
  const [end] = ends.sort(compareBytes);
  const all = [...new Set(pages.flatMap(({ urns }) => urns))].sort(compareBytes);
  const known = end === undefined ? all : all.filter((urn) => compareBytes(urn, end) <= 0);
  const urns = known.slice(0, size);
  return { urns, isLast: end === undefined && urns.length === all.length };
}
