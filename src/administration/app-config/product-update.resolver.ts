import { Args, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import { ProductUpdate } from './product-update.model.js';

/**
 * The query for product updates. DataHub fetches them from an external site; this service sends no such request, so the
 * result is always null.
 */
@Resolver()
export class ProductUpdateResolver {
  @Authenticated('Returns configuration of the service.')
  @Query(() => ProductUpdate, {
    nullable: true,
    description: 'The latest product update. Always null: the service fetches no updates from external sites.',
  })
  latestProductUpdate(
    @Args('refreshCache', {
      type: () => Boolean,
      nullable: true,
      defaultValue: false,
      description: 'Has no effect: there is no cache to refresh.',
    })
    _refreshCache: boolean | null,
  ): ProductUpdate | null {
    return null;
  }
}
