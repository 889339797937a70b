import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../discovery/index.js';
import { EntityMappings } from '../entities/index.js';
import { CORP_GROUP } from './group.mappings.js';
import { GroupResolver } from './group.resolver.js';

/** Groups of users. */
@Module({ imports: [DiscoveryModule], providers: [GroupResolver] })
export class GroupModule {
  constructor(mappings: EntityMappings) {
    mappings.register(CORP_GROUP);
  }
}
