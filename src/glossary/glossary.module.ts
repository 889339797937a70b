import { Module } from '@nestjs/common';
import { DocumentationModule, TextTargets } from '../documentation/index.js';
import { EntityMappings } from '../entities/index.js';
import { GlossaryRights } from './glossary-rights.js';
import { glossaryTermsField } from './glossary-terms.mappings.js';
import { glossaryDescriptions, glossaryNames } from './glossary-texts.js';
import { createdOnField, GLOSSARY_NODE, GLOSSARY_TERM } from './glossary.mappings.js';
import { GlossaryResolver } from './glossary.resolver.js';

/** The business glossary, and what has its terms. */
@Module({ imports: [DocumentationModule], providers: [GlossaryResolver, GlossaryRights] })
export class GlossaryModule {
  constructor(mappings: EntityMappings, targets: TextTargets, rights: GlossaryRights) {
    mappings.register(GLOSSARY_TERM);
    mappings.register(GLOSSARY_NODE);
    mappings.extend('GlossaryTermProperties', createdOnField('glossaryTermKey'));
    mappings.extend('GlossaryNodeProperties', createdOnField('glossaryNodeKey'));
    mappings.share({ glossaryTerms: glossaryTermsField });
    targets.addNames(...glossaryNames(rights));
    targets.addDescriptions(...glossaryDescriptions(rights));
  }
}
