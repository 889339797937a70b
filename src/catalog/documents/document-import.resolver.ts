import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Privileged } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { ImportDocumentsFromFilesInput } from './document-import.input.js';
import { ImportDocumentsResult } from './document-import.model.js';
import { DocumentImportService } from './document-import.service.js';

/** The mutation that makes documents of files. */
@Resolver()
export class DocumentImportResolver {
  constructor(private readonly imports: DocumentImportService) {}

  @Privileged('MANAGE_DOCUMENTS')
  @Mutation(() => ImportDocumentsResult, {
    description:
      'Makes a document of each file, or gives the document of a file its new text. Answers what became of the files.',
  })
  importDocumentsFromFiles(
    @Args('input', { description: 'The files.' }) input: ImportDocumentsFromFilesInput,
    @Context() context: GraphqlContext,
  ): Promise<ImportDocumentsResult> {
    return this.imports.import(input, context);
  }
}
