import { Field, ObjectType } from '@nestjs/graphql';
import { DescribedEntity } from '../assets/index.js';
import { BrowsePathV2, SubTypes } from '../containers/index.js';
import { BrowsePath } from '../../../discovery/index.js';
import {
  CustomPropertiesEntry,
  Entity,
  type EntityRef,
  Status,
  DataPlatform,
  DataPlatformInstance,
} from '../../../entities/index.js';
import { ChangeAuditStamps, NotebookContent } from './notebook-content.model.js';

/** Properties of a notebook from its tool. */
@ObjectType()
export class NotebookInfo {
  /** Title of the notebook. */
  readonly title?: string | null;
  /** Description of the notebook. */
  readonly description?: string | null;
  /** URL of the notebook in its tool. */
  readonly externalUrl?: string | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** Times and actors of the creation, the last change and the deletion. */
  readonly changeAuditStamps?: ChangeAuditStamps | null;
}

/** Editable properties of a notebook. */
@ObjectType()
export class NotebookEditableProperties {
  /** Description of the notebook; takes precedence over the ingested description. */
  readonly description?: string | null;
}

/** A notebook: a document of text, queries and charts. */
@ObjectType({ implements: () => Entity })
export class Notebook extends DescribedEntity {
  /** Id of the tool, such as `querybook`. */
  readonly tool!: string;
  /** Id of the notebook in its tool. */
  readonly notebookId!: string;
  /** The platform of the notebook. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** The instance of the platform. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** Properties of the notebook from its tool. */
  readonly info?: NotebookInfo | null;
  /** Editable properties of the notebook. */
  readonly editableProperties?: NotebookEditableProperties | null;
  /** Content of the notebook. */
  readonly content!: NotebookContent;
  /** Status of the notebook: whether it is soft-deleted. */
  readonly status?: Status | null;
  /** Subtypes of the notebook. */
  readonly subTypes?: SubTypes | null;
  /** Browse paths of the notebook in the legacy format. */
  readonly browsePaths?: BrowsePath[] | null;
  /** Browse path of the notebook. */
  readonly browsePathV2?: BrowsePathV2 | null;
}
