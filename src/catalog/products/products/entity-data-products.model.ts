import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { DataProduct } from './data-product.model.js';

/** A data product that contains an entity. */
@ObjectType()
export class EntityDataProductAssociation {
  /** The product. */
  @Field(() => DataProduct)
  readonly dataProduct!: EntityRef;
  /** Whether the entity, or one of its siblings, is an output port of the product. */
  readonly isOutputPort!: boolean;
}

/** The data products of an entity. */
@ObjectType()
export class EntityDataProducts {
  /** Urn of the entity. */
  readonly urn!: string;
  /** The products that contain the entity or one of its siblings. */
  readonly dataProductAssociations!: EntityDataProductAssociation[];
}

/** The data products of several entities. */
@ObjectType()
export class BulkEntityDataProductsResult {
  /** One item for each urn of the input, in the same order. */
  readonly entities!: EntityDataProducts[];
}
