import { Field, InputType, Int } from '@nestjs/graphql';

/** Selects a page of business attributes. */
@InputType()
export class ListBusinessAttributesInput {
  /** Number of attributes to skip; 0 if absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of attributes to return; 20 if absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all attributes if absent or blank. */
  readonly query?: string | null;
}
