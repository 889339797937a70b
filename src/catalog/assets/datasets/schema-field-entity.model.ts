import { Field, ObjectType } from '@nestjs/graphql';
import {
  Deprecation,
  Documentation,
  GlossaryTerms,
  GlobalTags,
  StructuredProperties,
} from '../../../annotations/index.js';
import { Entity, type EntityRef, EntityWithRelationships, Status } from '../../../entities/index.js';
import { HasLogicalParent } from './has-logical-parent.model.js';

/** A column that is an entity. */
@ObjectType({ implements: () => [EntityWithRelationships, HasLogicalParent, Entity] })
export class SchemaFieldEntity extends Entity {
  /** Path of the column in its schema. */
  readonly fieldPath!: string;
  /** The entity that has the column. */
  @Field(() => Entity)
  readonly parent!: EntityRef;
  /** Status of the column: whether it is soft-deleted. */
  readonly status?: Status | null;
  /** Deprecation of the column. */
  readonly deprecation?: Deprecation | null;
  /** Tags of the column entity; `SchemaField` has the tags of the schema. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of the column entity; `SchemaField` has the terms of the schema. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** Descriptions of the column by source. */
  readonly documentation?: Documentation | null;
  /** Structured properties of the column. */
  readonly structuredProperties?: StructuredProperties | null;
}
