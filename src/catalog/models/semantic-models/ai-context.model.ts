import { Field, ObjectType } from '@nestjs/graphql';

/** What helps those who answer questions in natural language. */
@ObjectType()
export class AiContext {
  /** Other words for it. */
  @Field(() => [String], { nullable: true })
  readonly synonyms?: string[] | null;
  /** How to use it. */
  readonly instructions?: string | null;
  /** Questions that it answers. */
  @Field(() => [String], { nullable: true })
  readonly examples?: string[] | null;
  /** More of how to use it, from the people of this service. */
  readonly customInstructions?: string | null;
}
