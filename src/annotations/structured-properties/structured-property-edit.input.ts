import { Field, Float, InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';
import { PropertyCardinality } from './structured-property.model.js';

const ID = /^[^\s]+$/;
const ID_FIX = { message: '$property must neither be empty nor contain white space' };

/** Restrictions on the values of a structured property. */
@InputType()
export class TypeQualifierInput {
  /** Urns of the entity types that values may refer to. */
  readonly allowedTypes?: string[] | null;
}

/** Relaxed restrictions on the values of a structured property. */
@InputType()
export class UpdateTypeQualifierInput {
  /** Urns of additional entity types that values may refer to. */
  readonly newAllowedTypes?: string[] | null;
}

/** An allowed value of a structured property; set either `stringValue` or `numberValue`. */
@InputType()
export class AllowedValueInput {
  /** The value of a text, date or urn property. */
  readonly stringValue?: string | null;
  /** The value of a number property. */
  @Field(() => Float, { nullable: true })
  readonly numberValue?: number | null;
  /** Meaning of the value. */
  readonly description?: string | null;
}

/**
 * Where user interfaces show a structured property. Absent members stay unchanged; in a new property they are false.
 */
@InputType()
export class StructuredPropertySettingsInput {
  /** Whether the property is hidden. */
  readonly isHidden?: boolean | null;
  /** Whether the property is a search filter. */
  readonly showInSearchFilters?: boolean | null;
  /** Whether summaries of entities show the property. */
  readonly showInAssetSummary?: boolean | null;
  /** Whether summaries omit the property when it has no value. */
  readonly hideInAssetSummaryWhenEmpty?: boolean | null;
  /** Whether the property is a badge beside the entity's name. */
  readonly showAsAssetBadge?: boolean | null;
  /** Whether the column list of datasets shows the property. */
  readonly showInColumnsTable?: boolean | null;
}

/** A structured property to create. */
@InputType()
export class CreateStructuredPropertyInput {
  /** Id of the property, the last part of its urn; when absent, `qualifiedName` or a random id. */
  @ValidateIf((input: CreateStructuredPropertyInput) => input.id != null)
  @Matches(ID, ID_FIX)
  readonly id?: string | null;
  /** Qualified name of the property, unique in the service; must equal `id` if both are given. */
  @ValidateIf((input: CreateStructuredPropertyInput) => input.qualifiedName != null)
  @Matches(ID, ID_FIX)
  readonly qualifiedName?: string | null;
  /** Display name. */
  readonly displayName?: string | null;
  /** Description of the property. */
  readonly description?: string | null;
  /** Whether values cannot be changed; false when absent. */
  readonly immutable?: boolean | null;
  /** Urn of the data type, such as `urn:li:dataType:datahub.string`. */
  readonly valueType!: string;
  /** Restrictions on the values. */
  readonly typeQualifier?: TypeQualifierInput | null;
  /** Allowed values; any value when absent. */
  readonly allowedValues?: AllowedValueInput[] | null;
  /** Number of values that an entity can have; SINGLE when absent. */
  readonly cardinality?: PropertyCardinality | null;
  /** Urns of the entity types that can have the property, such as `urn:li:entityType:datahub.dataset`. */
  readonly entityTypes!: string[];
  /** Urns of the platforms whose entities can have the property; all when absent. */
  readonly allowedPlatforms?: string[] | null;
  /** Where user interfaces show the property. */
  readonly settings?: StructuredPropertySettingsInput | null;
}

/** Extensions of a structured property. */
@InputType()
export class UpdateStructuredPropertyInput {
  /** Urn of the property. */
  readonly urn!: string;
  /** Display name; unchanged when absent. */
  readonly displayName?: string | null;
  /** Description of the property; unchanged when absent. */
  readonly description?: string | null;
  /** Whether values cannot be changed; unchanged when absent. */
  readonly immutable?: boolean | null;
  /** Additional entity types that values may refer to. */
  readonly typeQualifier?: UpdateTypeQualifierInput | null;
  /** Additional allowed values. */
  readonly newAllowedValues?: AllowedValueInput[] | null;
  /** True allows several values. This change is permanent. */
  readonly setCardinalityAsMultiple?: boolean | null;
  /** Urns of additional entity types that can have the property. */
  readonly newEntityTypes?: string[] | null;
  /** Urns of additional platforms whose entities can have the property. */
  readonly newAllowedPlatforms?: string[] | null;
  /** Where user interfaces show the property. */
  readonly settings?: StructuredPropertySettingsInput | null;
}

/** A structured property to delete. */
@InputType()
export class DeleteStructuredPropertyInput {
  /** Urn of the property. */
  readonly urn!: string;
}
