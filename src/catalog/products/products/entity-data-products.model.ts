import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { DataProduct } from './data-product.model.js';

/** A data product that has an entity among its assets. */
@ObjectType()
export class EntityDataProductAssociation {
  /** The product. */
  @Field(() => DataProduct)
  readonly dataProduct!: EntityRef;
  /** Whether the product offers the entity, or one of its siblings, to others. */
  readonly isOutputPort!: boolean;
}

/** The data products of an entity. */
@ObjectType()
export class EntityDataProducts {
  /** Urn of the entity. */
  readonly urn!: string;
  /** The products that have it, or one of its siblings, among their assets. */
  readonly dataProductAssociations!: EntityDataProductAssociation[];
}

/** The data products of several entities. */
@ObjectType()
export class BulkEntityDataProductsResult {
  /** One for each urn that was asked for, in that order. */
  readonly entities!: EntityDataProducts[];
}
