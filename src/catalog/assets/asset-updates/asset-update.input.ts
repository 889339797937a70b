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

/** What a dataset is to be; each part that is given replaces what there is. */
@InputType()
export class DatasetUpdateInput {
  /** Who owns it. */
  readonly ownership?: OwnershipUpdate | null;
  /** Whether it is to be used no longer. */
  readonly deprecation?: DatasetDeprecationUpdate | null;
  /** Links to documentation. */
  readonly institutionalMemory?: InstitutionalMemoryUpdate | null;
  /** Tags; goes before `tags`. */
  readonly globalTags?: GlobalTagsUpdate | null;
  /** Tags. */
  readonly tags?: GlobalTagsUpdate | null;
  /** What people say of its columns. */
  readonly editableSchemaMetadata?: EditableSchemaMetadataUpdate | null;
  /** What people say of it. */
  readonly editableProperties?: DatasetEditablePropertiesUpdate | null;
}

/** A dataset, and what it is to be. */
@InputType()
export class BatchDatasetUpdateInput {
  /** Urn of the dataset. */
  readonly urn!: string;
  /** What it is to be. */
  readonly update!: DatasetUpdateInput;
}

/** What a chart is to be; each part that is given replaces what there is. */
@InputType()
export class ChartUpdateInput {
  /** Who owns it. */
  readonly ownership?: OwnershipUpdate | null;
  /** Tags; goes before `tags`. */
  readonly globalTags?: GlobalTagsUpdate | null;
  /** Tags. */
  readonly tags?: GlobalTagsUpdate | null;
  /** What people say of it. */
  readonly editableProperties?: ChartEditablePropertiesUpdate | null;
}

/** What a dashboard is to be; each part that is given replaces what there is. */
@InputType()
export class DashboardUpdateInput {
  /** Who owns it. */
  readonly ownership?: OwnershipUpdate | null;
  /** Tags; goes before `tags`. */
  readonly globalTags?: GlobalTagsUpdate | null;
  /** Tags. */
  readonly tags?: GlobalTagsUpdate | null;
  /** What people say of it. */
  readonly editableProperties?: DashboardEditablePropertiesUpdate | null;
}

/** What a pipeline is to be; each part that is given replaces what there is. */
@InputType()
export class DataFlowUpdateInput {
  /** Who owns it. */
  readonly ownership?: OwnershipUpdate | null;
  /** Tags; goes before `tags`. */
  readonly globalTags?: GlobalTagsUpdate | null;
  /** Tags. */
  readonly tags?: GlobalTagsUpdate | null;
  /** What people say of it. */
  readonly editableProperties?: DataFlowEditablePropertiesUpdate | null;
}

/** What a task is to be; each part that is given replaces what there is. */
@InputType()
export class DataJobUpdateInput {
  /** Who owns it. */
  readonly ownership?: OwnershipUpdate | null;
  /** Tags; goes before `tags`. */
  readonly globalTags?: GlobalTagsUpdate | null;
  /** Tags. */
  readonly tags?: GlobalTagsUpdate | null;
  /** What people say of it. */
  readonly editableProperties?: DataJobEditablePropertiesUpdate | null;
}

/** What a notebook is to be; each part that is given replaces what there is. */
@InputType()
export class NotebookUpdateInput {
  /** Who owns it. */
  readonly ownership?: OwnershipUpdate | null;
  /** Tags. */
  @Field(() => GlobalTagsUpdate, { nullable: true })
  readonly tags?: GlobalTagsUpdate | null;
  /** What people say of it. */
  readonly editableProperties?: NotebookEditablePropertiesUpdate | null;
}
