import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef, DataPlatform } from '../../entities/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';
import { DataTypeEntity, EntityTypeEntity } from './metadata-type.model.js';
import { type NumberValue, PropertyValue, type StringValue } from './property-value.model.js';

/** Number of values that an entity can have. */
export enum PropertyCardinality {
  SINGLE = 'SINGLE',
  MULTIPLE = 'MULTIPLE',
}

registerEnumType(PropertyCardinality, {
  name: 'PropertyCardinality',
  description: 'Number of values of a structured property that an entity can have.',
});

/** An allowed value of a structured property. */
@ObjectType()
export class AllowedValue {
  /** The value. */
  @Field(() => PropertyValue)
  readonly value!: StringValue | NumberValue;
  /** Meaning of the value. */
  readonly description?: string | null;
}

/** Restrictions on the values of a structured property. */
@ObjectType()
export class TypeQualifier {
  /** Entity types that values may refer to. */
  @Field(() => [EntityTypeEntity], { nullable: true })
  readonly allowedTypes?: EntityRef[] | null;
}

/** Definition of a structured property. */
@ObjectType()
export class StructuredPropertyDefinition {
  /** Qualified name of the property, unique in the service. */
  readonly qualifiedName!: string;
  /** Display name. */
  readonly displayName?: string | null;
  /** Description of the property. */
  readonly description?: string | null;
  /** Number of values that an entity can have. */
  readonly cardinality?: PropertyCardinality | null;
  /** Allowed values; any value when null. */
  readonly allowedValues?: AllowedValue[] | null;
  /** Data type of the values. */
  @Field(() => DataTypeEntity)
  readonly valueType!: EntityRef;
  /** Restrictions on the values. */
  readonly typeQualifier?: TypeQualifier | null;
  /** Entity types that can have the property. */
  @Field(() => [EntityTypeEntity])
  readonly entityTypes!: EntityRef[];
  /** Platforms whose entities can have the property; all when null. */
  @Field(() => [DataPlatform], { nullable: true })
  readonly allowedPlatforms?: EntityRef[] | null;
  /** Whether values cannot be changed. */
  readonly immutable!: boolean;
  /** Time and actor of the creation. */
  readonly created?: ResolvedAuditStamp | null;
  /** Time and actor of the last change. */
  readonly lastModified?: ResolvedAuditStamp | null;
}

/** Where user interfaces show a structured property. */
@ObjectType()
export class StructuredPropertySettings {
  /** Whether the property is hidden. */
  readonly isHidden!: boolean;
  /** Whether the property is a search filter. */
  readonly showInSearchFilters!: boolean;
  /** Whether summaries of entities show the property. */
  readonly showInAssetSummary!: boolean;
  /** Whether summaries omit the property when it has no value. */
  readonly hideInAssetSummaryWhenEmpty!: boolean;
  /** Whether the property is a badge beside the entity's name. */
  readonly showAsAssetBadge!: boolean;
  /** Whether the column list of datasets shows the property. */
  readonly showInColumnsTable!: boolean;
}

/** A typed property of entities. */
@ObjectType({ implements: () => Entity })
export class StructuredPropertyEntity extends Entity {
  /** Whether the property is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** Definition of the property. */
  readonly definition!: StructuredPropertyDefinition;
  /** Where user interfaces show the property. */
  readonly settings?: StructuredPropertySettings | null;
}
