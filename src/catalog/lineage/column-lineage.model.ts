import { Field, ObjectType } from '@nestjs/graphql';

/** A reference to a column. */
@ObjectType()
export class SchemaFieldRef {
  /** Urn of the entity that has the column. */
  readonly urn!: string;
  /** Path of the column in its schema. */
  readonly path!: string;
}

/** Lineage between columns. */
@ObjectType()
export class FineGrainedLineage {
  /** Source columns. */
  @Field(() => [SchemaFieldRef], { nullable: true })
  readonly upstreams?: SchemaFieldRef[] | null;
  /** Target columns. */
  @Field(() => [SchemaFieldRef], { nullable: true })
  readonly downstreams?: SchemaFieldRef[] | null;
  /** Urn of the query that computes the target columns. */
  readonly query?: string | null;
  /** Operation that computes the target columns. */
  readonly transformOperation?: string | null;
}
