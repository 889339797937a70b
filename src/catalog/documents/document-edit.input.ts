import { Field, InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';
import { OwnerInput } from '../../annotations/index.js';
import { DocumentState } from './document-info.model.js';

/** The content of a document. */
@InputType()
export class DocumentContentInput {
  /** The text, as Markdown. */
  readonly text!: string;
}

/** Settings of a document. */
@InputType()
export class DocumentSettingsInput {
  /** Whether searches find the document; true if absent. */
  readonly showInGlobalContext?: boolean | null;
}

/** A document to create. */
@InputType()
export class CreateDocumentInput {
  /** Id of the document, the last part of its urn; random if absent. */
  @ValidateIf((input: CreateDocumentInput) => input.id != null)
  @Matches(/^\S(.*\S)?$/s, { message: '$property must neither be empty nor begin or end with white space' })
  readonly id?: string | null;
  /** Subtype of the document, such as `Runbook`. */
  readonly subType?: string | null;
  /** Title of the document. */
  readonly title?: string | null;
  /** State of the document; UNPUBLISHED if absent. */
  @Field(() => DocumentState, { nullable: true })
  readonly state?: DocumentState | null;
  /** Content of the document. */
  readonly contents!: DocumentContentInput;
  /** Owners of the document; its creator if absent. */
  readonly owners?: OwnerInput[] | null;
  /** Urn of the parent; none if absent. */
  readonly parentDocument?: string | null;
  /** Urns of the assets that the document is about. */
  readonly relatedAssets?: string[] | null;
  /** Urns of related documents. */
  readonly relatedDocuments?: string[] | null;
  /** Settings of the document. */
  readonly settings?: DocumentSettingsInput | null;
}

/** Changes to the content of a document; absent fields are not changed. */
@InputType()
export class UpdateDocumentContentsInput {
  /** Urn of the document. */
  readonly urn!: string;
  /** Title of the document. */
  readonly title?: string | null;
  /** Content of the document. */
  readonly contents?: DocumentContentInput | null;
  /** Subtype of the document. */
  readonly subType?: string | null;
}

/** Changes to the relations of a document; absent fields are not changed. */
@InputType()
export class UpdateDocumentRelatedEntitiesInput {
  /** Urn of the document. */
  readonly urn!: string;
  /** Urns of the assets that replace the current ones. */
  readonly relatedAssets?: string[] | null;
  /** Urns of the related documents that replace the current ones. */
  readonly relatedDocuments?: string[] | null;
}

/** A document and its new parent. */
@InputType()
export class MoveDocumentInput {
  /** Urn of the document to move. */
  readonly urn!: string;
  /** Urn of the new parent; none if absent or null. */
  readonly parentDocument?: string | null;
}

/** A document and its new state. */
@InputType()
export class UpdateDocumentStatusInput {
  /** Urn of the document. */
  readonly urn!: string;
  /** The new state. */
  @Field(() => DocumentState)
  readonly state!: DocumentState;
}

/** A document and its new subtype. */
@InputType()
export class UpdateDocumentSubTypeInput {
  /** Urn of the document. */
  readonly urn!: string;
  /** The new subtype; none if absent or null. */
  readonly subType?: string | null;
}

/** A document and its new settings. */
@InputType()
export class UpdateDocumentSettingsInput {
  /** Urn of the document. */
  readonly urn!: string;
  /** Whether searches find the document. */
  readonly showInGlobalContext!: boolean;
}
