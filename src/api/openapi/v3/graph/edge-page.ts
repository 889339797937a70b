import { createHash } from 'node:crypto';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import type { Edge, EdgePage, EdgeScroll } from '../../../../graph/index.js';
import { integerOf, type Query, textOf } from '../../query.js';

/**
 * Edges of a page unless the caller says otherwise; a larger count than the most becomes the fallback. Source:
 * DataHub's scroll endpoints.
 */
const DEFAULT_COUNT = 10;
const MOST_EDGES = 10_000;
const FALLBACK_COUNT = 5_000;

/** The page that the query parameters ask for. Throws `INVALID_ARGUMENT` for a negative count. */
export function pageOf(query: Query): Pick<EdgeScroll, 'count' | 'scrollId'> {
  const count = integerOf(query, 'count', DEFAULT_COUNT);
  if (count < 0) throw invalidArgument('The query parameter "count" must not be negative.');
  const scrollId = textOf(query, 'scrollId');
  return {
    count: count > MOST_EDGES ? FALLBACK_COUNT : count,
    ...(scrollId !== undefined && scrollId !== '' && { scrollId }),
  };
}

/** One of `max` disjoint parts of the edges. */
export interface Slice {
  readonly id: number;
  readonly max: number;
}

/**
 * The slice that the query parameters ask for; undefined = everything. Throws `INVALID_ARGUMENT` unless both are given
 * and fit.
 */
export function sliceOf(query: Query): Slice | undefined {
  const id = integerOf(query, 'sliceId', -1);
  const max = integerOf(query, 'sliceMax', -1);
  if (id === -1 && max === -1) return undefined;
  if (max >= 2 && id >= 0 && id < max) return { id, max };
  throw invalidArgument(
    'The query parameters "sliceId" and "sliceMax" belong together: 0 <= sliceId < sliceMax, sliceMax from 2 up.',
  );
}

/** The page without the edges of other slices. */
export function slicedPage(page: EdgePage, slice: Slice | undefined): EdgePage {
  return slice === undefined ? page : { ...page, edges: page.edges.filter((edge) => isIn(edge, slice)) };
}

function isIn({ source, destination, type }: Edge, { id, max }: Slice): boolean {
  const digest = createHash('sha256').update([source, type, destination].join('\n')).digest();
  return digest.readUInt32BE() % max === id;
}
