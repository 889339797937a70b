import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, MetadataAttribution } from '../../entities/index.js';
import { type NumberValue, PropertyValue, type StringValue } from './property-value.model.js';
import { StructuredPropertyEntity } from './structured-property.model.js';

/** The values that an entity has of one structured property. */
@ObjectType()
export class StructuredPropertiesEntry {
  /** The property. */
  @Field(() => StructuredPropertyEntity)
  readonly structuredProperty!: EntityRef;
  /** The values. */
  @Field(() => [PropertyValue], { nullable: 'items' })
  readonly values!: (StringValue | NumberValue | null)[];
  /** The entities of those values that are urns. */
  @Field(() => [Entity], { nullable: 'itemsAndList' })
  readonly valueEntities?: (EntityRef | null)[] | null;
  /** Urn of the entity that has the values. */
  readonly associatedUrn!: string;
  /** Who or what gave the values. */
  readonly attribution?: MetadataAttribution | null;
}

/** The structured properties of an entity. */
@ObjectType()
export class StructuredProperties {
  /** The properties that have values. */
  readonly properties?: StructuredPropertiesEntry[] | null;
}
