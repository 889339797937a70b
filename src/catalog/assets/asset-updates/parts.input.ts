import { Field, InputType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { TagUpdateInput } from '../../../annotations/index.js';

/** A tag of an entity or a column. */
@InputType()
export class TagAssociationUpdate {
  /** The tag; only its urn is used. */
  readonly tag!: TagUpdateInput;
}

/** Tags that replace the current ones. */
@InputType()
export class GlobalTagsUpdate {
  /** The tags; none if absent. */
  readonly tags?: TagAssociationUpdate[] | null;
}

/** A link to documentation of an asset. */
@InputType()
export class InstitutionalMemoryMetadataUpdate {
  /** URL of the documentation. */
  readonly url!: string;
  /** Label of the link. */
  readonly description?: string | null;
  /** Urn of the author of the link. */
  readonly author!: string;
  /** Time of the creation, in milliseconds since 1970; now if absent. */
  @Field(() => Long, { nullable: true })
  readonly createdAt?: number | null;
}

/** Links to documentation that replace the current ones. */
@InputType()
export class InstitutionalMemoryUpdate {
  /** The links. */
  readonly elements!: InstitutionalMemoryMetadataUpdate[];
}

/** Deprecation of a dataset. */
@InputType()
export class DatasetDeprecationUpdate {
  /** Whether the dataset is deprecated. */
  readonly deprecated!: boolean;
  /** Planned time of decommissioning, in milliseconds since 1970; none if absent. */
  @Field(() => Long, { nullable: true })
  readonly decommissionTime?: number | null;
  /** Reason and recommendation. */
  readonly note!: string;
}

/** Editable metadata of a column. */
@InputType()
export class EditableSchemaFieldInfoUpdate {
  /** Path of the column. */
  readonly fieldPath!: string;
  /** The description. */
  readonly description?: string | null;
  /** The tags. */
  readonly globalTags?: GlobalTagsUpdate | null;
}

/** Editable metadata of columns that replaces the current one. */
@InputType()
export class EditableSchemaMetadataUpdate {
  /** The columns. */
  readonly editableSchemaFieldInfo!: EditableSchemaFieldInfoUpdate[];
}

/** Editable properties of a dataset. */
@InputType()
export class DatasetEditablePropertiesUpdate {
  /** The description. */
  readonly description!: string;
  /** Display name. */
  readonly name?: string | null;
}

/** Editable properties of a chart. */
@InputType()
export class ChartEditablePropertiesUpdate {
  /** The description. */
  readonly description!: string;
}

/** Editable properties of a dashboard. */
@InputType()
export class DashboardEditablePropertiesUpdate {
  /** The description. */
  readonly description!: string;
}

/** Editable properties of a data flow. */
@InputType()
export class DataFlowEditablePropertiesUpdate {
  /** The description. */
  readonly description!: string;
}

/** Editable properties of a data job. */
@InputType()
export class DataJobEditablePropertiesUpdate {
  /** The description. */
  readonly description!: string;
}

/** Editable properties of a notebook. */
@InputType()
export class NotebookEditablePropertiesUpdate {
  /** The description. */
  readonly description!: string;
}
