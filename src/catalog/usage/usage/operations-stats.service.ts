import { Injectable } from '@nestjs/common';
import { Clock } from '../../../foundation/common/clock.js';
import { defined } from '../../../foundation/common/given.js';
import { type DateBucket, TimeseriesStore, type ValueBucket } from '../../../timeseries/index.js';
import { type LookbackRange, startOf } from './lookback.js';
import { type OperationCounts, operationCounts } from './operation-counts.js';

/** Number of operations on a dataset. */
export interface OperationsStats {
  /** Days with at least one operation, oldest first. */
  readonly buckets: readonly { readonly bucket: number; readonly aggregations: OperationCounts }[];
  readonly aggregations: OperationCounts;
}

/** Counts operations on datasets. */
@Injectable()
export class OperationsStatsService {
  constructor(
    private readonly timeseries: TimeseriesStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the number of operations by type, for each day in `timeZone` and for the whole range. Throws
   * `INVALID_ARGUMENT` for an unknown time zone.
   */
  async query(urn: string, range: LookbackRange, timeZone?: string): Promise<OperationsStats> {
    const field = 'lastUpdatedTimestamp';
    const day: DateBucket = { type: 'DATE', field, unit: 'DAY', ...defined({ timeZone }) };
    const end = this.clock.now();
    const rows = (by: string, buckets: readonly DateBucket[]) => this.rows(urn, range, end, by, buckets);
    const [types, customs, dailyTypes, dailyCustoms] = await Promise.all([
      rows('operationType', []),
      rows('customOperationType', []),
      rows('operationType', [day]),
      rows('customOperationType', [day]),
    ]);
    const days = [...new Set(dailyTypes.map(([bucket]) => bucket))];
    return {
      buckets: days.map((bucket) => ({
        bucket: Number(bucket),
        aggregations: operationCounts(rowsOf(dailyTypes, bucket), rowsOf(dailyCustoms, bucket)),
      })),
      aggregations: operationCounts(types, customs),
    };
  }

  private async rows(
    urn: string,
    range: LookbackRange,
    endTimeMillis: number,
    field: string,
    buckets: readonly DateBucket[],
  ): Promise<readonly (readonly string[])[]> {
    const values: ValueBucket = { type: 'VALUE', field };
    const { rows } = await this.timeseries.aggregate({
      entityType: 'dataset',
      aspectName: 'operation',
      urn,
      startTimeMillis: startOf(range, endTimeMillis),
      endTimeMillis,
      buckets: [...buckets, values],
      metrics: [{ field: 'lastUpdatedTimestamp', aggregation: 'CARDINALITY' }],
    });
    return rows;
  }
}

function rowsOf(rows: readonly (readonly string[])[], bucket: string | undefined): readonly (readonly string[])[] {
  return rows.filter(([first]) => first === bucket).map(([, ...rest]) => rest);
}
