import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef, DataPlatform } from '../../entities/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';
import { DataTypeEntity, EntityTypeEntity } from './metadata-type.model.js';
import { type NumberValue, PropertyValue, type StringValue } from './property-value.model.js';

/** How many values an entity can have of a structured property. */
export enum PropertyCardinality {
  SINGLE = 'SINGLE',
  MULTIPLE = 'MULTIPLE',
}

registerEnumType(PropertyCardinality, {
  name: 'PropertyCardinality',
  description: 'How many values an entity can have of a structured property.',
});

/** A value that a structured property can have. */
@ObjectType()
export class AllowedValue {
  /** The value. */
  @Field(() => PropertyValue)
  readonly value!: StringValue | NumberValue;
  /** What the value means. */
  readonly description?: string | null;
}

/** What narrows the values of a structured property. */
@ObjectType()
export class TypeQualifier {
  /** Kinds of the entities that values name. */
  @Field(() => [EntityTypeEntity], { nullable: true })
  readonly allowedTypes?: EntityRef[] | null;
}

/** What a structured property is. */
@ObjectType()
export class StructuredPropertyDefinition {
  /** Name of the property, unique in the service. */
  readonly qualifiedName!: string;
  /** Name for people. */
  readonly displayName?: string | null;
  /** What the property says of an entity. */
  readonly description?: string | null;
  /** How many values an entity can have. */
  readonly cardinality?: PropertyCardinality | null;
  /** The only values that the property can have; any when null. */
  readonly allowedValues?: AllowedValue[] | null;
  /** Kind of the values. */
  @Field(() => DataTypeEntity)
  readonly valueType!: EntityRef;
  /** What narrows the values. */
  readonly typeQualifier?: TypeQualifier | null;
  /** Kinds of the entities that can have the property. */
  @Field(() => [EntityTypeEntity])
  readonly entityTypes!: EntityRef[];
  /** Platforms whose entities can have the property; all when null. */
  @Field(() => [DataPlatform], { nullable: true })
  readonly allowedPlatforms?: EntityRef[] | null;
  /** Whether values stay as they were first written. */
  readonly immutable!: boolean;
  /** When the property was made, and by whom. */
  readonly created?: ResolvedAuditStamp | null;
  /** When the property was changed last, and by whom. */
  readonly lastModified?: ResolvedAuditStamp | null;
}

/** Where a structured property is shown. */
@ObjectType()
export class StructuredPropertySettings {
  /** Nowhere. */
  readonly isHidden!: boolean;
  /** Among the filters of a search. */
  readonly showInSearchFilters!: boolean;
  /** In the short view of an entity. */
  readonly showInAssetSummary!: boolean;
  /** In that view only when it has a value. */
  readonly hideInAssetSummaryWhenEmpty!: boolean;
  /** Beside the name of an entity. */
  readonly showAsAssetBadge!: boolean;
  /** In the list of a dataset's columns. */
  readonly showInColumnsTable!: boolean;
}

/** A property that entities can have, with a fixed kind of values. */
@ObjectType({ implements: () => Entity })
export class StructuredPropertyEntity extends Entity {
  /** Whether the property is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** What the property is. */
  readonly definition!: StructuredPropertyDefinition;
  /** Where the property is shown. */
  readonly settings?: StructuredPropertySettings | null;
}
