import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../discovery.module.js';
import { EntityMappings } from '../../entities/index.js';
import { ViewChoice } from './view-choice.js';
import { ViewEditResolver } from './view-edit.resolver.js';
import { VIEW } from './view.mappings.js';
import { ViewResolver } from './view.resolver.js';
import { ViewService } from './view.service.js';

/** Views, which are saved selections of entities. */
@Module({
  imports: [DiscoveryModule],
  providers: [ViewResolver, ViewEditResolver, ViewService, ViewChoice],
  exports: [ViewChoice],
})
export class ViewModule {
  constructor(mappings: EntityMappings) {
    mappings.register(VIEW);
  }
}
