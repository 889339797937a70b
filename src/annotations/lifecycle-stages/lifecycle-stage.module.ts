import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import './earlier-types.js';
import { STATUS_FIELDS } from './lifecycle-stage.mappings.js';
import { LifecycleStageResolver } from './lifecycle-stage.resolver.js';
import { LifecycleStageService } from './lifecycle-stage.service.js';

/** Stages in the life of entities. */
@Module({ imports: [DiscoveryModule], providers: [LifecycleStageResolver, LifecycleStageService] })
export class LifecycleStageModule {
  constructor(mappings: EntityMappings) {
    mappings.extend('Status', STATUS_FIELDS);
  }
}
