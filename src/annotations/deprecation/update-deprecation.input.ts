import { Field, InputType } from '@nestjs/graphql';
import { Long, ResourceRefInput, SubResourceType } from '../../entities/index.js';

/** Whether an entity or a column should no longer be used. */
@InputType()
export class UpdateDeprecationInput {
  /** Urn of the entity. */
  readonly urn!: string;
  /** Kind of the part; goes with `subResource`. */
  @Field(() => SubResourceType, { nullable: true })
  readonly subResourceType?: SubResourceType | null;
  /** The part: for a dataset the path of a column. The entity itself when absent. */
  readonly subResource?: string | null;
  /** True when it should no longer be used. */
  readonly deprecated!: boolean;
  /** When it is to go, in milliseconds since 1970; not planned when absent. */
  @Field(() => Long, { nullable: true })
  readonly decommissionTime?: number | null;
  /** Why, and what to do. */
  readonly note?: string | null;
  /** Urn of what to use in its place. */
  readonly replacement?: string | null;
}

/** Whether several entities and columns should no longer be used. */
@InputType()
export class BatchUpdateDeprecationInput {
  /** True when they should no longer be used. */
  readonly deprecated!: boolean;
  /** When they are to go, in milliseconds since 1970; not planned when absent. */
  @Field(() => Long, { nullable: true })
  readonly decommissionTime?: number | null;
  /** Why, and what to do. */
  readonly note?: string | null;
  /** The entities and columns. */
  @Field(() => [ResourceRefInput], { nullable: 'items' })
  readonly resources!: (ResourceRefInput | null)[];
  /** Urn of what to use in their place. */
  readonly replacement?: string | null;
}
