import { Field, InputType, Int } from '@nestjs/graphql';
import { Long } from '../scalars/long.scalar.js';
import { LineageDirection } from './lineage-direction.enum.js';

/** Lineage neighbors of an entity to return. */
@InputType()
export class LineageInput {
  /** Direction to follow. */
  readonly direction!: LineageDirection;
  /** Number of neighbors to skip; 0 if absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of neighbors to return; 100 if absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Whether to leave out the lineage of the entity's siblings; false if absent. */
  readonly separateSiblings?: boolean | null;
  /** Start of the time window for edges, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly startTimeMillis?: number | null;
  /** End of the time window for edges, in milliseconds since 1970; the current time if only a start is given. */
  @Field(() => Long, { nullable: true })
  readonly endTimeMillis?: number | null;
  /** Whether to include entities that are soft-deleted or were never ingested. */
  @Field(() => Boolean, { nullable: true, defaultValue: false })
  readonly includeGhostEntities?: boolean | null;
}
