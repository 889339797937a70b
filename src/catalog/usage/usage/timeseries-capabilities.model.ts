import { Field, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';

/** Start times of the time series of an asset, in milliseconds since 1970. */
@ObjectType()
export class AssetStatsResult {
  /** Timestamp of the oldest operation. */
  @Field(() => Long, { nullable: true })
  readonly oldestOperationTime?: number | null;
  /** Timestamp of the oldest usage figures. */
  @Field(() => Long, { nullable: true })
  readonly oldestDatasetUsageTime?: number | null;
  /** Timestamp of the oldest profile. */
  @Field(() => Long, { nullable: true })
  readonly oldestDatasetProfileTime?: number | null;
}

/** Capabilities of the time series of an asset. */
@ObjectType()
export class TimeseriesCapabilitiesResult {
  /** Start times of the time series. */
  readonly assetStats?: AssetStatsResult | null;
}
