import { Module } from '@nestjs/common';
import { distinctValuesRule, WriteRules } from '../../aspects/index.js';
import { DiscoveryModule, DiscoveryService } from '../../discovery/index.js';
import { DocumentationModule, TextTargets } from '../documentation/index.js';
import { EntityMappings } from '../../entities/index.js';
import { GraphModule } from '../../graph/index.js';
import { OwnershipModule } from '../ownership/index.js';
import { DomainAssignmentService } from './domain-assignment.service.js';
import { DomainEditResolver } from './domain-edit.resolver.js';
import { DomainEditService } from './domain-edit.service.js';
import { DOMAIN_FIELDS } from './domain-field.resolvers.js';
import { DISTINCT_DOMAINS, DomainNames } from './domain-names.js';
import { domainEntitiesField } from './domain-entities.js';
import { DomainTree } from './domain-tree.js';
import { DOMAIN_DESCRIPTION, domainName } from './domain-texts.js';
import { DOMAIN, DOMAIN_PROPERTIES, domainField } from './domain.mappings.js';
import { Domain, DomainProperties } from './domain.model.js';
import { DomainResolver } from './domain.resolver.js';

/** Domains and the entities in them. */
@Module({
  imports: [DocumentationModule, DiscoveryModule, GraphModule, OwnershipModule],
  providers: [
    DomainResolver,
    DomainEditResolver,
    DomainEditService,
    DomainAssignmentService,
    DomainNames,
    DomainTree,
    ...DOMAIN_FIELDS,
  ],
})
export class DomainModule {
  constructor(
    mappings: EntityMappings,
    targets: TextTargets,
    names: DomainNames,
    discovery: DiscoveryService,
    rules: WriteRules,
  ) {
    rules.register(distinctValuesRule(DISTINCT_DOMAINS));
    mappings.register(DOMAIN);
    mappings.extend(Domain, { entities: domainEntitiesField(discovery) });
    mappings.extend(DomainProperties, DOMAIN_PROPERTIES);
    mappings.share({ domain: domainField });
    targets.addNames(domainName(names));
    targets.addDescriptions(DOMAIN_DESCRIPTION);
  }
}
