import { Field, ObjectType } from '@nestjs/graphql';

/** Hints for AI tools that query the entity. */
@ObjectType()
export class AiContext {
  /** Synonyms of the name. */
  @Field(() => [String], { nullable: true })
  readonly synonyms?: string[] | null;
  /** Instructions for querying the entity. */
  readonly instructions?: string | null;
  /** Examples of questions that the entity can answer. */
  @Field(() => [String], { nullable: true })
  readonly examples?: string[] | null;
  /** Additional instructions from users of the catalog. */
  readonly customInstructions?: string | null;
}
