import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import { DATAHUB_ROLE } from './datahub-role.mappings.js';
import { DataHubRoleResolver } from './datahub-role.resolver.js';
import { RoleAssignmentService } from './role-assignment.service.js';
import { ROLE } from './role.mappings.js';
import { RoleResolver } from './role.resolver.js';

/** Roles of this service, and roles of external systems. */
@Module({ imports: [DiscoveryModule], providers: [RoleResolver, DataHubRoleResolver, RoleAssignmentService] })
export class RoleModule {
  constructor(mappings: EntityMappings) {
    mappings.register(ROLE);
    mappings.register(DATAHUB_ROLE);
  }
}
