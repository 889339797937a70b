import { Field, InputType, Int } from '@nestjs/graphql';
import { EntityType, Long } from '../../entities/index.js';

/** Entities of one type, optionally of some platforms only. */
@InputType()
export class EntityTypeToPlatforms {
  /** Entity type. */
  readonly entityType!: EntityType;
  /** Urns of the platforms; all platforms if absent or empty. */
  readonly platforms?: string[] | null;
}

/** Options of a walk through lineage. */
@InputType()
export class LineageFlags {
  /** Maximum number of neighbors followed per entity, latest first; all if absent. */
  @Field(() => Int, { nullable: true })
  readonly entitiesExploredPerHopLimit?: number | null;
  /** Start of the time window for edges, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly startTimeMillis?: number | null;
  /** End of the time window for edges, in milliseconds since 1970; the current time if only a start is given. */
  @Field(() => Long, { nullable: true })
  readonly endTimeMillis?: number | null;
  /** Entities that do not count as a hop: their neighbors belong to the same hop as the entities. */
  readonly ignoreAsHops?: EntityTypeToPlatforms[] | null;
}
