import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { LineageEditService } from './lineage-edit.service.js';
import { UpdateLineageInput } from './update-lineage.input.js';
import { EDITING_LINEAGE } from './lineage.demands.js';

/** The mutation of lineage edges. */
@Resolver()
export class LineageEditResolver {
  constructor(private readonly edits: LineageEditService) {}

  @AuthorizedInside(EDITING_LINEAGE)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Adds and removes lineage edges manually. Returns true.',
  })
  async updateLineage(
    @Args('input', { description: 'Edges to add and to remove.' }) input: UpdateLineageInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.edits.update(input, context);
    return true;
  }
}
