import { Field, ObjectType } from '@nestjs/graphql';
import { GlossaryTerms, GlobalTags } from '../../../annotations/index.js';

/** Editable metadata of a column. */
@ObjectType()
export class EditableSchemaFieldInfo {
  /** Path of the column. */
  readonly fieldPath!: string;
  /** Description of the column; takes precedence over the ingested description. */
  readonly description?: string | null;
  /** The same as `tags`. */
  @Field(() => GlobalTags, { nullable: true, deprecationReason: 'Use tags.' })
  readonly globalTags?: GlobalTags | null;
  /** Tags of the column. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of the column. */
  readonly glossaryTerms?: GlossaryTerms | null;
}

/** Editable metadata of the columns of a dataset. */
@ObjectType()
export class EditableSchemaMetadata {
  /** The columns with edited metadata. */
  readonly editableSchemaFieldInfo!: EditableSchemaFieldInfo[];
}
