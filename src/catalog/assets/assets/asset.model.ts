import { Field, ObjectType } from '@nestjs/graphql';
import { BrowsePathV2, Container, ParentContainersResult, SubTypes } from '../containers/index.js';
import { Deprecation, StructuredProperties, GlobalTags } from '../../../annotations/index.js';
import { BrowsePath } from '../../../discovery/index.js';
import { type EntityRef, Long, Status, DataPlatformInstance } from '../../../entities/index.js';
import { DescribedEntity } from './described-entity.model.js';

/** An asset that was ingested from some platform: the fields that all such types have. */
@ObjectType({ isAbstract: true })
export abstract class Asset extends DescribedEntity {
  /** When an ingestion run last saw the asset. */
  @Field(() => Long, { nullable: true })
  readonly lastIngested?: number | null;
  /** Whether the asset is in use. */
  readonly status?: Status | null;
  /** Whether the asset should no longer be used. */
  readonly deprecation?: Deprecation | null;
  /** The installation of the platform. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** Structured properties of the asset. */
  readonly structuredProperties?: StructuredProperties | null;
}

/** An asset that has a place among others: the fields that all such types have. */
@ObjectType({ isAbstract: true })
export abstract class PlacedAsset extends Asset {
  /** The container that holds the asset. */
  @Field(() => Container, { nullable: true })
  readonly container?: EntityRef | null;
  /** The containers around the asset, the nearest first. */
  readonly parentContainers?: ParentContainersResult | null;
  /** What kinds of asset it is. */
  readonly subTypes?: SubTypes | null;
  /** Places of the asset in the older browse tree. */
  readonly browsePaths?: BrowsePath[] | null;
  /** The way to the asset through its platform. */
  readonly browsePathV2?: BrowsePathV2 | null;
  /** The same as `tags`. */
  @Field(() => GlobalTags, { nullable: true, deprecationReason: 'Use tags.' })
  readonly globalTags?: GlobalTags | null;
}
