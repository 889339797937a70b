import { createHash } from 'node:crypto';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import type { Edge, EdgePage } from '../../../../graph/index.js';
import { integer, mapped, text, unread, type ValuesOf } from '../../operation/parameters.js';
import { COUNT, FLAG, TEXT } from '../../operation/schemas.js';

/**
 * Default and maximum page size; a count above the maximum is replaced by the default. Source: DataHub's scroll
 * endpoints.
 */
const DEFAULT_COUNT = 10;
const MOST_EDGES = 10_000;
const FALLBACK_COUNT = 5_000;

const count = integer(DEFAULT_COUNT, {
  schema: COUNT,
  least: 0,
  refusal: 'The query parameter "count" must not be negative.',
});

/** Parameters of scrolls through edges. */
export const EDGES = {
  count: mapped(count, (asked) => (asked > MOST_EDGES ? FALLBACK_COUNT : asked)),
  scrollId: text(),
  sliceId: integer(-1, { schema: COUNT }),
  sliceMax: integer(-1, { schema: COUNT }),
  includeSoftDelete: unread(FLAG),
  pitKeepAlive: unread(TEXT),
};

/** The requested page of edges. */
export type EdgePageInput = ValuesOf<typeof EDGES>;

/** One of `max` disjoint parts of the edges. */
export interface Slice {
  readonly id: number;
  readonly max: number;
}

/**
 * The requested slice; undefined = everything. Throws `INVALID_ARGUMENT` unless both parameters are given and valid.
 */
export function sliceIn({ sliceId: id, sliceMax: max }: EdgePageInput): Slice | undefined {
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
