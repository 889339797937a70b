import { Module } from '@nestjs/common';
import { type EntityFieldResolver, EntityMappings } from '../../../entities/index.js';
import { GraphModule } from '../../../graph/index.js';
import { ContractFinder } from './contract-finder.js';
import { DATA_CONTRACT } from './data-contract.mappings.js';
import { DataContractResolver } from './data-contract.resolver.js';
import { DataContractService } from './data-contract.service.js';
import './earlier-types.js';

/** Contracts of datasets. */
@Module({ imports: [GraphModule], providers: [ContractFinder, DataContractResolver, DataContractService] })
export class DataContractModule {
  constructor(mappings: EntityMappings, finder: ContractFinder) {
    const contract: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
      const found = (await entities.canView(urn)) ? await finder.of(urn) : undefined;
      return found !== undefined && (await entities.canView(found)) ? entities.ref(found) : null;
    };
    mappings.register(DATA_CONTRACT);
    mappings.extend('Dataset', { contract });
  }
}
