import type { JsonObject } from '../../../foundation/common/json.js';
import type { TimeseriesCriterion, TimeseriesStore } from '../../../timeseries/index.js';
import type { FilterInput } from './filter.input.js';

/** Which values of a time series a field is asked for. */
export interface ValuesArguments {
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
  readonly filter?: FilterInput | null;
  readonly limit?: number | null;
}

/** Values of one time series of `urn`, the newest first, or those with the greatest `orderedBy` first. */
export async function seriesValues(
  store: TimeseriesStore,
  urn: string,
  aspectName: string,
  { startTimeMillis, endTimeMillis, filter, limit }: ValuesArguments,
  orderedBy?: string,
): Promise<readonly JsonObject[]> {
  const criteria = filter?.and.map(criterionOf) ?? [];
  const values = await store.values({
    urn,
    aspectName,
    ...(startTimeMillis == null ? {} : { startTimeMillis }),
    ...(endTimeMillis == null ? {} : { endTimeMillis }),
    ...(limit == null ? {} : { limit }),
    ...(criteria.length === 0 ? {} : { filter: [criteria] }),
    ...(orderedBy === undefined ? {} : { sort: [{ field: orderedBy, order: 'DESCENDING' }] }),
  });
  return values.map(({ value }) => value);
}

function criterionOf({ field, condition, values, negated }: FilterInput['and'][number]): TimeseriesCriterion {
  return {
    field,
    values: values ?? [],
    ...(condition == null ? {} : { condition }),
    ...(negated == null ? {} : { negated }),
  };
}
