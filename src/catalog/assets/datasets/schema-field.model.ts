import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { GlossaryTerms, GlobalTags } from '../../../annotations/index.js';
import { SchemaFieldDataType } from './schema-field-data-type.enum.js';
import { SchemaFieldEntity } from './schema-field-entity.model.js';

/** One column of a schema, as it was ingested. */
@ObjectType()
export class SchemaField {
  /** Path of the column, unique in the schema. */
  readonly fieldPath!: string;
  /** Path of the column in JSON terms. */
  readonly jsonPath?: string | null;
  /** Name for people. */
  readonly label?: string | null;
  /** Whether the column may hold nothing. */
  readonly nullable!: boolean;
  /** What the column holds. */
  readonly description?: string | null;
  /** Kind of the values. */
  readonly type!: SchemaFieldDataType;
  /** What the platform calls the kind of the values. */
  readonly nativeDataType?: string | null;
  /** Whether the column holds values of its own kind. */
  readonly recursive!: boolean;
  /** The same as `tags`. */
  @Field(() => GlobalTags, { nullable: true, deprecationReason: 'Use tags.' })
  readonly globalTags?: GlobalTags | null;
  /** Tags that came with the schema. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms that came with the schema. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** Whether the column belongs to the key of its dataset. */
  readonly isPartOfKey?: boolean | null;
  /** Whether the dataset is partitioned by the column. */
  readonly isPartitioningKey?: boolean | null;
  /** Further facts of the platform, as JSON text. */
  readonly jsonProps?: string | null;
  /** The column as an entity of its own. */
  @Field(() => SchemaFieldEntity, { nullable: true })
  readonly schemaFieldEntity?: EntityRef | null;
}
