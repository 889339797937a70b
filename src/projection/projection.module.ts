import { Global, Module } from '@nestjs/common';
import { GraphModule } from '../graph/index.js';
import { DocumentInputs } from './documents/document-inputs.js';
import { EntityReader } from './documents/entity-reader.js';
import { IndexOperations } from './documents/index-operations.js';
import { PropertyDefinitions } from './documents/property-definitions.js';
import { EmbeddedReferencesListener } from './embedded-references.listener.js';
import { EntityProjection } from './entity-projection.js';
import { BatchProjection } from './follow/batch-projection.js';
import { IndexIdentity } from './index-state/index-identity.js';
import { IndexMarks } from './index-state/index-marks.js';
import { LostIndices } from './index-state/lost-indices.js';
import { SearchIndexStore } from './index-state/search-index-store.js';
import { Projector } from './projector.js';
import { RebuildRegister } from './rebuild-register.js';
import { DerivedRows } from './reindex/derived-rows.js';
import { IndexCheck } from './reindex/index-check.js';
import { IndexRebuild } from './reindex/index-rebuild.js';
import { Reindexer } from './reindex/reindexer.js';
import { REINDEX_PROVIDERS } from './reindex/reindex-providers.js';
import { RevisionStore } from './revision-store.js';
import { RunIndexListener } from './run-index.listener.js';
import { RunIndexStore } from './run-index.store.js';

/** Brings the search index to the state of single entities. */
const DOCUMENTS = [PropertyDefinitions, DocumentInputs, IndexOperations, EntityReader];

/** Decides which entities are projected, and when. */
const STATE = [SearchIndexStore, IndexIdentity, IndexMarks, LostIndices, BatchProjection];

const SERVICES = [RunIndexStore, RevisionStore, RebuildRegister, EntityProjection, Projector];

/** Keeps the derived stores in step with the aspects: the search index and the listing of ingestion runs. */
@Global()
@Module({
  imports: [GraphModule],
  providers: [EmbeddedReferencesListener, RunIndexListener, ...DOCUMENTS, ...STATE, ...SERVICES, ...REINDEX_PROVIDERS],
  exports: [...SERVICES, DerivedRows, Reindexer, IndexRebuild, IndexCheck],
})
export class ProjectionModule {}
