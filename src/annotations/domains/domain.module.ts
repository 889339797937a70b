import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '../../discovery/index.js';
import { DocumentationModule, TextTargets } from '../documentation/index.js';
import { EntityMappings } from '../../entities/index.js';
import { GraphModule } from '../../graph/index.js';
import { OwnershipModule } from '../ownership/index.js';
import { DomainAssignmentService } from './domain-assignment.service.js';
import { DomainEditResolver } from './domain-edit.resolver.js';
import { DomainEditService } from './domain-edit.service.js';
import { DomainNames } from './domain-names.js';
import { domainEntitiesField } from './domain-entities.js';
import { DomainTree } from './domain-tree.js';
import { DOMAIN_DESCRIPTION, domainName } from './domain-texts.js';
import { DOMAIN, DOMAIN_PROPERTIES, domainField } from './domain.mappings.js';
import { DomainResolver } from './domain.resolver.js';
import './earlier-types.js';

/** Domains, and what belongs to them. */
@Module({
  imports: [DocumentationModule, DiscoveryModule, GraphModule, OwnershipModule],
  providers: [DomainResolver, DomainEditResolver, DomainEditService, DomainAssignmentService, DomainNames, DomainTree],
})
export class DomainModule {
  constructor(mappings: EntityMappings, targets: TextTargets, names: DomainNames, discovery: DiscoveryService) {
    mappings.register(DOMAIN);
    mappings.extend(DOMAIN.typeName, { entities: domainEntitiesField(discovery) });
    mappings.extend('DomainProperties', DOMAIN_PROPERTIES);
    mappings.share({ domain: domainField });
    targets.addNames(domainName(names));
    targets.addDescriptions(DOMAIN_DESCRIPTION);
  }
}
