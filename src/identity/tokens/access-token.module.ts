import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import { ACCESS_TOKEN } from './access-token.mappings.js';
import { AccessTokenResolver } from './access-token.resolver.js';
import { AccessTokenService } from './access-token.service.js';
import { TokenRights } from './token-rights.js';

/** Access tokens over GraphQL. */
@Module({ imports: [DiscoveryModule], providers: [AccessTokenResolver, AccessTokenService, TokenRights] })
export class AccessTokenModule {
  constructor(mappings: EntityMappings) {
    mappings.register(ACCESS_TOKEN);
  }
}
