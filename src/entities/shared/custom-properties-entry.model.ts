import { ObjectType } from '@nestjs/graphql';

/** A custom property of an entity. */
@ObjectType()
export class CustomPropertiesEntry {
  /** Name of the property, unique on its entity. */
  readonly key!: string;
  /** Value of the property. */
  readonly value?: string | null;
  /** Urn of the entity that has the property. */
  readonly associatedUrn!: string;
}
