import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { registerVersionedDataset } from './versioned-dataset.mappings.js';
import { VersionedDatasetResolver } from './versioned-dataset.resolver.js';

/** Past versions of datasets. */
@Module({ providers: [VersionedDatasetResolver] })
export class VersionedDatasetModule {
  constructor(mappings: EntityMappings) {
    registerVersionedDataset(mappings);
  }
}
