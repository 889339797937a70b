import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { CreateDataHubFileInput, GetPresignedUploadUrlInput } from './file.input.js';
import { CreateDataHubFileResponse, GetPresignedUploadUrlResponse } from './file.model.js';
import { UploadService } from './upload.service.js';
import { UPLOADING_FILE } from './file.demands.js';

/** Uploads of files, which require an object store. */
@Resolver()
export class FileResolver {
  constructor(private readonly uploads: UploadService) {}

  @AuthorizedInside(UPLOADING_FILE)
  @Query(() => GetPresignedUploadUrlResponse, {
    description: 'The URL to upload a file to. Always fails, because the service has no object store.',
  })
  async getPresignedUploadUrl(
    @Args('input', { description: 'The file.' }) input: GetPresignedUploadUrlInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<GetPresignedUploadUrlResponse> {
    await this.uploads.requireUpload(input, actor);
    throw this.uploads.noStore();
  }

  @Authenticated('Always fails, because the service has no object store.')
  @Mutation(() => CreateDataHubFileResponse, {
    description: 'Registers an uploaded file. Always fails, because the service has no object store.',
  })
  createDataHubFile(
    @Args('input', { description: 'The file.' }) _input: CreateDataHubFileInput,
  ): CreateDataHubFileResponse {
    throw this.uploads.noStore();
  }
}
