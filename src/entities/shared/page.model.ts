import { Field, Int, ObjectType } from '@nestjs/graphql';

/** One page of a listing: the counts that all such types have. */
@ObjectType({ isAbstract: true })
export abstract class Page {
  /** How many items were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many items were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many items there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
}
