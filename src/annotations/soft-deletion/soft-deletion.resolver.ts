import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { BatchUpdateSoftDeletedInput } from './batch-update-soft-deleted.input.js';
import { SoftDeletionService } from './soft-deletion.service.js';
import { SOFT_DELETING } from './soft-deletion.demands.js';

/** The mutation that soft-deletes and restores entities. */
@Resolver()
export class SoftDeletionResolver {
  constructor(private readonly deletions: SoftDeletionService) {}

  @AuthorizedInside(SOFT_DELETING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Soft-deletes entities, which keep their metadata, or restores them, all or none. Returns true.',
  })
  async batchUpdateSoftDeleted(
    @Args('input', { description: 'The entities.' }) { urns, deleted }: BatchUpdateSoftDeletedInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.deletions.update(urns, deleted, context);
    return true;
  }
}
