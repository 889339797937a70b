import { Field, InputType } from '@nestjs/graphql';
import { EntityType } from '../../../entities/index.js';

/** Selection of the entities that the charts count. */
@InputType()
export class MetadataAnalyticsInput {
  /** Entity type; all when absent. */
  @Field(() => EntityType, { nullable: true })
  readonly entityType?: EntityType | null;
  /** Urn of the domain of the entities; any when absent, empty or `ALL`. */
  readonly domain?: string | null;
  /** Search query; everything when absent or empty. */
  readonly query?: string | null;
}
