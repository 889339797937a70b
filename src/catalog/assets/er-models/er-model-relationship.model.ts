import { Field, ObjectType } from '@nestjs/graphql';
import { Dataset, ERModelRelationshipCardinality } from '../datasets/index.js';
import { InstitutionalMemory, GlossaryTerms, Ownership, GlobalTags } from '../../../annotations/index.js';
import { Entity, type EntityRef, EntityWithRelationships, Long, Status } from '../../../entities/index.js';

/** A pair of related columns. */
@ObjectType()
export class RelationshipFieldMapping {
  /** Path of the column of the source. */
  readonly sourceField!: string;
  /** Path of the column of the destination. */
  readonly destinationField!: string;
}

/** Properties of a relationship between two datasets. */
@ObjectType()
export class ERModelRelationshipProperties {
  /** Display name of the relationship. */
  readonly name!: string;
  /** The source dataset. */
  @Field(() => Dataset)
  readonly source!: EntityRef;
  /** The destination dataset. */
  @Field(() => Dataset)
  readonly destination!: EntityRef;
  /** The related columns. */
  readonly relationshipFieldMappings?: RelationshipFieldMapping[] | null;
  /** Cardinality of the relationship, from source to destination. */
  readonly cardinality!: ERModelRelationshipCardinality;
  /** Time of the creation, in milliseconds since 1970; 0 if unknown. */
  @Field(() => Long, { nullable: true })
  readonly createdTime?: number | null;
  /** Creator of the relationship. */
  @Field(() => Entity, { nullable: true })
  readonly createdActor?: EntityRef | null;
}

/** Editable properties of a relationship between two datasets. */
@ObjectType()
export class ERModelRelationshipEditableProperties {
  /** Description of the relationship. */
  readonly description?: string | null;
  /** Display name; takes precedence over the ingested name. */
  readonly name?: string | null;
}

/** A relationship between the columns of two datasets, as in an entity-relationship model. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class ERModelRelationship extends EntityWithRelationships {
  /** Id of the relationship, the last part of its urn. */
  readonly id!: string;
  /** Properties of the relationship. */
  readonly properties?: ERModelRelationshipProperties | null;
  /** Editable properties of the relationship. */
  readonly editableProperties?: ERModelRelationshipEditableProperties | null;
  /** Links to documentation about the relationship. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Owners of the relationship. */
  readonly ownership?: Ownership | null;
  /** Status of the relationship: whether it is soft-deleted. */
  readonly status?: Status | null;
  /** Tags of the relationship. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of the relationship. */
  readonly glossaryTerms?: GlossaryTerms | null;
}
