import { Field, Int, ObjectType } from '@nestjs/graphql';

/** A page of a listing: the counts that all such types have. */
@ObjectType({ isAbstract: true })
export abstract class Page {
  /** Number of items that were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** Requested number of items. */
  @Field(() => Int)
  readonly count!: number;
  /** Total number of items on all pages. */
  @Field(() => Int)
  readonly total!: number;
}
