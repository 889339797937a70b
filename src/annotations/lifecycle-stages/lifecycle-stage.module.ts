import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../discovery/index.js';
import { LifecycleStageFieldResolver } from './lifecycle-stage-field.resolver.js';
import { LifecycleStageResolver } from './lifecycle-stage.resolver.js';
import { LifecycleStageService } from './lifecycle-stage.service.js';

/** Lifecycle stages of entities. */
@Module({
  imports: [DiscoveryModule],
  providers: [LifecycleStageResolver, LifecycleStageFieldResolver, LifecycleStageService],
})
export class LifecycleStageModule {}
