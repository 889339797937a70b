import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, MetadataAttribution } from '../../entities/index.js';
import { type NumberValue, PropertyValue, type StringValue } from './property-value.model.js';
import { StructuredPropertyEntity } from './structured-property.model.js';

/** The values of one structured property of an entity. */
@ObjectType()
export class StructuredPropertiesEntry {
  /** The property. */
  @Field(() => StructuredPropertyEntity)
  readonly structuredProperty!: EntityRef;
  /** The values. */
  @Field(() => [PropertyValue], { nullable: 'items' })
  readonly values!: (StringValue | NumberValue | null)[];
  /** The entities whose urns are among the values. */
  @Field(() => [Entity], { nullable: 'itemsAndList' })
  readonly valueEntities?: (EntityRef | null)[] | null;
  /** Urn of the entity that has the values. */
  readonly associatedUrn!: string;
  /** Source of the values. */
  readonly attribution?: MetadataAttribution | null;
}

/** The structured properties of an entity. */
@ObjectType()
export class StructuredProperties {
  /** The properties that have values. */
  readonly properties?: StructuredPropertiesEntry[] | null;
}
