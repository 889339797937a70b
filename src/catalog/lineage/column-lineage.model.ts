import { Field, ObjectType } from '@nestjs/graphql';

/** A column, named. */
@ObjectType()
export class SchemaFieldRef {
  /** Urn of what has the column. */
  readonly urn!: string;
  /** Path of the column in its schema. */
  readonly path!: string;
}

/** From which columns some columns are made. */
@ObjectType()
export class FineGrainedLineage {
  /** The columns that the data comes from. */
  @Field(() => [SchemaFieldRef], { nullable: true })
  readonly upstreams?: SchemaFieldRef[] | null;
  /** The columns that the data goes to. */
  @Field(() => [SchemaFieldRef], { nullable: true })
  readonly downstreams?: SchemaFieldRef[] | null;
  /** Urn of the query that makes them. */
  readonly query?: string | null;
  /** How they are made. */
  readonly transformOperation?: string | null;
}
