import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '../discovery/index.js';
import { DocumentationModule, TextTargets } from '../documentation/index.js';
import { EntityMappings } from '../entities/index.js';
import { glossaryChildren } from './glossary-children.js';
import { GlossaryRights } from './glossary-rights.js';
import { glossaryTermsField } from './glossary-terms.mappings.js';
import { glossaryDescriptions, glossaryNames } from './glossary-texts.js';
import { createdOnField, GLOSSARY_NODE, GLOSSARY_TERM } from './glossary.mappings.js';
import { GlossaryResolver } from './glossary.resolver.js';
import { RootGlossaryResolver } from './root-glossary.resolver.js';

/** The business glossary, and what has its terms. */
@Module({
  imports: [DocumentationModule, DiscoveryModule],
  providers: [GlossaryResolver, RootGlossaryResolver, GlossaryRights],
})
export class GlossaryModule {
  constructor(mappings: EntityMappings, targets: TextTargets, rights: GlossaryRights, discovery: DiscoveryService) {
    mappings.register(GLOSSARY_TERM);
    mappings.register(GLOSSARY_NODE);
    mappings.extend(GLOSSARY_NODE.typeName, glossaryChildren(discovery));
    mappings.extend('GlossaryTermProperties', createdOnField('glossaryTermKey'));
    mappings.extend('GlossaryNodeProperties', createdOnField('glossaryNodeKey'));
    mappings.share({ glossaryTerms: glossaryTermsField });
    targets.addNames(...glossaryNames(rights));
    targets.addDescriptions(...glossaryDescriptions(rights));
  }
}
