import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../../entities/index.js';
import { DATA_CONTRACT } from './data-contract.mappings.js';
import { DataContract } from './data-contract.model.js';
import { DataContractService } from './data-contract.service.js';
import { UpsertDataContractInput } from './upsert-data-contract.input.js';
import { WRITING_CONTRACT } from './data-contract.demands.js';

/** The mutation of data contracts. */
@Resolver()
export class DataContractResolver {
  constructor(private readonly contracts: DataContractService) {}

  @AuthorizedInside(WRITING_CONTRACT)
  @Mutation(() => DataContract, {
    description: 'Creates or replaces the data contract of a dataset, and returns it.',
  })
  async upsertDataContract(
    @Args('urn', {
      type: () => String,
      nullable: true,
      description: 'Ignored: the dataset identifies the contract.',
    })
    _urn: string | null | undefined,
    @Args('input', { description: 'The contract.' }) input: UpsertDataContractInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(DATA_CONTRACT.typeName, await this.contracts.upsert(input, context));
  }
}
