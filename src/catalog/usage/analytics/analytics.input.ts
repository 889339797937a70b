import { Field, InputType } from '@nestjs/graphql';
import { EntityType } from '../../../entities/index.js';

/** Selection of the entities that the charts count. */
@InputType()
export class MetadataAnalyticsInput {
  /** Entity type; all if absent. */
  @Field(() => EntityType, { nullable: true })
  readonly entityType?: EntityType | null;
  /** Urn of the domain of the entities; any if absent, empty or `ALL`. */
  readonly domain?: string | null;
  /** Search query; everything if absent or empty. */
  readonly query?: string | null;
}
