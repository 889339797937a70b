import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../entities/index.js';

/** Sources of documents. */
export enum DocumentSourceType {
  NATIVE = 'NATIVE',
  EXTERNAL = 'EXTERNAL',
}

registerEnumType(DocumentSourceType, {
  name: 'DocumentSourceType',
  description: 'Sources of documents.',
  valuesMap: {
    NATIVE: { description: 'Documents written in this service.' },
    EXTERNAL: { description: 'Documents ingested from another tool.' },
  },
});

/** States of documents. */
export enum DocumentState {
  PUBLISHED = 'PUBLISHED',
  UNPUBLISHED = 'UNPUBLISHED',
}

registerEnumType(DocumentState, {
  name: 'DocumentState',
  description: 'States of documents.',
  valuesMap: {
    PUBLISHED: { description: 'Visible to everybody.' },
    UNPUBLISHED: { description: 'A draft. Only its owners and actors who manage documents find it.' },
  },
});

/** The source of a document. */
@ObjectType()
export class DocumentSource {
  /** Type of the source. */
  readonly sourceType!: DocumentSourceType;
  /** URL of the document in the other tool. */
  readonly externalUrl?: string | null;
  /** Id of the document in the other tool. */
  readonly externalId?: string | null;
}

/** The status of a document. */
@ObjectType()
export class DocumentStatus {
  /** State of the document. */
  readonly state!: DocumentState;
}

/** The content of a document. */
@ObjectType()
export class DocumentContent {
  /** The text. */
  readonly text!: string;
  /** Text for semantic search. This service stores none: always null. */
  readonly semanticText?: string | null;
}

/** An asset that a document is about. */
@ObjectType()
export class DocumentRelatedAsset {
  /** The asset. */
  @Field(() => Entity)
  readonly asset!: EntityRef;
}
