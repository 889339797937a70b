import { Field, InputType } from '@nestjs/graphql';
import { ChangeCategoryType } from './change-category-type.enum.js';

/** The entity, and the changes to return. */
@InputType()
export class GetTimelineInput {
  readonly urn!: string;
  /** Categories of the changes; all if absent. */
  @Field(() => [ChangeCategoryType], { nullable: true })
  readonly changeCategories?: ChangeCategoryType[] | null;
  /** Whether to include the changes of the entity's other versions; false if absent. */
  readonly includeVersionSet?: boolean | null;
}

/** The dataset whose versions to list. */
@InputType()
export class GetSchemaVersionListInput {
  readonly datasetUrn!: string;
}

/** The schema to return. */
@InputType()
export class GetSchemaBlameInput {
  readonly datasetUrn!: string;
  /** The latest version to consider; the current one if absent. */
  readonly version?: string | null;
}
