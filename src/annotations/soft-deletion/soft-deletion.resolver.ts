import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { BatchUpdateSoftDeletedInput } from './batch-update-soft-deleted.input.js';
import { SoftDeletionService } from './soft-deletion.service.js';
import { SOFT_DELETING } from './soft-deletion.demands.js';

/** The mutation that hides entities. */
@Resolver()
export class SoftDeletionResolver {
  constructor(private readonly deletions: SoftDeletionService) {}

  @AuthorizedInside(SOFT_DELETING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Hides entities without losing what is known of them, or shows them again; all or none. Answers true.',
  })
  async batchUpdateSoftDeleted(
    @Args('input', { description: 'The entities.' }) { urns, deleted }: BatchUpdateSoftDeletedInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.deletions.update(urns, deleted, context);
    return true;
  }
}
