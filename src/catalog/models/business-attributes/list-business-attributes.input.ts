import { Field, InputType, Int } from '@nestjs/graphql';

/** A page of business attributes. */
@InputType()
export class ListBusinessAttributesInput {
  /** How many attributes to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many attributes to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all attributes when absent or blank. */
  readonly query?: string | null;
}
