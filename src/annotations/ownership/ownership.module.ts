import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import { OwnerResolver } from './owner.resolver.js';
import { OwnerService } from './owner.service.js';
import { OwnershipTypeResolver } from './ownership-type.resolver.js';
import { OwnershipTypeService } from './ownership-type.service.js';
import { OWNERSHIP_FIELDS } from './ownership-field.resolvers.js';
import { OWNERSHIP_TYPE, ownershipField } from './ownership.mappings.js';

/** Owners of entities and ownership types. */
@Module({
  imports: [DiscoveryModule],
  providers: [OwnershipTypeResolver, OwnershipTypeService, OwnerResolver, OwnerService, ...OWNERSHIP_FIELDS],
  exports: [OwnerService],
})
export class OwnershipModule {
  constructor(mappings: EntityMappings) {
    mappings.register(OWNERSHIP_TYPE);
    mappings.share({ ownership: ownershipField });
  }
}
