import { defined, given } from '../../../foundation/common/given.js';
import type { AspectDeclaration, StoredOf } from '../../../model/index.js';
import type { TimeseriesCriterion, TimeseriesStore } from '../../../timeseries/index.js';
import type { FilterInput } from './filter.input.js';

/** Selection of values of a time series. */
export interface ValuesArguments {
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
  readonly filter?: FilterInput | null;
  readonly limit?: number | null;
}

/** Returns values of one time series of `urn`, newest first, or ordered by the field `orderedBy`, descending. */
export async function seriesValues<Aspect extends AspectDeclaration>(
  store: TimeseriesStore,
  urn: string,
  aspect: Aspect,
  { startTimeMillis, endTimeMillis, filter, limit }: ValuesArguments,
  orderedBy?: string,
): Promise<readonly StoredOf<Aspect>[]> {
  const values = await store.values({
    urn,
    aspectName: aspect.name,
    ...given({ startTimeMillis, endTimeMillis, limit }),
    ...defined({
      filter: filter == null || filter.and.length === 0 ? undefined : [filter.and.map(criterionOf)],
      sort: orderedBy === undefined ? undefined : [{ field: orderedBy, order: 'DESCENDING' as const }],
    }),
  });
  return values.map(({ value }) => value as StoredOf<Aspect>);
}

function criterionOf({ field, condition, values, negated }: FilterInput['and'][number]): TimeseriesCriterion {
  return { field, values: values ?? [], ...given({ condition, negated }) };
}
