import { Inject, Injectable } from '@nestjs/common';
import { TimeseriesStore } from '../../timeseries/index.js';

/** The room that one index of a time series takes. */
export interface IndexSize {
  /** In lower case. */
  readonly aspectName: string;
  /** Megabytes of 1,000,000 bytes, not rounded. */
  readonly sizeMb: number;
  /** The same, under the name that newer clients of DataHub read. */
  readonly sizeInMb: number;
  readonly indexName: string;
  /** In lower case. */
  readonly entityName: string;
}

const BYTES_A_MEGABYTE = 1_000_000;

/** Tells how large the indices are that may grow without bound: those of time series. */
@Injectable()
export class IndexSizesService {
  constructor(@Inject(TimeseriesStore) private readonly timeseries: TimeseriesStore) {}

  /** Every index of a time series, the largest first. Throws `ENGINE_UNAVAILABLE`. */
  async sizes(): Promise<readonly IndexSize[]> {
    const sizes = await this.timeseries.sizes();
    return sizes
      .toSorted((left, right) => right.bytes - left.bytes || (left.indexName < right.indexName ? -1 : 1))
      .map(({ aspectName, bytes, indexName, entityType }) => {
        const megabytes = bytes / BYTES_A_MEGABYTE;
        return { aspectName, sizeMb: megabytes, sizeInMb: megabytes, indexName, entityName: entityType };
      });
  }
}
