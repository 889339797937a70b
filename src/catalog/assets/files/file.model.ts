import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { SchemaFieldEntity } from '../datasets/index.js';
import { Entity, type EntityRef, Long } from '../../../entities/index.js';
import { ResolvedAuditStamp } from '../../../identity/index.js';

/** What files are uploaded for. */
export enum UploadDownloadScenario {
  ASSET_DOCUMENTATION = 'ASSET_DOCUMENTATION',
  ASSET_DOCUMENTATION_LINKS = 'ASSET_DOCUMENTATION_LINKS',
}

registerEnumType(UploadDownloadScenario, {
  name: 'UploadDownloadScenario',
  description: 'What files are uploaded for.',
  valuesMap: {
    ASSET_DOCUMENTATION: { description: 'The description of an asset shows them.' },
    ASSET_DOCUMENTATION_LINKS: { description: 'A link of an asset leads to them.' },
  },
});

/** Where the content of a file lies. */
@ObjectType()
export class BucketStorageLocation {
  /** Name of the bucket in the object store. */
  readonly storageBucket!: string;
  /** Key of the file in the bucket. */
  readonly storageKey!: string;
}

/** What is known of a file. */
@ObjectType()
export class DataHubFileInfo {
  /** Where the content lies. */
  readonly bucketStorageLocation!: BucketStorageLocation;
  /** Name of the file that was uploaded. */
  readonly originalFileName!: string;
  /** Media type of the content. */
  readonly mimeType!: string;
  /** Bytes of the content. */
  @Field(() => Long)
  readonly sizeInBytes!: number;
  /** What the file was uploaded for. */
  @Field(() => UploadDownloadScenario)
  readonly scenario!: UploadDownloadScenario;
  /** The asset whose documentation refers to the file. */
  @Field(() => Entity, { nullable: true })
  readonly referencedByAsset?: EntityRef | null;
  /** The column whose documentation refers to the file. */
  @Field(() => SchemaFieldEntity, { nullable: true })
  readonly schemaField?: EntityRef | null;
  /** When the file was uploaded, and by whom. */
  readonly created!: ResolvedAuditStamp;
}

/** A file that documentation refers to. */
@ObjectType({ implements: () => Entity })
export class DataHubFile extends Entity {
  /** What is known of the file. */
  readonly info!: DataHubFileInfo;
}

/** Where a file may be uploaded. */
@ObjectType()
export class GetPresignedUploadUrlResponse {
  /** Address that takes the content. */
  readonly url!: string;
  /** Id of the file to come. */
  readonly fileId!: string;
}

/** A file that was made known. */
@ObjectType()
export class CreateDataHubFileResponse {
  /** The file. */
  @Field(() => DataHubFile)
  readonly file!: EntityRef;
}
