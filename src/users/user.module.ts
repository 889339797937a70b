import { Module } from '@nestjs/common';
import { EntityMappings } from '../entities/index.js';
import { PlatformPrivilegesService } from './platform-privileges.service.js';
import { CORP_USER } from './user.mappings.js';
import { UserResolver } from './user.resolver.js';

/** Users. */
@Module({ providers: [UserResolver, PlatformPrivilegesService] })
export class UserModule {
  constructor(mappings: EntityMappings) {
    mappings.register(CORP_USER);
  }
}
