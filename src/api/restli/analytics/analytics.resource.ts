import { Injectable } from '@nestjs/common';
import { API } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { ModelRegistry } from '../../../model/index.js';
import {
  type DateBucket,
  type DateBucketUnit,
  type TimeseriesMetric,
  TimeseriesStore,
  type ValueBucket,
} from '../../../timeseries/index.js';
import { readFilter } from '../protocol/filter.js';
import {
  flag,
  integer,
  list,
  optional,
  readBody,
  record,
  symbol,
  text,
  type ValuesOf,
} from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const parameters = {
  entityName: text(),
  aspectName: text(),
  metrics: list(record()),
  filter: optional(record()),
  buckets: optional(list(record())),
};

const METRIC = { fieldPath: text(), aggregationType: symbol('LATEST', 'SUM', 'CARDINALITY') };

const BUCKET = {
  type: symbol('DATE_GROUPING_BUCKET', 'STRING_GROUPING_BUCKET'),
  key: text(),
  timeWindowSize: optional(record()),
  timeZone: optional(text()),
  size: optional(integer()),
  orderByMetric: optional(flag()),
  ascending: optional(flag()),
};

const UNITS: readonly DateBucketUnit[] = ['MINUTE', 'HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'];

/** Metrics of time series on `/analytics`. */
@RestliDemands({ getTimeseriesStats: API.readSeriesOfTypes })
@Injectable()
export class AnalyticsResource implements RestliResource {
  constructor(
    private readonly timeseries: TimeseriesStore,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
  ) {}

  readonly resource = 'analytics';

  readonly isSimple = true;

  readonly actions = [action('getTimeseriesStats', parameters, (asked, call) => this.stats(asked, call))];

  private async stats(asked: ValuesOf<typeof parameters>, call: RestliCall): Promise<object> {
    const { name: entityType } = this.registry.entity(asked.entityName);
    await this.access.requireOnType(call, API.readSeriesOfTypes, 'read timeseries aspects of', entityType);
    const { aspectName, metrics, filter, buckets = [] } = asked;
    const table = await this.timeseries.aggregate({
      entityType,
      aspectName,
      filter: readFilter(filter),
      metrics: metrics.map(metricOf),
      buckets: buckets.map(bucketOf),
    });
    return {
      entityName: asked.entityName,
      aspectName,
      aggregationSpecs: metrics,
      ...(filter !== undefined && { filter }),
      ...(buckets.length > 0 && { groupingBuckets: buckets }),
      table,
    };
  }
}

function metricOf(metric: JsonObject): TimeseriesMetric {
  const { fieldPath, aggregationType } = readBody('metrics', METRIC, metric);
  return { field: fieldPath, aggregation: aggregationType };
}

function bucketOf(bucket: JsonObject): DateBucket | ValueBucket {
  const { type, key, timeWindowSize, timeZone, size, orderByMetric, ascending } = readBody('buckets', BUCKET, bucket);
  if (type === 'DATE_GROUPING_BUCKET') {
    return { type: 'DATE', field: key, unit: unitOf(timeWindowSize), ...(timeZone !== undefined && { timeZone }) };
  }
  const order = orderByMetric === true ? { order: { metric: 0, ascending: ascending === true } } : {};
  return { type: 'VALUE', field: key, ...(size !== undefined && { size }), ...order };
}

function unitOf(window: JsonObject | undefined): DateBucketUnit {
  const { unit, multiple } = window ?? {};
  if (multiple !== undefined && multiple !== null && multiple !== 1) {
    throw invalidArgument('timeWindowSize.multiple of a bucket must be 1.');
  }
  const found = UNITS.find((one) => one === unit);
  if (found === undefined) throw invalidArgument(`timeWindowSize.unit of a bucket must be one of ${UNITS.join(', ')}.`);
  return found;
}
