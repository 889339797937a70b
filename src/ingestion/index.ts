export { type DeletedEntity, IngestService } from './ingest.service.js';
export type { IngestOptions } from './ingest-options.js';
export { IngestionModule } from './ingestion.module.js';
export { proposalFromJson } from './proposals/proposal.js';
