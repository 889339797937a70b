import { Field, ObjectType } from '@nestjs/graphql';
import { Deprecation, StructuredProperties } from '../../../annotations/index.js';
import { type EntityRef, Long, Status, DataPlatformInstance } from '../../../entities/index.js';
import { DescribedEntity } from './described-entity.model.js';

/** An asset that is ingested from a platform: fields that all such types share. */
@ObjectType({ isAbstract: true })
export abstract class Asset extends DescribedEntity {
  /** Time when an ingestion run last observed the asset. */
  @Field(() => Long, { nullable: true })
  readonly lastIngested?: number | null;
  /** Status of the asset: whether it is soft-deleted. */
  readonly status?: Status | null;
  /** Deprecation of the asset. */
  readonly deprecation?: Deprecation | null;
  /** The instance of the platform. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** Structured properties of the asset. */
  readonly structuredProperties?: StructuredProperties | null;
}
