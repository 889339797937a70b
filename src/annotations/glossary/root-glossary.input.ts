import { Field, InputType, Int } from '@nestjs/graphql';

/** Which terms or groups at the top of the glossary to list. */
@InputType()
export class GetRootGlossaryEntitiesInput {
  /** How many to skip. */
  @Field(() => Int)
  readonly start!: number;
  /** How many to return at most. */
  @Field(() => Int)
  readonly count!: number;
}
