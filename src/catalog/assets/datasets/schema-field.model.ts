import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { GlossaryTerms, GlobalTags } from '../../../annotations/index.js';
import { SchemaFieldDataType } from './schema-field-data-type.enum.js';
import { SchemaFieldEntity } from './schema-field-entity.model.js';

/** An ingested column of a schema. */
@ObjectType()
export class SchemaField {
  /** Path of the column, unique within the schema. */
  readonly fieldPath!: string;
  /** JSON path of the column. */
  readonly jsonPath?: string | null;
  /** Display name of the column. */
  readonly label?: string | null;
  /** Whether the column can be null. */
  readonly nullable!: boolean;
  /** Description of the column. */
  readonly description?: string | null;
  /** Data type of the column. */
  readonly type!: SchemaFieldDataType;
  /** Native data type of the column on its platform. */
  readonly nativeDataType?: string | null;
  /** Whether the data type of the column is recursive. */
  readonly recursive!: boolean;
  /** The same as `tags`. */
  @Field(() => GlobalTags, { nullable: true, deprecationReason: 'Use tags.' })
  readonly globalTags?: GlobalTags | null;
  /** Ingested tags of the column. */
  readonly tags?: GlobalTags | null;
  /** Ingested glossary terms of the column. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** Whether the column is part of the primary key. */
  readonly isPartOfKey?: boolean | null;
  /** Whether the dataset is partitioned by the column. */
  readonly isPartitioningKey?: boolean | null;
  /** Further properties from the platform, as JSON text. */
  readonly jsonProps?: string | null;
  /** The entity of the column. */
  @Field(() => SchemaFieldEntity, { nullable: true })
  readonly schemaFieldEntity?: EntityRef | null;
}
