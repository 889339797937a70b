import { Field, InputType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { TagUpdateInput } from '../../../annotations/index.js';

/** One tag that something is to have. */
@InputType()
export class TagAssociationUpdate {
  /** The tag; only its urn counts. */
  readonly tag!: TagUpdateInput;
}

/** The tags that something is to have, in place of those it has. */
@InputType()
export class GlobalTagsUpdate {
  /** The tags; none when absent. */
  readonly tags?: TagAssociationUpdate[] | null;
}

/** A link to documentation that an asset is to have. */
@InputType()
export class InstitutionalMemoryMetadataUpdate {
  /** Address of the documentation. */
  readonly url!: string;
  /** Text of the link. */
  readonly description?: string | null;
  /** Urn of who added the link. */
  readonly author!: string;
  /** When the link was added, in milliseconds since 1970; now when absent. */
  @Field(() => Long, { nullable: true })
  readonly createdAt?: number | null;
}

/** The links to documentation that an asset is to have, in place of those it has. */
@InputType()
export class InstitutionalMemoryUpdate {
  /** The links. */
  readonly elements!: InstitutionalMemoryMetadataUpdate[];
}

/** Whether a dataset is to be used no longer. */
@InputType()
export class DatasetDeprecationUpdate {
  /** True when it should no longer be used. */
  readonly deprecated!: boolean;
  /** When it is to go, in milliseconds since 1970; not planned when absent. */
  @Field(() => Long, { nullable: true })
  readonly decommissionTime?: number | null;
  /** Why, and what to do. */
  readonly note!: string;
}

/** What people say of a column. */
@InputType()
export class EditableSchemaFieldInfoUpdate {
  /** Path of the column. */
  readonly fieldPath!: string;
  /** The description. */
  readonly description?: string | null;
  /** The tags. */
  readonly globalTags?: GlobalTagsUpdate | null;
}

/** What people say of columns, in place of all that they said before. */
@InputType()
export class EditableSchemaMetadataUpdate {
  /** The columns. */
  readonly editableSchemaFieldInfo!: EditableSchemaFieldInfoUpdate[];
}

/** What people say of a dataset. */
@InputType()
export class DatasetEditablePropertiesUpdate {
  /** The description. */
  readonly description!: string;
  /** Name for people. */
  readonly name?: string | null;
}

/** What people say of a chart. */
@InputType()
export class ChartEditablePropertiesUpdate {
  /** The description. */
  readonly description!: string;
}

/** What people say of a dashboard. */
@InputType()
export class DashboardEditablePropertiesUpdate {
  /** The description. */
  readonly description!: string;
}

/** What people say of a pipeline. */
@InputType()
export class DataFlowEditablePropertiesUpdate {
  /** The description. */
  readonly description!: string;
}

/** What people say of a task. */
@InputType()
export class DataJobEditablePropertiesUpdate {
  /** The description. */
  readonly description!: string;
}

/** What people say of a notebook. */
@InputType()
export class NotebookEditablePropertiesUpdate {
  /** The description. */
  readonly description!: string;
}
