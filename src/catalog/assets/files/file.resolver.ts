import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../../auth/index.js';
import { type GraphqlContext, refTo } from '../../../entities/index.js';
import { CreateDataHubFileInput, GetPresignedUploadUrlInput } from './file.input.js';
import { CreateDataHubFileResponse, GetPresignedUploadUrlResponse } from './file.model.js';
import { UploadService } from './upload.service.js';
import { UPLOADING_FILE } from './file.demands.js';

/** The query and the mutation that upload files for documentation. */
@Resolver()
export class FileResolver {
  constructor(private readonly uploads: UploadService) {}

  @AuthorizedInside(UPLOADING_FILE)
  @Query(() => GetPresignedUploadUrlResponse, {
    description: 'Returns the URL that accepts the content of a new file by PUT, without a token, until it expires.',
  })
  getPresignedUploadUrl(
    @Args('input', { description: 'The file.' }) input: GetPresignedUploadUrlInput,
    @Context() { actor, origin }: GraphqlContext,
  ): Promise<GetPresignedUploadUrlResponse> {
    return this.uploads.begin(input, actor, origin);
  }

  @AuthorizedInside(UPLOADING_FILE)
  @Mutation(() => CreateDataHubFileResponse, {
    description: 'Registers a file whose content was sent to the URL of getPresignedUploadUrl, and returns it.',
  })
  async createDataHubFile(
    @Args('input', { description: 'The file.' }) input: CreateDataHubFileInput,
    @Context() context: GraphqlContext,
  ): Promise<CreateDataHubFileResponse> {
    const urn = await this.uploads.register(input, context);
    return { file: refTo('DataHubFile', urn) };
  }
}
