import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DescribedEntity } from '../../assets/assets/index.js';
import { Deprecation, StructuredProperties } from '../../../annotations/index.js';
import { CustomPropertiesEntry, Entity, type EntityRef } from '../../../entities/index.js';

/** Properties of a data product. */
@ObjectType()
export class DataProductProperties {
  /** Display name; the id if none is stored. */
  readonly name!: string;
  /** Description of the product. */
  readonly description?: string | null;
  /** URL of the product. */
  readonly externalUrl?: string | null;
  /** Number of assets of the product. */
  @Field(() => Int, { nullable: true })
  readonly numAssets?: number | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** The parent product. */
  @Field(() => DataProduct, { nullable: true })
  readonly parentDataProduct?: EntityRef | null;
}

/** A group of data assets that are offered together. */
@ObjectType({ implements: () => Entity })
export class DataProduct extends DescribedEntity {
  /** Properties of the product. */
  @Field(() => DataProductProperties, { nullable: true })
  readonly properties?: DataProductProperties | null;
  /** Deprecation of the product. */
  readonly deprecation?: Deprecation | null;
  /** Structured properties of the product. */
  readonly structuredProperties?: StructuredProperties | null;
  /** The parent products, nearest first. */
  @Field(() => [DataProduct])
  readonly parentDataProducts!: EntityRef[];
}
