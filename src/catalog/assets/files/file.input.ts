import { Field, InputType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { UploadDownloadScenario } from './file.model.js';

/** A file to upload. */
@InputType()
export class GetPresignedUploadUrlInput {
  /** Name of the file. */
  readonly fileName!: string;
  /** Scenario of the upload. */
  @Field(() => UploadDownloadScenario)
  readonly scenario!: UploadDownloadScenario;
  /** Urn of the asset whose documentation will refer to the file. */
  readonly assetUrn?: string | null;
  /** Urn of the column whose documentation will refer to the file. */
  readonly schemaFieldUrn?: string | null;
  /** Media type of the content. */
  readonly contentType?: string | null;
}

/** An uploaded file. */
@InputType()
export class CreateDataHubFileInput {
  /** Id of the file. */
  readonly id!: string;
  /** Key of the file in the object store. */
  readonly storageKey!: string;
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
  /** Urn of the asset whose documentation refers to the file. */
  readonly referencedByAsset?: string | null;
  /** Urn of the column whose documentation refers to the file. */
  readonly schemaField?: string | null;
  /** Hash of the content. */
  readonly contentHash?: string | null;
}
