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

/** Mutations of data products, and of what belongs to them. */
@Resolver()
export class ProductEditResolver {
  constructor(
    private readonly products: ProductEditService,
    private readonly memberships: ProductMembershipService,
  ) {}

  @AuthorizedInside(CREATING_PRODUCT)
  @Mutation(() => DataProduct, { nullable: true, description: 'Creates a data product that its maker owns.' })
  async createDataProduct(
    @Args('input', { description: 'The product to create.' }) input: CreateDataProductInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(DATA_PRODUCT.typeName, await this.products.create(input, context));
  }

  @AuthorizedInside(CHANGING_PRODUCT)
  @Mutation(() => DataProduct, { nullable: true, description: 'Changes what is given of a data product.' })
  async updateDataProduct(
    @Args('urn', { description: 'Urn of the product.' }) urn: string,
    @Args('input', { description: 'What changes.' }) input: UpdateDataProductInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.products.update(urn, input, context);
    return refTo(DATA_PRODUCT.typeName, urn);
  }

  @AuthorizedInside(CHANGING_PRODUCT)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Puts a data product into another, or at the top. Answers true.',
  })
  async moveDataProduct(
    @Args('input', { description: 'The product, and where it goes.' }) input: MoveDataProductInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.products.move(input, context);
    return true;
  }

  @AuthorizedInside(DELETING_PRODUCT)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Deletes a data product for good; its assets stay. Answers true.',
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
    description: 'Puts assets into a data product, or takes them out of theirs. Answers true.',
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
  @Mutation(() => Boolean, { nullable: true, description: 'Puts assets into several data products. Answers true.' })
  async batchAddToDataProducts(
    @Args('input', { description: 'The assets and the products.' })
    { dataProductUrns, resourceUrns }: BatchSetDataProductsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.memberships.addToAll(dataProductUrns, resourceUrns, context);
    return true;
  }

  @AuthorizedInside(ASSIGNING_PRODUCTS)
  @Mutation(() => Boolean, { nullable: true, description: 'Takes assets out of several data products. Answers true.' })
  async batchRemoveFromDataProducts(
    @Args('input', { description: 'The assets and the products.' })
    { dataProductUrns, resourceUrns }: BatchSetDataProductsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.memberships.removeFromAll(dataProductUrns, resourceUrns, context);
    return true;
  }
}
