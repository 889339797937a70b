import { Module } from '@nestjs/common';
import { EntityMappings } from '../entities/index.js';
import { ROLE } from './role.mappings.js';
import { RoleResolver } from './role.resolver.js';

/** Rights to use data that are kept in other systems. */
@Module({ providers: [RoleResolver] })
export class RoleModule {
  constructor(mappings: EntityMappings) {
    mappings.register(ROLE);
  }
}
