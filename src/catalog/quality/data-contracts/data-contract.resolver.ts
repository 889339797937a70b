import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../../entities/index.js';
import { DATA_CONTRACT } from './data-contract.mappings.js';
import { DataContract } from './data-contract.model.js';
import { DataContractService } from './data-contract.service.js';
import { UpsertDataContractInput } from './upsert-data-contract.input.js';
import { WRITING_CONTRACT } from './data-contract.demands.js';

/** The mutation of contracts. */
@Resolver()
export class DataContractResolver {
  constructor(private readonly contracts: DataContractService) {}

  @AuthorizedInside(WRITING_CONTRACT)
  @Mutation(() => DataContract, {
    description: 'Replaces the contract of a dataset, or makes its first one. Answers the contract.',
  })
  async upsertDataContract(
    @Args('urn', {
      type: () => String,
      nullable: true,
      description: 'Ignored: the dataset tells which contract it is.',
    })
    _urn: string | null | undefined,
    @Args('input', { description: 'The contract.' }) input: UpsertDataContractInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(DATA_CONTRACT.typeName, await this.contracts.upsert(input, context));
  }
}
