import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { RollbackTasks, ROLLING_BACK } from '../../operations/index.js';
import { IngestionRights } from './ingestion-rights.js';
import { RollbackIngestionInput } from './rollback.input.js';

/** The mutation that rolls back an ingestion run. */
@Resolver()
export class RollbackResolver {
  constructor(
    private readonly rights: IngestionRights,
    private readonly rollbacks: RollbackTasks,
  ) {}

  @AuthorizedInside(ROLLING_BACK)
  @Mutation(() => String, {
    nullable: true,
    description:
      'Starts the rollback of an ingestion run, which deletes the entities that it created. Returns "true" at once.',
  })
  async rollbackIngestion(
    @Args('input', { description: 'The ingestion run.' }) { runId }: RollbackIngestionInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<string> {
    await this.rights.require(actor);
    await this.rollbacks.start(runId, actor);
    return String(true);
  }
}
