import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DescribedEntity } from '../../assets/assets/index.js';
import { Deprecation, StructuredProperties } from '../../../annotations/index.js';
import { SearchAcrossEntitiesInput, SearchResults } from '../../../discovery/index.js';
import { CustomPropertiesEntry, Entity, type EntityRef, FieldArgument } from '../../../entities/index.js';
import { ResolvedAuditStamp } from '../../../identity/index.js';

/** What is known of a data product. */
@ObjectType()
export class DataProductProperties {
  /** Name for people; the id where none was given. */
  readonly name!: string;
  /** What the product is for. */
  readonly description?: string | null;
  /** Address of the product elsewhere. */
  readonly externalUrl?: string | null;
  /** How many assets the product has. */
  @Field(() => Int, { nullable: true })
  readonly numAssets?: number | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** When the product was made, and by whom. */
  readonly createdOn?: ResolvedAuditStamp | null;
  /** The product that holds this one. */
  @Field(() => DataProduct, { nullable: true })
  readonly parentDataProduct?: EntityRef | null;
}

/** Data assets that are offered together. */
@ObjectType({ implements: () => Entity })
export class DataProduct extends DescribedEntity {
  /** What is known of the product. */
  @Field(() => DataProductProperties, { nullable: true })
  readonly properties?: DataProductProperties | null;
  /** Whether the product should no longer be used. */
  readonly deprecation?: Deprecation | null;
  /** Structured properties of the product. */
  readonly structuredProperties?: StructuredProperties | null;
  /** The products around the product, the nearest first. */
  @Field(() => [DataProduct])
  readonly parentDataProducts!: EntityRef[];
  /** A search among the assets of the product. */
  @FieldArgument('input', () => SearchAcrossEntitiesInput, {
    nullable: true,
    description: 'What to search for. A filter on `isOutputPort` selects those that are offered to others.',
  })
  @Field(() => SearchResults, { nullable: true })
  readonly entities?: SearchResults | null;
}
