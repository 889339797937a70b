import { Field, Float, InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';
import { PropertyCardinality } from './structured-property.model.js';

const ID = /^[^\s]+$/;
const ID_FIX = { message: '$property must neither be empty nor hold white space' };

/** What narrows the values of a structured property. */
@InputType()
export class TypeQualifierInput {
  /** Urns of the kinds of entities that values may name. */
  readonly allowedTypes?: string[] | null;
}

/** What narrows the values of a structured property less than before. */
@InputType()
export class UpdateTypeQualifierInput {
  /** Urns of further kinds of entities that values may name. */
  readonly newAllowedTypes?: string[] | null;
}

/** A value that a structured property can have; give one of the first two members. */
@InputType()
export class AllowedValueInput {
  /** The value, when the property has texts, dates or urns. */
  readonly stringValue?: string | null;
  /** The value, when the property has numbers. */
  @Field(() => Float, { nullable: true })
  readonly numberValue?: number | null;
  /** What the value means. */
  readonly description?: string | null;
}

/** Where a structured property is shown; what is absent is as it was, or false. */
@InputType()
export class StructuredPropertySettingsInput {
  /** Nowhere. */
  readonly isHidden?: boolean | null;
  /** Among the filters of a search. */
  readonly showInSearchFilters?: boolean | null;
  /** In the short view of an entity. */
  readonly showInAssetSummary?: boolean | null;
  /** In that view only when it has a value. */
  readonly hideInAssetSummaryWhenEmpty?: boolean | null;
  /** Beside the name of an entity. */
  readonly showAsAssetBadge?: boolean | null;
  /** In the list of a dataset's columns. */
  readonly showInColumnsTable?: boolean | null;
}

/** A structured property to create. */
@InputType()
export class CreateStructuredPropertyInput {
  /** Id of the property, the last part of its urn; `qualifiedName` when absent, else a random one. */
  @ValidateIf((input: CreateStructuredPropertyInput) => input.id != null)
  @Matches(ID, ID_FIX)
  readonly id?: string | null;
  /** Name of the property, unique in the service; the same as the id. */
  @ValidateIf((input: CreateStructuredPropertyInput) => input.qualifiedName != null)
  @Matches(ID, ID_FIX)
  readonly qualifiedName?: string | null;
  /** Name for people. */
  readonly displayName?: string | null;
  /** What the property says of an entity. */
  readonly description?: string | null;
  /** Whether values stay as they were first written; false when absent. */
  readonly immutable?: boolean | null;
  /** Urn of the kind of the values, as in `urn:li:dataType:datahub.string`. */
  readonly valueType!: string;
  /** What narrows the values. */
  readonly typeQualifier?: TypeQualifierInput | null;
  /** The only values that the property can have; any when absent. */
  readonly allowedValues?: AllowedValueInput[] | null;
  /** How many values an entity can have; SINGLE when absent. */
  readonly cardinality?: PropertyCardinality | null;
  /** Urns of the kinds of entities that can have the property, as in `urn:li:entityType:datahub.dataset`. */
  readonly entityTypes!: string[];
  /** Urns of the platforms whose entities can have the property; all when absent. */
  readonly allowedPlatforms?: string[] | null;
  /** Where the property is shown. */
  readonly settings?: StructuredPropertySettingsInput | null;
}

/** What a structured property gets besides what it has. */
@InputType()
export class UpdateStructuredPropertyInput {
  /** Urn of the property. */
  readonly urn!: string;
  /** Name for people; as it is when absent. */
  readonly displayName?: string | null;
  /** What the property says of an entity; as it is when absent. */
  readonly description?: string | null;
  /** Whether values stay as they were first written; as it is when absent. */
  readonly immutable?: boolean | null;
  /** Further kinds of entities that values may name. */
  readonly typeQualifier?: UpdateTypeQualifierInput | null;
  /** Further values that the property can have. */
  readonly newAllowedValues?: AllowedValueInput[] | null;
  /** True to let entities have several values; there is no way back. */
  readonly setCardinalityAsMultiple?: boolean | null;
  /** Urns of further kinds of entities that can have the property. */
  readonly newEntityTypes?: string[] | null;
  /** Urns of further platforms whose entities can have the property. */
  readonly newAllowedPlatforms?: string[] | null;
  /** Where the property is shown. */
  readonly settings?: StructuredPropertySettingsInput | null;
}

/** A structured property to delete. */
@InputType()
export class DeleteStructuredPropertyInput {
  /** Urn of the property. */
  readonly urn!: string;
}
