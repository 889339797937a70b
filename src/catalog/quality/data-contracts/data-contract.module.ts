import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { GraphModule } from '../../../graph/index.js';
import { ContractFieldResolver } from './contract-field.resolver.js';
import { ContractFinder } from './contract-finder.js';
import { DATA_CONTRACT } from './data-contract.mappings.js';
import { DataContractResolver } from './data-contract.resolver.js';
import { DataContractService } from './data-contract.service.js';

/** Data contracts of datasets. */
@Module({
  imports: [GraphModule],
  providers: [ContractFieldResolver, ContractFinder, DataContractResolver, DataContractService],
})
export class DataContractModule {
  constructor(mappings: EntityMappings) {
    mappings.register(DATA_CONTRACT);
  }
}
