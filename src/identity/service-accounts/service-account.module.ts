import { Module } from '@nestjs/common';
import { DiscoveryModule, ViewModule } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import { UserModule } from '../users/index.js';
import { SERVICE_ACCOUNT_FIELDS, TYPE_NAME } from './service-account.mappings.js';
import { ServiceAccountResolver } from './service-account.resolver.js';
import { ServiceAccountService } from './service-account.service.js';

/** Accounts of programs. */
@Module({
  imports: [DiscoveryModule, UserModule, ViewModule],
  providers: [ServiceAccountResolver, ServiceAccountService],
})
export class ServiceAccountModule {
  constructor(mappings: EntityMappings) {
    mappings.extend(TYPE_NAME, SERVICE_ACCOUNT_FIELDS);
  }
}
