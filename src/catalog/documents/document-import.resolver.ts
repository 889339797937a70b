import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Privileged } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { ImportDocumentsFromFilesInput } from './document-import.input.js';
import { ImportDocumentsResult } from './document-import.model.js';
import { DocumentImportService } from './document-import.service.js';

/** The mutation that imports files as documents. */
@Resolver()
export class DocumentImportResolver {
  constructor(private readonly imports: DocumentImportService) {}

  @Privileged('MANAGE_DOCUMENTS')
  @Mutation(() => ImportDocumentsResult, {
    description:
      'Creates a document from each file, or updates the document of a file that was imported before. Returns the outcome.',
  })
  importDocumentsFromFiles(
    @Args('input', { description: 'The files to import.' }) input: ImportDocumentsFromFilesInput,
    @Context() context: GraphqlContext,
  ): Promise<ImportDocumentsResult> {
    return this.imports.import(input, context);
  }
}
