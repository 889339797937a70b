import { Field, ObjectType } from '@nestjs/graphql';

/** The subtypes of an entity. */
@ObjectType()
export class SubTypes {
  /** Names of the subtypes, such as `Table` or `View`. */
  @Field(() => [String], { nullable: true })
  readonly typeNames?: string[] | null;
}
