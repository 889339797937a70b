import { invalidArgument } from '../../foundation/common/errors.js';

/** Maximum number of hits that paging can reach. Source: DataHub's limits of results. */
const LARGEST_WINDOW = 10_000;

/** Default page size. Source: as above. */
const DEFAULT_COUNT = 5_000;

/** A range of the hits. */
export interface PageWindow {
  readonly start: number;
  readonly count: number;
}

/** The page size: as requested, or 5,000 if it is absent, negative or more than 10,000. */
export function pageSize(count: number | null | undefined): number {
  return isSize(count) ? count : DEFAULT_COUNT;
}

/** The requested range. Throws `INVALID_ARGUMENT` if it extends beyond the first 10,000 hits. */
export function pageWindow(
  start: number | null | undefined,
  count: number | null | undefined,
  defaultCount = DEFAULT_COUNT,
): PageWindow {
  const from = Math.max(start ?? 0, 0);
  const size = isSize(count) ? count : Math.min(count == null ? defaultCount : DEFAULT_COUNT, LARGEST_WINDOW - from);
  if (size < 0 || from + size > LARGEST_WINDOW) {
    throw invalidArgument(
      `start and count may reach ${LARGEST_WINDOW} hits, not ${from + Math.max(size, 0)}. Scroll through more: scrollAcrossEntities.`,
    );
  }
  return { start: from, count: size };
}

function isSize(count: number | null | undefined): count is number {
  return count != null && count >= 0 && count <= LARGEST_WINDOW;
}
