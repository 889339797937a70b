import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { CreateDataHubFileInput, GetPresignedUploadUrlInput } from './file.input.js';
import { CreateDataHubFileResponse, GetPresignedUploadUrlResponse } from './file.model.js';
import { UploadService } from './upload.service.js';
import { UPLOADING_FILE } from './file.demands.js';

/** Uploads of files, which need an object store. */
@Resolver()
export class FileResolver {
  constructor(private readonly uploads: UploadService) {}

  @AuthorizedInside(UPLOADING_FILE)
  @Query(() => GetPresignedUploadUrlResponse, {
    description: 'Where to upload a file. Refused where no object store is configured.',
  })
  async getPresignedUploadUrl(
    @Args('input', { description: 'The file.' }) input: GetPresignedUploadUrlInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<GetPresignedUploadUrlResponse> {
    await this.uploads.requireUpload(input, actor);
    throw this.uploads.noStore();
  }

  @Authenticated('Refused where no object store is configured.')
  @Mutation(() => CreateDataHubFileResponse, {
    description: 'Makes a file known that was uploaded. Refused where no object store is configured.',
  })
  createDataHubFile(
    @Args('input', { description: 'The file.' }) _input: CreateDataHubFileInput,
  ): CreateDataHubFileResponse {
    throw this.uploads.noStore();
  }
}
