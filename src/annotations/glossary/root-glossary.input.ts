import { Field, InputType, Int } from '@nestjs/graphql';

/** A page of the terms or term groups without a parent. */
@InputType()
export class GetRootGlossaryEntitiesInput {
  /** Number of terms or term groups to skip. */
  @Field(() => Int)
  readonly start!: number;
  /** Maximum number of terms or term groups to return. */
  @Field(() => Int)
  readonly count!: number;
}
