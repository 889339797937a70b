import { Field, InputType } from '@nestjs/graphql';

/** A lineage edge. */
@InputType()
export class LineageEdge {
  /** Urn of the downstream entity. */
  readonly downstreamUrn!: string;
  /** Urn of the upstream entity. */
  readonly upstreamUrn!: string;
}

/** Manual changes of lineage edges. */
@InputType()
export class UpdateLineageInput {
  /** Edges to add. */
  @Field(() => [LineageEdge], { nullable: 'items' })
  readonly edgesToAdd!: (LineageEdge | null)[];
  /** Edges to remove; an edge in both lists is removed. */
  @Field(() => [LineageEdge], { nullable: 'items' })
  readonly edgesToRemove!: (LineageEdge | null)[];
}
