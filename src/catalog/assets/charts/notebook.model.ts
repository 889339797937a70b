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

/** What the tool tells of a notebook. */
@ObjectType()
export class NotebookInfo {
  /** Title of the notebook. */
  readonly title?: string | null;
  /** What the notebook is about. */
  readonly description?: string | null;
  /** Address of the notebook in its tool. */
  readonly externalUrl?: string | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** When the notebook was made, changed and removed. */
  readonly changeAuditStamps?: ChangeAuditStamps | null;
}

/** What people wrote about a notebook. */
@ObjectType()
export class NotebookEditableProperties {
  /** What the notebook is about; goes before the description that was ingested. */
  readonly description?: string | null;
}

/** A document of text, queries and charts. */
@ObjectType({ implements: () => Entity })
export class Notebook extends DescribedEntity {
  /** Id of the tool, as in `querybook`. */
  readonly tool!: string;
  /** Id of the notebook in its tool. */
  readonly notebookId!: string;
  /** The platform of the notebook. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** The installation of the platform. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** What the tool tells of the notebook. */
  readonly info?: NotebookInfo | null;
  /** What people wrote about the notebook. */
  readonly editableProperties?: NotebookEditableProperties | null;
  /** What the notebook holds. */
  readonly content!: NotebookContent;
  /** Whether the notebook is in use. */
  readonly status?: Status | null;
  /** What kinds of notebook it is. */
  readonly subTypes?: SubTypes | null;
  /** Places of the notebook in the older browse tree. */
  readonly browsePaths?: BrowsePath[] | null;
  /** The way to the notebook through its platform. */
  readonly browsePathV2?: BrowsePathV2 | null;
}
