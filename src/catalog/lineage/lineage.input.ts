import { Field, InputType, Int } from '@nestjs/graphql';
import { Long } from '../../entities/index.js';
import { LineageDirection } from './lineage-direction.enum.js';

/** Which neighbours of an entity in lineage are asked for. */
@InputType()
export class LineageInput {
  /** Which way to look. */
  readonly direction!: LineageDirection;
  /** How many neighbours to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many neighbours to return at most; 100 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Whether the lineage of the entity's siblings is left out; false when absent. */
  readonly separateSiblings?: boolean | null;
  /** From when on edges count, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly startTimeMillis?: number | null;
  /** Until when edges count, in milliseconds since 1970; now when only a start is given. */
  @Field(() => Long, { nullable: true })
  readonly endTimeMillis?: number | null;
  /** Whether entities are returned that are removed or were never ingested. */
  @Field(() => Boolean, { nullable: true, defaultValue: false })
  readonly includeGhostEntities?: boolean | null;
}
