import { Field, InputType } from '@nestjs/graphql';
import { Long, ResourceRefInput, SubResourceType } from '../../entities/index.js';

/** The deprecation of an entity or a column. */
@InputType()
export class UpdateDeprecationInput {
  /** Urn of the entity. */
  readonly urn!: string;
  /** Type of the sub-resource; required with `subResource`. */
  @Field(() => SubResourceType, { nullable: true })
  readonly subResourceType?: SubResourceType | null;
  /** The sub-resource, such as the path of a column of a dataset; the entity itself when absent. */
  readonly subResource?: string | null;
  /** Whether the entity or column is deprecated. */
  readonly deprecated!: boolean;
  /** When it will be decommissioned, in milliseconds since 1970; removed when absent. */
  @Field(() => Long, { nullable: true })
  readonly decommissionTime?: number | null;
  /** Why it is deprecated, and how to replace it. */
  readonly note?: string | null;
  /** Urn of the entity to use instead. */
  readonly replacement?: string | null;
}

/** The deprecation of several entities and columns. */
@InputType()
export class BatchUpdateDeprecationInput {
  /** Whether the entities and columns are deprecated. */
  readonly deprecated!: boolean;
  /** When they will be decommissioned, in milliseconds since 1970; removed when absent. */
  @Field(() => Long, { nullable: true })
  readonly decommissionTime?: number | null;
  /** Why they are deprecated, and how to replace them. */
  readonly note?: string | null;
  /** The entities and columns. */
  @Field(() => [ResourceRefInput], { nullable: 'items' })
  readonly resources!: (ResourceRefInput | null)[];
  /** Urn of the entity to use instead. */
  readonly replacement?: string | null;
}
