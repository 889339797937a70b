import { Field, Float, InputType } from '@nestjs/graphql';

/** A value of a structured property; set exactly one member. */
@InputType()
export class PropertyValueInput {
  /** The value of a text, date or urn property. */
  readonly stringValue?: string | null;
  /** The value of a number property. */
  @Field(() => Float, { nullable: true })
  readonly numberValue?: number | null;
}

/** A structured property and its new values. */
@InputType()
export class StructuredPropertyInputParams {
  /** Urn of the property. */
  readonly structuredPropertyUrn!: string;
  /** The values, which replace the existing values. */
  readonly values!: PropertyValueInput[];
}

/** New values of structured properties of an entity; other properties stay unchanged. */
@InputType()
export class UpsertStructuredPropertiesInput {
  /** Urn of the entity. */
  readonly assetUrn!: string;
  /** The properties and their values. */
  readonly structuredPropertyInputParams!: StructuredPropertyInputParams[];
}

/** Structured properties to remove from an entity. */
@InputType()
export class RemoveStructuredPropertiesInput {
  /** Urn of the entity. */
  readonly assetUrn!: string;
  /** Urns of the properties. */
  readonly structuredPropertyUrns!: string[];
}
