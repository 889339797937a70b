import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../../entities/index.js';
import { DATA_PRODUCT } from './data-product.mappings.js';
import { DataProduct } from './data-product.model.js';
import {
  BatchSetDataProductInput,
  BatchSetDataProductsInput,
  CreateDataProductInput,
  MoveDataProductInput,
  UpdateDataProductInput,
} from './product-edit.input.js';
import { ProductEditService } from './product-edit.service.js';
import { ProductMembershipService } from './product-membership.service.js';
import {
  ASSIGNING_PRODUCTS,
  CREATING_PRODUCT,
  DELETING_PRODUCT,
  CHANGING_PRODUCT,
  SETTING_PRODUCT,
} from './product.demands.js';

/** Mutations of data products and of their assets. */
@Resolver()
export class ProductEditResolver {
  constructor(
    private readonly products: ProductEditService,
    private readonly memberships: ProductMembershipService,
  ) {}

  @AuthorizedInside(CREATING_PRODUCT)
  @Mutation(() => DataProduct, {
    nullable: true,
    description: 'Creates a data product that the actor owns, and returns it.',
  })
  async createDataProduct(
    @Args('input', { description: 'The product to create.' }) input: CreateDataProductInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(DATA_PRODUCT.typeName, await this.products.create(input, context));
  }

  @AuthorizedInside(CHANGING_PRODUCT)
  @Mutation(() => DataProduct, { nullable: true, description: 'Changes a data product and returns it.' })
  async updateDataProduct(
    @Args('urn', { description: 'Urn of the product.' }) urn: string,
    @Args('input', { description: 'The changes.' }) input: UpdateDataProductInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.products.update(urn, input, context);
    return refTo(DATA_PRODUCT.typeName, urn);
  }

  @AuthorizedInside(CHANGING_PRODUCT)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Moves a data product to another parent, or to the top level. Returns true.',
  })
  async moveDataProduct(
    @Args('input', { description: 'The product and its new parent.' }) input: MoveDataProductInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.products.move(input, context);
    return true;
  }

  @AuthorizedInside(DELETING_PRODUCT)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Hard-deletes a data product; its assets are kept. Returns true.',
  })
  async deleteDataProduct(
    @Args('urn', { description: 'Urn of the product.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.products.delete(urn, context);
    return true;
  }

  @AuthorizedInside(SETTING_PRODUCT)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Adds assets to a data product, or removes them from all data products. Returns true.',
  })
  async batchSetDataProduct(
    @Args('input', { description: 'The assets and the product.' })
    { dataProductUrn, resourceUrns }: BatchSetDataProductInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    if (dataProductUrn == null) await this.memberships.takeOutOfAll(resourceUrns, context);
    else await this.memberships.put(dataProductUrn, resourceUrns, context);
    return true;
  }

  @AuthorizedInside(ASSIGNING_PRODUCTS)
  @Mutation(() => Boolean, { nullable: true, description: 'Adds assets to several data products. Returns true.' })
  async batchAddToDataProducts(
    @Args('input', { description: 'The assets and the products.' })
    { dataProductUrns, resourceUrns }: BatchSetDataProductsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.memberships.addToAll(dataProductUrns, resourceUrns, context);
    return true;
  }

  @AuthorizedInside(ASSIGNING_PRODUCTS)
  @Mutation(() => Boolean, { nullable: true, description: 'Removes assets from several data products. Returns true.' })
  async batchRemoveFromDataProducts(
    @Args('input', { description: 'The assets and the products.' })
    { dataProductUrns, resourceUrns }: BatchSetDataProductsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.memberships.removeFromAll(dataProductUrns, resourceUrns, context);
    return true;
  }
}
