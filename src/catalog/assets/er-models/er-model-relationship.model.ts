import { Field, ObjectType } from '@nestjs/graphql';
import { Dataset, ERModelRelationshipCardinality } from '../datasets/index.js';
import { InstitutionalMemory, GlossaryTerms, Ownership, GlobalTags } from '../../../annotations/index.js';
import { Entity, type EntityRef, Long, Status } from '../../../entities/index.js';
import { EntityWithRelationships } from '../../lineage/index.js';

/** Two columns that hold the same thing. */
@ObjectType()
export class RelationshipFieldMapping {
  /** Path of the column of the source. */
  readonly sourceField!: string;
  /** Path of the column of the destination. */
  readonly destinationField!: string;
}

/** What is known of a relationship of two datasets. */
@ObjectType()
export class ERModelRelationshipProperties {
  /** Name for people. */
  readonly name!: string;
  /** The dataset that the relationship begins at. */
  @Field(() => Dataset)
  readonly source!: EntityRef;
  /** The dataset that the relationship leads to. */
  @Field(() => Dataset)
  readonly destination!: EntityRef;
  /** The columns by which rows belong to one another. */
  readonly relationshipFieldMappings?: RelationshipFieldMapping[] | null;
  /** How many rows of the source belong to how many of the destination. */
  readonly cardinality!: ERModelRelationshipCardinality;
  /** When the relationship was made, in milliseconds since 1970; 0 when that is not known. */
  @Field(() => Long, { nullable: true })
  readonly createdTime?: number | null;
  /** Who made the relationship. */
  @Field(() => Entity, { nullable: true })
  readonly createdActor?: EntityRef | null;
}

/** What people wrote about a relationship of two datasets. */
@ObjectType()
export class ERModelRelationshipEditableProperties {
  /** What the relationship means. */
  readonly description?: string | null;
  /** Name for people; goes before the one that was ingested. */
  readonly name?: string | null;
}

/** A relationship of two datasets by their columns, as a model of entities and relationships draws it. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class ERModelRelationship extends EntityWithRelationships {
  /** Id of the relationship, the last part of its urn. */
  readonly id!: string;
  /** What is known of the relationship. */
  readonly properties?: ERModelRelationshipProperties | null;
  /** What people wrote about the relationship. */
  readonly editableProperties?: ERModelRelationshipEditableProperties | null;
  /** Links to documentation of the relationship. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Who owns the relationship. */
  readonly ownership?: Ownership | null;
  /** Whether the relationship is in use. */
  readonly status?: Status | null;
  /** Tags of the relationship. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of the relationship. */
  readonly glossaryTerms?: GlossaryTerms | null;
}
