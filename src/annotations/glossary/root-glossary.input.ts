import { Field, InputType, Int } from '@nestjs/graphql';

/** A page of the terms or term groups without a parent. */
@InputType()
export class GetRootGlossaryEntitiesInput {
  /** Number of items to skip. */
  @Field(() => Int)
  readonly start!: number;
  /** Maximum number of items. */
  @Field(() => Int)
  readonly count!: number;
}
