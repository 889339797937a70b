import { Field, InputType } from '@nestjs/graphql';
import { OwnershipUpdate } from '../../../annotations/index.js';
import {
  ChartEditablePropertiesUpdate,
  DashboardEditablePropertiesUpdate,
  DataFlowEditablePropertiesUpdate,
  DataJobEditablePropertiesUpdate,
  DatasetDeprecationUpdate,
  DatasetEditablePropertiesUpdate,
  EditableSchemaMetadataUpdate,
  GlobalTagsUpdate,
  InstitutionalMemoryUpdate,
  NotebookEditablePropertiesUpdate,
} from './parts.input.js';

/** An update of a dataset; each given part replaces the stored one. */
@InputType()
export class DatasetUpdateInput {
  /** Owners. */
  readonly ownership?: OwnershipUpdate | null;
  /** Deprecation. */
  readonly deprecation?: DatasetDeprecationUpdate | null;
  /** Links to documentation. */
  readonly institutionalMemory?: InstitutionalMemoryUpdate | null;
  /** Tags; takes precedence over `tags`. */
  readonly globalTags?: GlobalTagsUpdate | null;
  /** Tags. */
  readonly tags?: GlobalTagsUpdate | null;
  /** Editable metadata of the columns. */
  readonly editableSchemaMetadata?: EditableSchemaMetadataUpdate | null;
  /** Editable properties. */
  readonly editableProperties?: DatasetEditablePropertiesUpdate | null;
}

/** A dataset and its update. */
@InputType()
export class BatchDatasetUpdateInput {
  /** Urn of the dataset. */
  readonly urn!: string;
  /** The update. */
  readonly update!: DatasetUpdateInput;
}

/** An update of a chart; each given part replaces the stored one. */
@InputType()
export class ChartUpdateInput {
  /** Owners. */
  readonly ownership?: OwnershipUpdate | null;
  /** Tags; takes precedence over `tags`. */
  readonly globalTags?: GlobalTagsUpdate | null;
  /** Tags. */
  readonly tags?: GlobalTagsUpdate | null;
  /** Editable properties. */
  readonly editableProperties?: ChartEditablePropertiesUpdate | null;
}

/** An update of a dashboard; each given part replaces the stored one. */
@InputType()
export class DashboardUpdateInput {
  /** Owners. */
  readonly ownership?: OwnershipUpdate | null;
  /** Tags; takes precedence over `tags`. */
  readonly globalTags?: GlobalTagsUpdate | null;
  /** Tags. */
  readonly tags?: GlobalTagsUpdate | null;
  /** Editable properties. */
  readonly editableProperties?: DashboardEditablePropertiesUpdate | null;
}

/** An update of a data flow; each given part replaces the stored one. */
@InputType()
export class DataFlowUpdateInput {
  /** Owners. */
  readonly ownership?: OwnershipUpdate | null;
  /** Tags; takes precedence over `tags`. */
  readonly globalTags?: GlobalTagsUpdate | null;
  /** Tags. */
  readonly tags?: GlobalTagsUpdate | null;
  /** Editable properties. */
  readonly editableProperties?: DataFlowEditablePropertiesUpdate | null;
}

/** An update of a data job; each given part replaces the stored one. */
@InputType()
export class DataJobUpdateInput {
  /** Owners. */
  readonly ownership?: OwnershipUpdate | null;
  /** Tags; takes precedence over `tags`. */
  readonly globalTags?: GlobalTagsUpdate | null;
  /** Tags. */
  readonly tags?: GlobalTagsUpdate | null;
  /** Editable properties. */
  readonly editableProperties?: DataJobEditablePropertiesUpdate | null;
}

/** An update of a notebook; each given part replaces the stored one. */
@InputType()
export class NotebookUpdateInput {
  /** Owners. */
  readonly ownership?: OwnershipUpdate | null;
  /** Tags. */
  @Field(() => GlobalTagsUpdate, { nullable: true })
  readonly tags?: GlobalTagsUpdate | null;
  /** Editable properties. */
  readonly editableProperties?: NotebookEditablePropertiesUpdate | null;
}
