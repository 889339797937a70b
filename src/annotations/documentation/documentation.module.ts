import { Module } from '@nestjs/common';
import { EntityMappings } from '../../entities/index.js';
import { documentationField } from './documentation.mappings.js';
import { DocumentationResolver } from './documentation.resolver.js';
import { DocumentationService } from './documentation.service.js';
import { InstitutionalMemoryFieldResolver } from './institutional-memory-field.resolver.js';
import { institutionalMemoryField } from './institutional-memory.mappings.js';
import { LinkResolver } from './link.resolver.js';
import { LinkService } from './link.service.js';
import { GROUP_NAME, PLAIN_DESCRIPTIONS } from './plain-targets.js';
import { TextTargets } from './text-targets.js';

/** Names, descriptions, and links to documentation. */
@Module({
  providers: [
    DocumentationResolver,
    DocumentationService,
    InstitutionalMemoryFieldResolver,
    LinkResolver,
    LinkService,
    TextTargets,
  ],
  exports: [TextTargets],
})
export class DocumentationModule {
  constructor(mappings: EntityMappings, targets: TextTargets) {
    mappings.share({ institutionalMemory: institutionalMemoryField, documentation: documentationField });
    targets.addDescriptions(...PLAIN_DESCRIPTIONS);
    targets.addNames(GROUP_NAME);
  }
}
