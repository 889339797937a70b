export { type DeletedEntity, IngestService } from './ingest.service.js';
export type { IngestOptions } from './ingest-options.js';
export { IngestionModule } from './ingestion.module.js';
export { patchFromJson } from './proposals/patch.js';
export { proposalFromJson } from './proposals/proposal.js';
export { systemMetadataFromJson } from './proposals/system-metadata.js';
