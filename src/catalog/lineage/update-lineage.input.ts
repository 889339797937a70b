import { Field, InputType } from '@nestjs/graphql';

/** An edge of lineage. */
@InputType()
export class LineageEdge {
  /** Urn of the entity that the data goes to. */
  readonly downstreamUrn!: string;
  /** Urn of the entity that the data comes from. */
  readonly upstreamUrn!: string;
}

/** Changes of lineage that somebody makes by hand. */
@InputType()
export class UpdateLineageInput {
  /** Edges that are to be there. */
  @Field(() => [LineageEdge], { nullable: 'items' })
  readonly edgesToAdd!: (LineageEdge | null)[];
  /** Edges that are not to be there; one that is to be added too is removed. */
  @Field(() => [LineageEdge], { nullable: 'items' })
  readonly edgesToRemove!: (LineageEdge | null)[];
}
