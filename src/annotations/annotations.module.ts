import { Module } from '@nestjs/common';
import { DeprecationModule } from './deprecation/index.js';
import { DisplayModule } from './displays/index.js';
import { DocumentationModule } from './documentation/index.js';
import { DomainModule } from './domains/index.js';
import { EmbedModule } from './embeds/index.js';
import { GlossaryModule } from './glossary/index.js';
import { LifecycleStageModule } from './lifecycle-stages/index.js';
import { OwnershipModule } from './ownership/index.js';
import { SoftDeletionModule } from './soft-deletion/index.js';
import { StructuredPropertyModule } from './structured-properties/index.js';
import { TagModule } from './tags/index.js';

/** Annotations of assets, such as tags, terms, domains and owners. */
@Module({
  imports: [
    TagModule,
    GlossaryModule,
    DomainModule,
    DisplayModule,
    OwnershipModule,
    DeprecationModule,
    DocumentationModule,
    SoftDeletionModule,
    StructuredPropertyModule,
    EmbedModule,
    LifecycleStageModule,
  ],
})
export class AnnotationsModule {}
