import { Field, Float, InputType } from '@nestjs/graphql';

/** One value of a structured property; give one of the members. */
@InputType()
export class PropertyValueInput {
  /** The value, when the property has texts, dates or urns. */
  readonly stringValue?: string | null;
  /** The value, when the property has numbers. */
  @Field(() => Float, { nullable: true })
  readonly numberValue?: number | null;
}

/** A structured property, and the values that an entity is to have of it. */
@InputType()
export class StructuredPropertyInputParams {
  /** Urn of the property. */
  readonly structuredPropertyUrn!: string;
  /** The values, in place of those it has. */
  readonly values!: PropertyValueInput[];
}

/** Values of structured properties that an entity is to have; properties that are not named stay as they are. */
@InputType()
export class UpsertStructuredPropertiesInput {
  /** Urn of the entity. */
  readonly assetUrn!: string;
  /** The properties and their values. */
  readonly structuredPropertyInputParams!: StructuredPropertyInputParams[];
}

/** Structured properties that an entity is to have no more. */
@InputType()
export class RemoveStructuredPropertiesInput {
  /** Urn of the entity. */
  readonly assetUrn!: string;
  /** Urns of the properties. */
  readonly structuredPropertyUrns!: string[];
}
