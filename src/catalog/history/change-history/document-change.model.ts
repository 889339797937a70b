import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { type EntityRef, Long, StringMapEntry } from '../../../entities/index.js';
import { CorpUser } from '../../../identity/index.js';

/** What can change in a document. */
export enum DocumentChangeType {
  CREATED = 'CREATED',
  TITLE_CHANGED = 'TITLE_CHANGED',
  TEXT_CHANGED = 'TEXT_CHANGED',
  PARENT_CHANGED = 'PARENT_CHANGED',
  RELATED_DOCUMENTS_CHANGED = 'RELATED_DOCUMENTS_CHANGED',
  RELATED_ASSETS_CHANGED = 'RELATED_ASSETS_CHANGED',
  STATE_CHANGED = 'STATE_CHANGED',
  DELETED = 'DELETED',
}

registerEnumType(DocumentChangeType, { name: 'DocumentChangeType', description: 'What can change in a document.' });

/** One change of a document. */
@ObjectType()
export class DocumentChange {
  /** What changed. */
  readonly changeType!: DocumentChangeType;
  /** The change in words. */
  readonly description!: string;
  /** Who changed it. */
  @Field(() => CorpUser, { nullable: true })
  readonly actor?: EntityRef | null;
  /** When it was changed, in milliseconds since 1970. */
  @Field(() => Long)
  readonly timestamp!: number;
  /** Details of the change. */
  @Field(() => [StringMapEntry], { nullable: true })
  readonly details?: StringMapEntry[] | null;
}
