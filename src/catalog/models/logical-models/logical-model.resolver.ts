import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside, PRIVILEGES, Privileged, RefusedWith } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import {
  CreateLogicalModelInput,
  LinkPhysicalChildInput,
  SetLogicalParentInput,
  UnlinkPhysicalChildInput,
  UpdateLogicalModelSchemaInput,
} from './logical-model.input.js';
import { LogicalModelService } from './logical-model.service.js';
import { LogicalTieService } from './logical-tie.service.js';
import { TYING, UPDATING_MODEL } from './logical.demands.js';

const REFUSAL = 'Unauthorized to create logical models. Please contact your DataHub administrator.';

/** Mutations of logical models and of their physical instances. */
@Resolver()
export class LogicalModelResolver {
  constructor(
    private readonly models: LogicalModelService,
    private readonly ties: LogicalTieService,
  ) {}

  @AuthorizedInside(TYING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Links a dataset or a column to its logical parent, or unlinks it. Returns true.',
  })
  async setLogicalParent(
    @Args('input', { description: 'The child and its logical parent.' }) input: SetLogicalParentInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.ties.setParent(input, context);
    return true;
  }

  @Privileged(PRIVILEGES.CREATE_LOGICAL_MODELS)
  @RefusedWith(() => REFUSAL)
  @Mutation(() => String, { nullable: true, description: 'Creates a logical model. Returns the urn of its dataset.' })
  createLogicalModel(
    @Args('input', { description: 'The model.' }) input: CreateLogicalModelInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.models.create(input, context);
  }

  @AuthorizedInside(TYING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Links a dataset, and the given columns of it, to a logical model. Returns true.',
  })
  async linkPhysicalChild(
    @Args('input', { description: 'The child and its logical parent.' }) input: LinkPhysicalChildInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.ties.link(input, context);
    return true;
  }

  @AuthorizedInside(TYING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Unlinks a dataset and all its columns from its logical model. Returns true.',
  })
  async unlinkPhysicalChild(
    @Args('input', { description: 'The dataset to unlink.' }) input: UnlinkPhysicalChildInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.ties.unlink(input.childUrn, context);
    return true;
  }

  @AuthorizedInside(UPDATING_MODEL)
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Replaces the columns of a logical model. Unlinks columns whose parent is removed or retyped. Returns true.',
  })
  async updateLogicalModelSchema(
    @Args('input', { description: 'The model and its columns.' }) input: UpdateLogicalModelSchemaInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.models.updateSchema(input, context);
    return true;
  }
}
