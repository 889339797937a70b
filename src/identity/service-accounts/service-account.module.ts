import { Module } from '@nestjs/common';
import { DiscoveryModule, ViewModule } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import { UserModule } from '../users/index.js';
import { SERVICE_ACCOUNT_FIELDS } from './service-account.mappings.js';
import { ServiceAccount } from './service-account.model.js';
import { ServiceAccountResolver } from './service-account.resolver.js';
import { ServiceAccountService } from './service-account.service.js';

/** Service accounts: the accounts of programs. */
@Module({
  imports: [DiscoveryModule, UserModule, ViewModule],
  providers: [ServiceAccountResolver, ServiceAccountService],
})
export class ServiceAccountModule {
  constructor(mappings: EntityMappings) {
    mappings.extend(ServiceAccount, SERVICE_ACCOUNT_FIELDS);
  }
}
