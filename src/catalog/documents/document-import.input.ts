import { Field, InputType, registerEnumType } from '@nestjs/graphql';

/** What imported documents are for. */
export enum DocumentImportUseCase {
  CONTEXT_DOCUMENT = 'CONTEXT_DOCUMENT',
  SKILL = 'SKILL',
}

registerEnumType(DocumentImportUseCase, {
  name: 'DocumentImportUseCase',
  description: 'What imported documents are for.',
  valuesMap: {
    CONTEXT_DOCUMENT: { description: 'They tell of assets.' },
    SKILL: { description: 'They tell agents how something is done.' },
  },
});

/** A file whose text becomes a document. */
@InputType()
export class DocumentFileInput {
  /** Name of the file; a file of the same name, its ending apart, becomes the same document again. */
  readonly fileName!: string;
  /** The text of the file; a blank one is passed over. */
  readonly content!: string;
}

/** Files to import. */
@InputType()
export class ImportDocumentsFromFilesInput {
  /** The files. */
  readonly documents!: DocumentFileInput[];
  /** Whether searches find the documents; true when absent. */
  readonly showInGlobalContext?: boolean | null;
  /** What the documents are for; CONTEXT_DOCUMENT when absent. */
  @Field(() => DocumentImportUseCase, { nullable: true })
  readonly useCase?: DocumentImportUseCase | null;
  /** Urn of the document that holds them; none when absent. */
  readonly parentDocumentUrn?: string | null;
}
