import { Field, InputType } from '@nestjs/graphql';
import { EntityType } from '../../../entities/index.js';

/** Which entities the charts are of. */
@InputType()
export class MetadataAnalyticsInput {
  /** Kind of the entities; all when absent. */
  @Field(() => EntityType, { nullable: true })
  readonly entityType?: EntityType | null;
  /** Urn of the domain that the entities are in; any when absent, empty or `ALL`. */
  readonly domain?: string | null;
  /** The text to find; everything when absent or empty. */
  readonly query?: string | null;
}
