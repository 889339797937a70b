import { Module } from '@nestjs/common';
import { distinctValuesRule, WriteRules } from '../../aspects/index.js';
import { DiscoveryModule, DiscoveryService } from '../../discovery/index.js';
import { DocumentationModule, TextTargets } from '../documentation/index.js';
import { EntityManagers, EntityMappings } from '../../entities/index.js';
import { GraphModule } from '../../graph/index.js';
import { glossaryNodeKey, glossaryTermKey } from '../../model/index.js';
import { glossaryChildren } from './glossary-children.js';
import { GlossaryEditResolver } from './glossary-edit.resolver.js';
import { GlossaryEditService } from './glossary-edit.service.js';
import { DISTINCT_TERMS, GlossaryNames } from './glossary-names.js';
import { GlossaryRights } from './glossary-rights.js';
import { glossaryTermsField } from './glossary-terms.mappings.js';
import { glossaryDescriptions, glossaryNames } from './glossary-texts.js';
import { GlossaryNode, GlossaryNodeProperties } from './glossary-node.model.js';
import { GlossaryTermProperties } from './glossary-term.model.js';
import { createdOnField } from '../../identity/index.js';
import { GLOSSARY_NODE, GLOSSARY_TERM } from './glossary.mappings.js';
import { GlossaryResolver } from './glossary.resolver.js';
import { RelatedTermsService } from './related-terms.service.js';
import { RootGlossaryResolver } from './root-glossary.resolver.js';
import { TermAssociationResolver } from './term-association.resolver.js';

/** The business glossary and the terms of entities. */
@Module({
  imports: [DocumentationModule, DiscoveryModule, GraphModule],
  providers: [
    GlossaryResolver,
    RootGlossaryResolver,
    GlossaryEditResolver,
    GlossaryEditService,
    GlossaryNames,
    GlossaryRights,
    RelatedTermsService,
    TermAssociationResolver,
  ],
  exports: [GlossaryRights],
})
export class GlossaryModule {
  constructor(
    mappings: EntityMappings,
    targets: TextTargets,
    managers: EntityManagers,
    rights: GlossaryRights,
    discovery: DiscoveryService,
    rules: WriteRules,
  ) {
    rules.register(distinctValuesRule(DISTINCT_TERMS));
    mappings.register(GLOSSARY_TERM);
    mappings.register(GLOSSARY_NODE);
    mappings.extend(GlossaryNode, glossaryChildren(discovery));
    mappings.extend(GlossaryTermProperties, { createdOn: createdOnField(glossaryTermKey) });
    mappings.extend(GlossaryNodeProperties, { createdOn: createdOnField(glossaryNodeKey) });
    mappings.share({ glossaryTerms: glossaryTermsField });
    for (const { entityType } of [GLOSSARY_TERM, GLOSSARY_NODE])
      managers.add(entityType, (actor, urn) => rights.mayManage(actor, urn));
    targets.addNames(...glossaryNames(rights));
    targets.addDescriptions(...glossaryDescriptions(rights));
  }
}
