import { Injectable } from '@nestjs/common';
import { API } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { exactJson } from '../../../foundation/json/exact-json.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type AspectSpec, ModelRegistry, withWrittenDoubles } from '../../../model/index.js';
import {
  effectiveLimit,
  type TimeseriesSort,
  TimeseriesStore,
  type TimeseriesValue,
} from '../../../timeseries/index.js';
import { readFilter } from '../protocol/filter.js';
import { flag, integer, optional, record, text, type ValuesOf, withDefault } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const parameters = {
  urn: text(),
  entity: text(),
  aspect: text(),
  startTimeMillis: optional(integer()),
  endTimeMillis: optional(integer()),
  limit: optional(integer()),
  latestValue: withDefault(flag(), false),
  filter: optional(record()),
  sort: optional(record()),
};

/** The values of a time series, the response of `getTimeseriesAspectValues`. */
interface GetTimeseriesAspectValuesResponse {
  readonly entityName: string;
  readonly aspectName: string;
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
  readonly limit: number;
  readonly values: readonly object[];
}

/** Time series on `/aspects`. */
@RestliDemands({ getTimeseriesAspectValues: API.readSeries })
@Injectable()
export class TimeseriesResource implements RestliResource {
  constructor(
    private readonly timeseries: TimeseriesStore,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
  ) {}

  readonly resource = 'aspects';

  readonly actions = [action('getTimeseriesAspectValues', parameters, (values, call) => this.getValues(values, call))];

  private async getValues(
    asked: ValuesOf<typeof parameters>,
    call: RestliCall,
  ): Promise<GetTimeseriesAspectValuesResponse> {
    const { urn, entity, aspect, startTimeMillis, endTimeMillis, filter, sort, latestValue } = asked;
    await this.access.require(call, API.readSeries, 'get timeseries aspect for', [urn]);
    const spec = this.registry.entity(Urn.parse(urn).entityType).aspects.get(aspect);
    const limit = effectiveLimit(asked.limit);
    const range = {
      ...(startTimeMillis !== undefined && { startTimeMillis }),
      ...(endTimeMillis !== undefined && { endTimeMillis }),
    };
    const order = sort === undefined ? {} : { sort: [sortOf(sort)] };
    const found = await this.timeseries.values({
      urn,
      aspectName: aspect,
      ...range,
      limit,
      filter: readFilter(filter),
      ...order,
    });
    return {
      entityName: entity,
      aspectName: aspect,
      ...range,
      limit: latestValue ? 1 : limit,
      values: found.map((one) => envelope(spec, one)),
    };
  }
}

function envelope(spec: AspectSpec | undefined, { value, systemMetadata }: TimeseriesValue): object {
  return {
    aspect: {
      value: exactJson(spec === undefined ? value : withWrittenDoubles(spec, value)),
      contentType: 'application/json',
    },
    ...(systemMetadata !== undefined && { systemMetadata }),
  };
}

function sortOf(sort: JsonObject): TimeseriesSort {
  const { field, order } = sort;
  if (typeof field !== 'string') throw invalidArgument('The sort criterion needs a "field", a string.');
  if (order !== 'ASCENDING' && order !== 'DESCENDING') {
    throw invalidArgument('The "order" of the sort criterion must be ASCENDING or DESCENDING.');
  }
  return { field, order };
}
