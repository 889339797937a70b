import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import { AccessResolver } from './access.resolver.js';
import { DebugAccessService } from './debug-access.service.js';
import { GrantedPrivilegesService } from './granted-privileges.service.js';
import { PolicyListingService } from './policy-listing.service.js';
import { DATAHUB_POLICY } from './policy.mappings.js';
import { PolicyResolver } from './policy.resolver.js';
import { PolicyService } from './policy.service.js';

/** Policies and the privileges that users hold. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    PolicyResolver,
    AccessResolver,
    PolicyService,
    PolicyListingService,
    GrantedPrivilegesService,
    DebugAccessService,
  ],
})
export class PolicyModule {
  constructor(mappings: EntityMappings) {
    mappings.register(DATAHUB_POLICY);
  }
}
