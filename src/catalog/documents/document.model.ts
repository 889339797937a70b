import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DescribedEntity } from '../assets/assets/index.js';
import { BrowsePathV2 } from '../assets/containers/index.js';
import { Documentation, StructuredProperties, GlobalTags } from '../../annotations/index.js';
import {
  CustomPropertiesEntry,
  Entity,
  type EntityRef,
  Long,
  DataPlatform,
  DataPlatformInstance,
} from '../../entities/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';
import { DocumentContent, DocumentRelatedAsset, DocumentSource, DocumentStatus } from './document-info.model.js';

/** A reference from a document to a related document. */
@ObjectType()
export class DocumentRelatedDocument {
  /** The related document. */
  @Field(() => Document)
  readonly document!: EntityRef;
}

/** A reference from a document to its parent. */
@ObjectType()
export class DocumentParentDocument {
  /** The parent. */
  @Field(() => Document)
  readonly document!: EntityRef;
}

/** Properties of a document. */
@ObjectType()
export class DocumentInfo {
  /** Title of the document. */
  readonly title?: string | null;
  /** Source of the document. */
  readonly source?: DocumentSource | null;
  /** Status of the document. */
  readonly status?: DocumentStatus | null;
  /** Content of the document. */
  readonly contents!: DocumentContent;
  /** Time and actor of the creation. */
  readonly created!: ResolvedAuditStamp;
  /** Time and actor of the last change. */
  readonly lastModified!: ResolvedAuditStamp;
  /** Assets that the document is about. */
  readonly relatedAssets?: DocumentRelatedAsset[] | null;
  /** Related documents. */
  @Field(() => [DocumentRelatedDocument], { nullable: true })
  readonly relatedDocuments?: DocumentRelatedDocument[] | null;
  /** Parent of the document. */
  @Field(() => DocumentParentDocument, { nullable: true })
  readonly parentDocument?: DocumentParentDocument | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** Settings of a document. */
@ObjectType()
export class DocumentSettings {
  /** Whether searches find the document; otherwise it is only shown with its related assets. */
  readonly showInGlobalContext!: boolean;
}

/** The ancestors of a document. */
@ObjectType()
export class ParentDocumentsResult {
  /** Number of documents. */
  @Field(() => Int)
  readonly count!: number;
  /** The documents, nearest first. */
  @Field(() => [Document])
  readonly documents!: EntityRef[];
}

/** A document for people and agents. */
@ObjectType({ implements: () => Entity })
export class Document extends DescribedEntity {
  /** Time when an ingestion run last observed the document. */
  @Field(() => Long, { nullable: true })
  readonly lastIngested?: number | null;
  /** Properties of the document. */
  @Field(() => DocumentInfo, { nullable: true })
  readonly info?: DocumentInfo | null;
  /** Settings of the document. */
  @Field(() => DocumentSettings, { nullable: true })
  readonly settings?: DocumentSettings | null;
  /** Subtype of the document, such as `FAQ`. */
  readonly subType?: string | null;
  /** The platform of the document. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** The instance of the platform. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** Browse path of the document. */
  readonly browsePathV2?: BrowsePathV2 | null;
  /** The same as `tags`. */
  @Field(() => GlobalTags, { nullable: true, deprecationReason: 'Use tags.' })
  readonly globalTags?: GlobalTags | null;
  /** Structured properties of the document. */
  readonly structuredProperties?: StructuredProperties | null;
  /** Descriptions of the document by source. */
  readonly documentation?: Documentation | null;
  /** Ancestors of the document, nearest first. */
  @Field(() => ParentDocumentsResult, { nullable: true })
  readonly parentDocuments?: ParentDocumentsResult | null;
}
