import { Field, InputType } from '@nestjs/graphql';
import { ChangeCategoryType } from './change-category-type.enum.js';

/** Whose changes to tell. */
@InputType()
export class GetTimelineInput {
  readonly urn!: string;
  /** What the changes are about; everything when absent. */
  @Field(() => [ChangeCategoryType], { nullable: true })
  readonly changeCategories?: ChangeCategoryType[] | null;
  /** Whether to tell the changes of its other versions too; false when absent. */
  readonly includeVersionSet?: boolean | null;
}

/** Whose versions to list. */
@InputType()
export class GetSchemaVersionListInput {
  readonly datasetUrn!: string;
}

/** Which schema to tell of. */
@InputType()
export class GetSchemaBlameInput {
  readonly datasetUrn!: string;
  /** The version up to which changes count; the latest when absent. */
  readonly version?: string | null;
}
