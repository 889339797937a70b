import { Field, InputType } from '@nestjs/graphql';
import { ERModelRelationshipCardinality } from '../datasets/index.js';
import { Long } from '../../../entities/index.js';

/** Two columns that hold the same thing. */
@InputType()
export class RelationshipFieldMappingInput {
  /** Path of the column of the source. */
  readonly sourceField?: string | null;
  /** Path of the column of the destination. */
  readonly destinationField?: string | null;
}

/** What is known of a relationship of two datasets. */
@InputType()
export class ERModelRelationshipPropertiesInput {
  /** Name for people; must not be blank. */
  readonly name!: string;
  /** Urn of the dataset that the relationship begins at. */
  readonly source!: string;
  /** Urn of the dataset that the relationship leads to. */
  readonly destination!: string;
  /** The columns by which rows belong to one another. */
  readonly relationshipFieldmappings?: RelationshipFieldMappingInput[] | null;
  /** How many rows belong to how many; when absent, told by which columns occur once among the mappings. */
  readonly erModelRelationshipCardinality?: ERModelRelationshipCardinality | null;
  /** Whether the relationship is made now by the caller; goes before `createdAt` and `createdBy`. */
  readonly created?: boolean | null;
  /** When the relationship was made, in milliseconds since 1970; goes with `createdBy`. */
  @Field(() => Long, { nullable: true })
  readonly createdAt?: number | null;
  /** Urn of who made the relationship; goes with `createdAt`. */
  readonly createdBy?: string | null;
}

/** What people write about a relationship of two datasets; replaces what there is. */
@InputType()
export class ERModelRelationshipEditablePropertiesUpdate {
  /** Name for people; none when absent or blank. */
  readonly name?: string | null;
  /** What the relationship means; nothing when blank. */
  readonly description!: string;
}

/** A relationship of two datasets, in parts; a part that is absent stays as it is. */
@InputType()
export class ERModelRelationshipUpdateInput {
  /** What is known of the relationship. */
  readonly properties?: ERModelRelationshipPropertiesInput | null;
  /** What people write about it. */
  readonly editableProperties?: ERModelRelationshipEditablePropertiesUpdate | null;
}
