export { asksForIndexUpdate } from './index-update.js';
export { type DeletedEntity, IngestService, type SeriesSelection } from './ingest.service.js';
export { PATCHING_ASPECTS, PROPOSING, REMOVING_ENTITIES, WRITING_ASPECTS } from './write.demands.js';
export type { IngestOptions } from './ingest-options.js';
export { IngestionModule } from './ingestion.module.js';
export { proposalFromJson } from './proposals/proposal.js';
export { RefusedProposalRow } from './refusals/refused-proposal.row.js';
export { type RefusedProposal, RefusedProposalStore } from './refusals/refused-proposal-store.js';
export { proposalsOfEvent } from './openlineage/index.js';
