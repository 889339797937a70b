import { Field, InputType, Int } from '@nestjs/graphql';
import { RelationshipDirection } from './relationship-direction.enum.js';

/** Which edges of an entity are asked for. */
@InputType()
export class RelationshipsInput {
  /** Names of the edges, as in `OwnedBy`. */
  readonly types!: string[];
  /** Which way the edges point. */
  readonly direction!: RelationshipDirection;
  /** How many edges to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many edges to return at most. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Whether soft-deleted entities are returned. */
  @Field(() => Boolean, { nullable: true, defaultValue: true })
  readonly includeSoftDelete?: boolean | null;
  /** Only entities of these kinds, by the model's names (`dataset`) or GraphQL's (`DATASET`). */
  readonly relatedEntityTypes?: string[] | null;
}
