import { Field, ObjectType } from '@nestjs/graphql';
import { GlossaryTerms, GlobalTags } from '../../../annotations/index.js';

/** What people added to one column. */
@ObjectType()
export class EditableSchemaFieldInfo {
  /** Path of the column. */
  readonly fieldPath!: string;
  /** What the column holds; goes before the description that was ingested. */
  readonly description?: string | null;
  /** The same as `tags`. */
  @Field(() => GlobalTags, { nullable: true, deprecationReason: 'Use tags.' })
  readonly globalTags?: GlobalTags | null;
  /** Tags that people added. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms that people added. */
  readonly glossaryTerms?: GlossaryTerms | null;
}

/** What people added to the columns of a dataset. */
@ObjectType()
export class EditableSchemaMetadata {
  /** The columns to which something was added. */
  readonly editableSchemaFieldInfo!: EditableSchemaFieldInfo[];
}
