import { Field, ObjectType } from '@nestjs/graphql';
import {
  Deprecation,
  Documentation,
  GlossaryTerms,
  GlobalTags,
  StructuredProperties,
} from '../../../annotations/index.js';
import { Entity, type EntityRef, Status } from '../../../entities/index.js';

/** A column as an entity of its own. */
@ObjectType({ implements: () => Entity })
export class SchemaFieldEntity extends Entity {
  /** Path of the column in its schema. */
  readonly fieldPath!: string;
  /** What has the column. */
  @Field(() => Entity)
  readonly parent!: EntityRef;
  /** Whether the column is in use. */
  readonly status?: Status | null;
  /** Whether the column should no longer be used. */
  readonly deprecation?: Deprecation | null;
  /** Tags of the column itself; those of its schema stand at `SchemaField`. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of the column itself; those of its schema stand at `SchemaField`. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** Descriptions of the column, one for each source. */
  readonly documentation?: Documentation | null;
  /** Structured properties of the entity. */
  readonly structuredProperties?: StructuredProperties | null;
}
