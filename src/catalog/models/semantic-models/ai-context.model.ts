import { Field, ObjectType } from '@nestjs/graphql';

/** Hints for AI tools that query the entity. */
@ObjectType()
export class AiContext {
  /** Synonyms of its name. */
  @Field(() => [String], { nullable: true })
  readonly synonyms?: string[] | null;
  /** Instructions for its use. */
  readonly instructions?: string | null;
  /** Examples of questions that it answers. */
  @Field(() => [String], { nullable: true })
  readonly examples?: string[] | null;
  /** Additional instructions from users of the catalog. */
  readonly customInstructions?: string | null;
}
