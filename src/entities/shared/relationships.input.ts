import { Field, InputType, Int } from '@nestjs/graphql';
import { RelationshipDirection } from './relationship-direction.enum.js';

/** Selection of edges of an entity. */
@InputType()
export class RelationshipsInput {
  /** Types of the edges, such as `OwnedBy`. */
  readonly types!: string[];
  /** Direction of the edges. */
  readonly direction!: RelationshipDirection;
  /** Number of edges to skip; 0 if absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of edges to return. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Whether to return soft-deleted entities. */
  @Field(() => Boolean, { nullable: true, defaultValue: true })
  readonly includeSoftDelete?: boolean | null;
  /** Types of the related entities, as entity types (`dataset`) or GraphQL enum values (`DATASET`). */
  readonly relatedEntityTypes?: string[] | null;
}
