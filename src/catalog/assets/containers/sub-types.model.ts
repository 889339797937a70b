import { Field, ObjectType } from '@nestjs/graphql';

/** What kinds of thing an entity is within its type. */
@ObjectType()
export class SubTypes {
  /** Names of the kinds, as in `Table` or `View`. */
  @Field(() => [String], { nullable: true })
  readonly typeNames?: string[] | null;
}
