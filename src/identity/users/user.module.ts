import { Module } from '@nestjs/common';
import { DiscoveryModule, ViewModule } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import { OperationsModule } from '../../operations/index.js';
import { UserCredentialsResolver } from './credentials/user-credentials.resolver.js';
import { UserCredentialsService } from './credentials/user-credentials.service.js';
import { PlatformPrivilegesService } from './platform-privileges.service.js';
import { UserListingResolver } from './user-listing.resolver.js';
import { UserSettingsResolver } from './settings/user-settings.resolver.js';
import { UserSettingsService } from './settings/user-settings.service.js';
import { DeletedHolders } from './deleted-holders.js';
import { CORP_USER } from './user.mappings.js';
import { UserMutationResolver } from './user-mutation.resolver.js';
import { UserResolver } from './user.resolver.js';
import { UserService } from './user.service.js';
import { UserTokens } from './user-tokens.js';

/** Users, their settings and credentials. */
@Module({
  imports: [DiscoveryModule, OperationsModule, ViewModule],
  providers: [
    DeletedHolders,
    UserCredentialsResolver,
    UserCredentialsService,
    UserResolver,
    UserListingResolver,
    UserMutationResolver,
    UserSettingsResolver,
    PlatformPrivilegesService,
    UserService,
    UserSettingsService,
    UserTokens,
  ],
  exports: [UserService],
})
export class UserModule {
  constructor(mappings: EntityMappings) {
    mappings.register(CORP_USER);
  }
}
