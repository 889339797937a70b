import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../discovery/index.js';
import { EntityMappings } from '../entities/index.js';
import './earlier-types.js';
import { OwnershipTypeResolver } from './ownership-type.resolver.js';
import { OWNERSHIP_TYPE, ownershipField } from './ownership.mappings.js';

/** Who owns what, and the kinds of ownership. */
@Module({ imports: [DiscoveryModule], providers: [OwnershipTypeResolver] })
export class OwnershipModule {
  constructor(mappings: EntityMappings) {
    mappings.register(OWNERSHIP_TYPE);
    mappings.share({ ownership: ownershipField });
  }
}
