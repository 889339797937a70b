import { compare, fieldOf, type FilterableDocument } from './timeseries-filter.js';
import type { TimeseriesSort } from './timeseries-store.port.js';

/** The direction of time in `sort` if time is the only key; undefined if there are other keys. */
export function timeOrder(sort: readonly TimeseriesSort[] = []): TimeseriesSort['order'] | undefined {
  const first = sort[0];
  if (first === undefined) return 'DESCENDING';
  return first.field === 'timestampMillis' || first.field === '@timestamp' ? first.order : undefined;
}

/** Sorts `documents` by the fields of `sort`; those without a value come last, and ties keep their order. */
export function sorted<Document extends FilterableDocument>(
  documents: readonly Document[],
  sort: readonly TimeseriesSort[],
): readonly Document[] {
  return documents.toSorted((left, right) => {
    for (const by of sort) {
      const order = orderBy(left, right, by);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function orderBy(left: FilterableDocument, right: FilterableDocument, { field, order }: TimeseriesSort): number {
  const a = fieldOf(left, field) ?? undefined;
  const b = fieldOf(right, field) ?? undefined;
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return order === 'ASCENDING' ? compare(a, b) : -compare(a, b);
}
