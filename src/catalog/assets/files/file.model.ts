import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { SchemaFieldEntity } from '../datasets/index.js';
import { Entity, type EntityRef, Long } from '../../../entities/index.js';
import { ResolvedAuditStamp } from '../../../identity/index.js';

/** Scenarios of file uploads. */
export enum UploadDownloadScenario {
  ASSET_DOCUMENTATION = 'ASSET_DOCUMENTATION',
  ASSET_DOCUMENTATION_LINKS = 'ASSET_DOCUMENTATION_LINKS',
}

registerEnumType(UploadDownloadScenario, {
  name: 'UploadDownloadScenario',
  description: 'Scenarios of file uploads.',
  valuesMap: {
    ASSET_DOCUMENTATION: { description: 'The description of an asset shows the file.' },
    ASSET_DOCUMENTATION_LINKS: { description: 'A link of an asset refers to the file.' },
  },
});

/** Location of the content of a file. */
@ObjectType()
export class BucketStorageLocation {
  /** Name of the bucket in the object store. */
  readonly storageBucket!: string;
  /** Key of the file in the bucket. */
  readonly storageKey!: string;
}

/** Properties of a file. */
@ObjectType()
export class DataHubFileInfo {
  /** Location of the content. */
  readonly bucketStorageLocation!: BucketStorageLocation;
  /** Name of the uploaded file. */
  readonly originalFileName!: string;
  /** Media type of the content. */
  readonly mimeType!: string;
  /** Size of the content in bytes. */
  @Field(() => Long)
  readonly sizeInBytes!: number;
  /** Scenario of the upload. */
  @Field(() => UploadDownloadScenario)
  readonly scenario!: UploadDownloadScenario;
  /** The asset whose documentation refers to the file. */
  @Field(() => Entity, { nullable: true })
  readonly referencedByAsset?: EntityRef | null;
  /** The column whose documentation refers to the file. */
  @Field(() => SchemaFieldEntity, { nullable: true })
  readonly schemaField?: EntityRef | null;
  /** Time and actor of the upload. */
  readonly created!: ResolvedAuditStamp;
}

/** A file that documentation refers to. */
@ObjectType({ implements: () => Entity })
export class DataHubFile extends Entity {
  /** Properties of the file. */
  readonly info!: DataHubFileInfo;
}

/** Location for an upload. */
@ObjectType()
export class GetPresignedUploadUrlResponse {
  /** URL that accepts the content. */
  readonly url!: string;
  /** Id of the file. */
  readonly fileId!: string;
}

/** A registered file. */
@ObjectType()
export class CreateDataHubFileResponse {
  /** The file. */
  @Field(() => DataHubFile)
  readonly file!: EntityRef;
}
