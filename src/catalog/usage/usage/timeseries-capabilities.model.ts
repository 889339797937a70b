import { Field, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';

/** From when on there are figures of an asset, in milliseconds since 1970. */
@ObjectType()
export class AssetStatsResult {
  /** The first operation. */
  @Field(() => Long, { nullable: true })
  readonly oldestOperationTime?: number | null;
  /** The first figures of its use. */
  @Field(() => Long, { nullable: true })
  readonly oldestDatasetUsageTime?: number | null;
  /** The first profile. */
  @Field(() => Long, { nullable: true })
  readonly oldestDatasetProfileTime?: number | null;
}

/** What an asset's time series can tell. */
@ObjectType()
export class TimeseriesCapabilitiesResult {
  /** From when on there are figures. */
  readonly assetStats?: AssetStatsResult | null;
}
