import { Module } from '@nestjs/common';
import { GroupModule } from './groups/index.js';
import { LoginModule } from './login/index.js';
import { ServiceAccountModule } from './service-accounts/index.js';
import { AccessTokenModule } from './tokens/index.js';
import { UserModule } from './users/index.js';

/** Users, groups and log-in. */
@Module({
  imports: [UserModule, GroupModule, AccessTokenModule, ServiceAccountModule, LoginModule],
})
export class IdentityModule {}
