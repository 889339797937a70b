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

/** A document that another one refers to. */
@ObjectType()
export class DocumentRelatedDocument {
  /** The other document. */
  @Field(() => Document)
  readonly document!: EntityRef;
}

/** The document that holds a document. */
@ObjectType()
export class DocumentParentDocument {
  /** The document that holds it. */
  @Field(() => Document)
  readonly document!: EntityRef;
}

/** What is known of a document. */
@ObjectType()
export class DocumentInfo {
  /** Title of the document. */
  readonly title?: string | null;
  /** Where the document is written. */
  readonly source?: DocumentSource | null;
  /** Whether the document is for everybody. */
  readonly status?: DocumentStatus | null;
  /** What the document says. */
  readonly contents!: DocumentContent;
  /** When the document was made, and by whom. */
  readonly created!: ResolvedAuditStamp;
  /** When the document was changed last, and by whom. */
  readonly lastModified!: ResolvedAuditStamp;
  /** Assets that the document is about. */
  readonly relatedAssets?: DocumentRelatedAsset[] | null;
  /** Documents that the document refers to. */
  @Field(() => [DocumentRelatedDocument], { nullable: true })
  readonly relatedDocuments?: DocumentRelatedDocument[] | null;
  /** The document that holds the document. */
  @Field(() => DocumentParentDocument, { nullable: true })
  readonly parentDocument?: DocumentParentDocument | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** Where a document is shown. */
@ObjectType()
export class DocumentSettings {
  /** Whether the document is found everywhere, and not only from the assets that it is about. */
  readonly showInGlobalContext!: boolean;
}

/** The documents around a document. */
@ObjectType()
export class ParentDocumentsResult {
  /** How many there are. */
  @Field(() => Int)
  readonly count!: number;
  /** The documents, the nearest first. */
  @Field(() => [Document])
  readonly documents!: EntityRef[];
}

/** A text for people, and for what answers their questions. */
@ObjectType({ implements: () => Entity })
export class Document extends DescribedEntity {
  /** When an ingestion run last saw the document. */
  @Field(() => Long, { nullable: true })
  readonly lastIngested?: number | null;
  /** What is known of the document. */
  @Field(() => DocumentInfo, { nullable: true })
  readonly info?: DocumentInfo | null;
  /** Where the document is shown. */
  @Field(() => DocumentSettings, { nullable: true })
  readonly settings?: DocumentSettings | null;
  /** What kind of document it is, as in `FAQ`. */
  readonly subType?: string | null;
  /** The platform of the document. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** The installation of the platform. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** The way to the document. */
  readonly browsePathV2?: BrowsePathV2 | null;
  /** The same as `tags`. */
  @Field(() => GlobalTags, { nullable: true, deprecationReason: 'Use tags.' })
  readonly globalTags?: GlobalTags | null;
  /** Structured properties of the document. */
  readonly structuredProperties?: StructuredProperties | null;
  /** Descriptions of the document, one for each source. */
  readonly documentation?: Documentation | null;
  /** The documents around the document, the nearest first. */
  @Field(() => ParentDocumentsResult, { nullable: true })
  readonly parentDocuments?: ParentDocumentsResult | null;
}
