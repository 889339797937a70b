import { Args, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import { ProductUpdate } from './product-update.model.js';

/**
 * The query for news of the product. DataHub reads them from its maker's site; this service asks nobody outside, so it
 * knows of none.
 */
@Resolver()
export class ProductUpdateResolver {
  @Authenticated('Tells of the service.')
  @Query(() => ProductUpdate, {
    nullable: true,
    description: 'News of the product: null, as the service asks no other site for them.',
  })
  latestProductUpdate(
    @Args('refreshCache', {
      type: () => Boolean,
      nullable: true,
      defaultValue: false,
      description: 'Has no effect: there is nothing to read again.',
    })
    _refreshCache: boolean | null,
  ): ProductUpdate | null {
    return null;
  }
}
