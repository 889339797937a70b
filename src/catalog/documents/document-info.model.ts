import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../entities/index.js';

/** Where documents are written. */
export enum DocumentSourceType {
  NATIVE = 'NATIVE',
  EXTERNAL = 'EXTERNAL',
}

registerEnumType(DocumentSourceType, {
  name: 'DocumentSourceType',
  description: 'Where documents are written.',
  valuesMap: {
    NATIVE: { description: 'In this service.' },
    EXTERNAL: { description: 'In another tool, from which they are ingested.' },
  },
});

/** Who may read a document. */
export enum DocumentState {
  PUBLISHED = 'PUBLISHED',
  UNPUBLISHED = 'UNPUBLISHED',
}

registerEnumType(DocumentState, {
  name: 'DocumentState',
  description: 'Whether a document is for everybody.',
  valuesMap: {
    PUBLISHED: { description: 'For everybody.' },
    UNPUBLISHED: { description: 'A draft.' },
  },
});

/** Where a document is written. */
@ObjectType()
export class DocumentSource {
  /** Kind of the place. */
  readonly sourceType!: DocumentSourceType;
  /** Address of the document in the other tool. */
  readonly externalUrl?: string | null;
  /** Id of the document in the other tool. */
  readonly externalId?: string | null;
}

/** Whether a document is for everybody. */
@ObjectType()
export class DocumentStatus {
  /** Whether the document is for everybody. */
  readonly state!: DocumentState;
}

/** What a document says. */
@ObjectType()
export class DocumentContent {
  /** The text. */
  readonly text!: string;
  /** The text as it is searched by meaning. Not kept here: always null. */
  readonly semanticText?: string | null;
}

/** An asset that a document is about. */
@ObjectType()
export class DocumentRelatedAsset {
  /** The asset. */
  @Field(() => Entity)
  readonly asset!: EntityRef;
}
