import { Args, Context, Info, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../../auth/index.js';
import type { GraphQLResolveInfo } from 'graphql';
import { hitOptions, SearchAcrossEntitiesInput, SearchResults } from '../../../discovery/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { BulkEntityDataProductsInput } from './bulk-entity-data-products.input.js';
import { DATA_PRODUCT } from './data-product.mappings.js';
import { DataProduct } from './data-product.model.js';
import { BulkEntityDataProductsResult } from './entity-data-products.model.js';
import { EntityProductsService } from './entity-products.service.js';
import { ProductAssetsService } from './product-assets.service.js';

/** Queries for data products and their assets. */
@Resolver()
export class DataProductResolver {
  constructor(
    private readonly assets: ProductAssetsService,
    private readonly products: EntityProductsService,
  ) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => DataProduct, { nullable: true, description: 'Returns a data product.' })
  dataProduct(
    @Args('urn', { description: 'Urn of the product.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(DATA_PRODUCT.entityType, urn);
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => SearchResults, { nullable: true, description: 'Searches the assets of a data product.' })
  listDataProductAssets(
    @Args('urn', { description: 'Urn of the product.' }) urn: string,
    @Args('input', { description: 'The search.' }) input: SearchAcrossEntitiesInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SearchResults> {
    return this.assets.search(urn, input, context, hitOptions(info));
  }

  @Authenticated('Omits entities that the actor may not view.')
  @Query(() => BulkEntityDataProductsResult, {
    description: 'Returns the data products of several entities and of their siblings.',
  })
  async bulkEntityDataProducts(
    @Args('input', { description: 'The entities.' }) { urns }: BulkEntityDataProductsInput,
    @Context() context: GraphqlContext,
  ): Promise<BulkEntityDataProductsResult> {
    return { entities: await this.products.of(urns, context) };
  }
}
