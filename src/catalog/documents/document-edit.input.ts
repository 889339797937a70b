import { Field, InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';
import { OwnerInput } from '../../annotations/index.js';
import { DocumentState } from './document-info.model.js';

/** The text of a document. */
@InputType()
export class DocumentContentInput {
  /** The text, as Markdown. */
  readonly text!: string;
}

/** Where a document is shown. */
@InputType()
export class DocumentSettingsInput {
  /** Whether searches find the document; true when absent. */
  readonly showInGlobalContext?: boolean | null;
}

/** A document to write. */
@InputType()
export class CreateDocumentInput {
  /** Id of the document, the last part of its urn; a random one when absent. */
  @ValidateIf((input: CreateDocumentInput) => input.id != null)
  @Matches(/^\S(.*\S)?$/s, { message: '$property must neither be empty nor begin or end with white space' })
  readonly id?: string | null;
  /** Kind of the document, as in `Runbook`. */
  readonly subType?: string | null;
  /** Title of the document. */
  readonly title?: string | null;
  /** Whether the document is for everybody; UNPUBLISHED when absent. */
  @Field(() => DocumentState, { nullable: true })
  readonly state?: DocumentState | null;
  /** The text. */
  readonly contents!: DocumentContentInput;
  /** Who owns the document; its maker when absent. */
  readonly owners?: OwnerInput[] | null;
  /** Urn of the document that holds it; none when absent. */
  readonly parentDocument?: string | null;
  /** Urns of the assets that it is about. */
  readonly relatedAssets?: string[] | null;
  /** Urns of documents that go with it. */
  readonly relatedDocuments?: string[] | null;
  /** Where the document is shown. */
  readonly settings?: DocumentSettingsInput | null;
}

/** What changes of the contents of a document; what is absent stays as it is. */
@InputType()
export class UpdateDocumentContentsInput {
  /** Urn of the document. */
  readonly urn!: string;
  /** Title of the document. */
  readonly title?: string | null;
  /** The text. */
  readonly contents?: DocumentContentInput | null;
  /** Kind of the document. */
  readonly subType?: string | null;
}

/** What a document is to be about; what is absent stays as it is. */
@InputType()
export class UpdateDocumentRelatedEntitiesInput {
  /** Urn of the document. */
  readonly urn!: string;
  /** Urns of the assets, in place of those it has. */
  readonly relatedAssets?: string[] | null;
  /** Urns of documents that go with it, in place of those it has. */
  readonly relatedDocuments?: string[] | null;
}

/** A document, and the one that is to hold it. */
@InputType()
export class MoveDocumentInput {
  /** Urn of the document that moves. */
  readonly urn!: string;
  /** Urn of the document that is to hold it; none when absent or null. */
  readonly parentDocument?: string | null;
}

/** Whether a document is to be for everybody. */
@InputType()
export class UpdateDocumentStatusInput {
  /** Urn of the document. */
  readonly urn!: string;
  /** Whether it is for everybody. */
  @Field(() => DocumentState)
  readonly state!: DocumentState;
}

/** The kind that a document is to be of. */
@InputType()
export class UpdateDocumentSubTypeInput {
  /** Urn of the document. */
  readonly urn!: string;
  /** The kind; none when absent or null. */
  readonly subType?: string | null;
}

/** Where a document is to be shown. */
@InputType()
export class UpdateDocumentSettingsInput {
  /** Urn of the document. */
  readonly urn!: string;
  /** Whether searches find it. */
  readonly showInGlobalContext!: boolean;
}
