import { Field, InputType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { UploadDownloadScenario } from './file.model.js';

/** A file to upload. */
@InputType()
export class GetPresignedUploadUrlInput {
  /** Name of the file. */
  readonly fileName!: string;
  /** What it is uploaded for. */
  @Field(() => UploadDownloadScenario)
  readonly scenario!: UploadDownloadScenario;
  /** Urn of the asset whose documentation is to refer to it. */
  readonly assetUrn?: string | null;
  /** Urn of the column whose documentation is to refer to it. */
  readonly schemaFieldUrn?: string | null;
  /** Media type of the content. */
  readonly contentType?: string | null;
}

/** A file that was uploaded. */
@InputType()
export class CreateDataHubFileInput {
  /** Id of the file. */
  readonly id!: string;
  /** Key of the file in the object store. */
  readonly storageKey!: string;
  /** Name of the file that was uploaded. */
  readonly originalFileName!: string;
  /** Media type of the content. */
  readonly mimeType!: string;
  /** Bytes of the content. */
  @Field(() => Long)
  readonly sizeInBytes!: number;
  /** What it was uploaded for. */
  @Field(() => UploadDownloadScenario)
  readonly scenario!: UploadDownloadScenario;
  /** Urn of the asset whose documentation refers to it. */
  readonly referencedByAsset?: string | null;
  /** Urn of the column whose documentation refers to it. */
  readonly schemaField?: string | null;
  /** Hash of the content. */
  readonly contentHash?: string | null;
}
