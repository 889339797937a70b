import { Field, Int, ObjectType } from '@nestjs/graphql';

/** Base class of the pages of a listing. */
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
