import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import { OwnershipModule } from '../../annotations/index.js';
import { DocumentEditResolver } from './document-edit.resolver.js';
import { DocumentEditService } from './document-edit.service.js';
import { DocumentImportResolver } from './document-import.resolver.js';
import { DocumentImportService } from './document-import.service.js';
import { DocumentParents } from './document-parents.js';
import { DocumentRights } from './document-rights.js';
import { DocumentSearchService } from './document-search.service.js';
import { DOCUMENT } from './document.mappings.js';
import { DocumentResolver } from './document.resolver.js';
import { RELATED_DOCUMENTS_FIELDS } from './related-documents-field.resolver.js';

/** Documents about assets: search, edits and imports. */
@Module({
  imports: [DiscoveryModule, OwnershipModule],
  providers: [
    DocumentResolver,
    DocumentEditResolver,
    DocumentEditService,
    DocumentImportResolver,
    DocumentImportService,
    DocumentParents,
    DocumentRights,
    DocumentSearchService,
    ...RELATED_DOCUMENTS_FIELDS,
  ],
})
export class DocumentModule {
  constructor(mappings: EntityMappings) {
    mappings.register(DOCUMENT);
  }
}
