import type { AuditStamp, ChangeProposal, WriteResult } from '../aspects/index.js';
import type { JsonObject } from '../foundation/json/json.js';
import type { ModelRegistry } from '../model/index.js';
import { type TimeseriesDocument, timeseriesDocuments } from '../timeseries/index.js';
import type { PreparedProposal } from './prepare-proposals.js';

/** The documents of a value of a time series. Throws `VALIDATION_FAILED`. */
export function documentsOf({ proposal, aspect }: PreparedProposal): readonly TimeseriesDocument[] {
  const { urn, entityType, systemMetadata } = proposal;
  const metadata = systemMetadata === undefined ? {} : { systemMetadata };
  return timeseriesDocuments({ urn, entityType, aspect, value: valueOf(proposal), ...metadata });
}

/** The proposal that creates the entity of a time series. */
export function keyProposalOf({ proposal }: PreparedProposal, registry: ModelRegistry): ChangeProposal {
  const { urn, entityType, systemMetadata } = proposal;
  const entity = registry.entity(entityType);
  return {
    urn,
    entityType: entity.name,
    aspectName: entity.keyAspect.name,
    changeType: 'UPSERT',
    value: entity.keyOf(urn),
    ...(systemMetadata === undefined ? {} : { systemMetadata }),
  };
}

/** The result for an appended value. */
export function timeseriesResult({ proposal, aspect }: PreparedProposal, created: AuditStamp): WriteResult {
  const { urn, systemMetadata } = proposal;
  const record = { urn, aspect: aspect.name, version: 0, value: valueOf(proposal), systemMetadata, created };
  return { proposal, urn, aspectName: aspect.name, record, previous: undefined, outcome: 'written' };
}

function valueOf({ value }: ChangeProposal): JsonObject {
  return value ?? {};
}
