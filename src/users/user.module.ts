import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../discovery/index.js';
import { EntityMappings } from '../entities/index.js';
import { PlatformPrivilegesService } from './platform-privileges.service.js';
import { UserListingResolver } from './user-listing.resolver.js';
import { CORP_USER } from './user.mappings.js';
import { UserResolver } from './user.resolver.js';

/** Users. */
@Module({ imports: [DiscoveryModule], providers: [UserResolver, UserListingResolver, PlatformPrivilegesService] })
export class UserModule {
  constructor(mappings: EntityMappings) {
    mappings.register(CORP_USER);
  }
}
