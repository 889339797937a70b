import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../discovery/index.js';
import { type EntityFieldResolver, EntityMappings } from '../../entities/index.js';
import { OwnershipModule } from '../../annotations/index.js';
import { DocumentEditResolver } from './document-edit.resolver.js';
import { DocumentEditService } from './document-edit.service.js';
import { DocumentImportResolver } from './document-import.resolver.js';
import { DocumentImportService } from './document-import.service.js';
import { DocumentParents } from './document-parents.js';
import { DocumentRights } from './document-rights.js';
import { DocumentSearchService } from './document-search.service.js';
import { DOCUMENT, relatedAssets } from './document.mappings.js';
import { DocumentResolver } from './document.resolver.js';
import './earlier-types.js';
import type { RelatedDocumentsInput } from './related-documents.input.js';

/** Documents: texts for people. */
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
  ],
})
export class DocumentModule {
  constructor(mappings: EntityMappings, documents: DocumentSearchService) {
    const relatedDocuments: EntityFieldResolver<{ input: RelatedDocumentsInput }> = ({ urn }, { input }, context) =>
      documents.related(urn, input, context);
    mappings.register(DOCUMENT);
    mappings.extend('DocumentInfo', { relatedAssets });
    mappings.share({ relatedDocuments });
  }
}
