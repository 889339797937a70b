import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { RollbackTasks, ROLLING_BACK } from '../../operations/index.js';
import { IngestionRights } from './ingestion-rights.js';
import { RollbackIngestionInput } from './rollback.input.js';

/** The mutation that takes back what a run of ingestion wrote. */
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
      'Begins to take back what a run of ingestion wrote: entities that it made are deleted. Answers "true" before that is done.',
  })
  async rollbackIngestion(
    @Args('input', { description: 'The run.' }) { runId }: RollbackIngestionInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<string> {
    await this.rights.require(actor);
    await this.rollbacks.start(runId, actor);
    return String(true);
  }
}
