import { Injectable } from '@nestjs/common';
import { TimeseriesStore } from '../../timeseries/index.js';

/** Size of one time series index. */
export interface IndexSize {
  /** Name in lower case. */
  readonly aspectName: string;
  /** Megabytes of 1,000,000 bytes, not rounded. */
  readonly sizeMb: number;
  /** The same size, under the name that newer DataHub clients read. */
  readonly sizeInMb: number;
  readonly indexName: string;
  /** Name in lower case. */
  readonly entityName: string;
}

const BYTES_A_MEGABYTE = 1_000_000;

/** Reports the sizes of the indices of time series, which may grow without bound. */
@Injectable()
export class IndexSizesService {
  constructor(private readonly timeseries: TimeseriesStore) {}

  /** Returns the sizes of all time series indices, largest first. Throws `ENGINE_UNAVAILABLE`. */
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
