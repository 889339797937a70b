import { Module } from '@nestjs/common';
import { EntityMappings } from '../entities/index.js';
import { CORP_GROUP } from './group.mappings.js';
import { GroupResolver } from './group.resolver.js';

/** Groups of users. */
@Module({ providers: [GroupResolver] })
export class GroupModule {
  constructor(mappings: EntityMappings) {
    mappings.register(CORP_GROUP);
  }
}
