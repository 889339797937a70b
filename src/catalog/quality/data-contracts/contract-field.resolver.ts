import { ResolveField, Resolver } from '@nestjs/graphql';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { ContractFinder } from './contract-finder.js';
import { DataContract } from './data-contract.model.js';

/** Resolves the contracts of datasets. */
@Resolver(() => Dataset)
export class ContractFieldResolver {
  constructor(private readonly finder: ContractFinder) {}

  @ResolveField(() => DataContract, { nullable: true, description: 'Data contract of the dataset.' })
  async contract({ urn }: EntityRef, _args: object, { entities }: GraphqlContext): Promise<EntityRef | null> {
    const found = (await entities.canView(urn)) ? await this.finder.of(urn) : undefined;
    return found !== undefined && (await entities.canView(found)) ? entities.ref(found) : null;
  }
}
