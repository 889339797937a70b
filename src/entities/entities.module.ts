import { Global, Module } from '@nestjs/common';
import { GraphModule } from '../graph/index.js';
import { Columns } from './edits/columns.js';
import { EntityEditor } from './edits/entity-editor.js';
import { EntityReferences } from './edits/entity-references.js';
import { SearchedReferences } from './edits/searched-references.js';
import { EntityManagers } from './edits/entity-managers.js';
import { EntityLoaderFactory } from './entity-loader.factory.js';
import { EntityMappings } from './entity-mappings.js';
import { EntityResolver } from './entity.resolver.js';
import { LabelService } from './labels/label.service.js';
import { SharedFields } from './shared-fields.js';

/** Providers that all GraphQL features share. */
@Global()
@Module({
  imports: [GraphModule],
  providers: [
    EntityMappings,
    EntityLoaderFactory,
    SharedFields,
    EntityResolver,
    EntityEditor,
    EntityReferences,
    SearchedReferences,
    EntityManagers,
    LabelService,
    Columns,
  ],
  exports: [EntityMappings, EntityLoaderFactory, EntityEditor, EntityReferences, EntityManagers, LabelService, Columns],
})
export class EntitiesModule {}
