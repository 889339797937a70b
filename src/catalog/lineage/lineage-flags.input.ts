import { Field, InputType, Int } from '@nestjs/graphql';
import { EntityType, Long } from '../../entities/index.js';

/** Entities of one kind, or those of them that are on some platforms. */
@InputType()
export class EntityTypeToPlatforms {
  /** Kind of the entities. */
  readonly entityType!: EntityType;
  /** Urns of the platforms; every platform when absent or empty. */
  readonly platforms?: string[] | null;
}

/** How lineage is followed. */
@InputType()
export class LineageFlags {
  /** Neighbours of each entity that are followed at most, the latest first; all when absent. */
  @Field(() => Int, { nullable: true })
  readonly entitiesExploredPerHopLimit?: number | null;
  /** From when on edges count, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly startTimeMillis?: number | null;
  /** Until when edges count, in milliseconds since 1970; now when only a start is given. */
  @Field(() => Long, { nullable: true })
  readonly endTimeMillis?: number | null;
  /** Entities that do not count as a hop: what lies behind them belongs to the hop in which they were found. */
  readonly ignoreAsHops?: EntityTypeToPlatforms[] | null;
}
