import { Field, InputType, registerEnumType } from '@nestjs/graphql';

/** Use cases of imported documents. */
export enum DocumentImportUseCase {
  CONTEXT_DOCUMENT = 'CONTEXT_DOCUMENT',
  SKILL = 'SKILL',
}

registerEnumType(DocumentImportUseCase, {
  name: 'DocumentImportUseCase',
  description: 'Use cases of imported documents.',
  valuesMap: {
    CONTEXT_DOCUMENT: { description: 'Documents that describe assets.' },
    SKILL: { description: 'Instructions for agents.' },
  },
});

/** A file to import as a document. */
@InputType()
export class DocumentFileInput {
  /** Name of the file; files with the same name, without folder and extension, become the same document. */
  readonly fileName!: string;
  /** The text of the file; files with blank text are skipped. */
  readonly content!: string;
}

/** Files to import. */
@InputType()
export class ImportDocumentsFromFilesInput {
  /** The files. */
  readonly documents!: DocumentFileInput[];
  /** Whether searches find the documents; true if absent. */
  readonly showInGlobalContext?: boolean | null;
  /** Use case of the documents; CONTEXT_DOCUMENT if absent. */
  @Field(() => DocumentImportUseCase, { nullable: true })
  readonly useCase?: DocumentImportUseCase | null;
  /** Urn of the parent of the documents; none if absent. */
  readonly parentDocumentUrn?: string | null;
}
