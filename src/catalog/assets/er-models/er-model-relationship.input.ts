import { Field, InputType } from '@nestjs/graphql';
import { ERModelRelationshipCardinality } from '../datasets/index.js';
import { Long } from '../../../entities/index.js';

/** A pair of related columns. */
@InputType()
export class RelationshipFieldMappingInput {
  /** Path of the column of the source. */
  readonly sourceField?: string | null;
  /** Path of the column of the destination. */
  readonly destinationField?: string | null;
}

/** Properties of a relationship between two datasets. */
@InputType()
export class ERModelRelationshipPropertiesInput {
  /** Display name of the relationship; must not be blank. */
  readonly name!: string;
  /** Urn of the source dataset. */
  readonly source!: string;
  /** Urn of the destination dataset. */
  readonly destination!: string;
  /** The related columns. */
  readonly relationshipFieldmappings?: RelationshipFieldMappingInput[] | null;
  /** Cardinality of the relationship; derived from the related columns if absent. */
  readonly erModelRelationshipCardinality?: ERModelRelationshipCardinality | null;
  /** Whether the actor creates the relationship now; takes precedence over `createdAt` and `createdBy`. */
  readonly created?: boolean | null;
  /** Time of the creation, in milliseconds since 1970; ignored without `createdBy`. */
  @Field(() => Long, { nullable: true })
  readonly createdAt?: number | null;
  /** Urn of the creator; ignored without `createdAt`. */
  readonly createdBy?: string | null;
}

/** Editable properties of a relationship between two datasets; they replace the stored ones. */
@InputType()
export class ERModelRelationshipEditablePropertiesUpdate {
  /** Display name; none if absent or blank. */
  readonly name?: string | null;
  /** Description; none when blank. */
  readonly description!: string;
}

/** Parts of a relationship between two datasets; absent parts are not changed. */
@InputType()
export class ERModelRelationshipUpdateInput {
  /** Properties of the relationship. */
  readonly properties?: ERModelRelationshipPropertiesInput | null;
  /** Editable properties of the relationship. */
  readonly editableProperties?: ERModelRelationshipEditablePropertiesUpdate | null;
}
