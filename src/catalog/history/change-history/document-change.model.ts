import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { type EntityRef, Long, StringMapEntry } from '../../../entities/index.js';
import { CorpUser } from '../../../identity/index.js';

/** Type of a change of a document. */
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

registerEnumType(DocumentChangeType, { name: 'DocumentChangeType', description: 'Type of a change of a document.' });

/** One change of a document. */
@ObjectType()
export class DocumentChange {
  /** Type of the change. */
  readonly changeType!: DocumentChangeType;
  /** Description of the change. */
  readonly description!: string;
  /** The user who made the change. */
  @Field(() => CorpUser, { nullable: true })
  readonly actor?: EntityRef | null;
  /** Time of the change, in milliseconds since 1970. */
  @Field(() => Long)
  readonly timestamp!: number;
  /** Details of the change. */
  @Field(() => [StringMapEntry], { nullable: true })
  readonly details?: StringMapEntry[] | null;
}
