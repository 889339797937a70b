import { DomainError } from '../foundation/common/errors.js';
import { isJsonObject, jsonText, type JsonValue } from '../foundation/json/json.js';
import type { PartitionSpec, TimeseriesDocument, TimeseriesEvent } from './timeseries-document.js';

/**
 * The common part of a value's row document and exploded documents. Throws `VALIDATION_FAILED` for an invalid time or
 * partition.
 */
export function baseDocument(event: TimeseriesEvent): Omit<TimeseriesDocument, 'id' | 'isExploded' | 'stats'> {
  const { eventGranularity, messageId } = event.value;
  const partitionSpec = partitionOf(event);
  const runId = event.systemMetadata?.runId;
  return {
    entityType: event.entityType,
    aspectName: event.aspect.name,
    urn: event.urn,
    timestampMillis: timestampOf(event),
    ...(runId === undefined ? {} : { runId }),
    ...(typeof messageId === 'string' ? { messageId } : {}),
    ...(isAbsent(eventGranularity) ? {} : { eventGranularity: JSON.stringify(eventGranularity) }),
    ...(partitionSpec === undefined ? {} : { partitionSpec }),
  };
}

function timestampOf(event: TimeseriesEvent): number {
  const { timestampMillis } = event.value;
  if (typeof timestampMillis === 'number' && Number.isSafeInteger(timestampMillis)) return timestampMillis;
  throw invalid(event, 'field timestampMillis is required: milliseconds since 1970 as a whole number');
}

function partitionOf(event: TimeseriesEvent): PartitionSpec | undefined {
  const spec = event.value['partitionSpec'];
  if (!isJsonObject(spec)) return undefined;
  const { partition, timePartition } = spec;
  if (isAbsent(partition) && isAbsent(timePartition)) {
    throw invalid(event, 'field partitionSpec must contain partition');
  }
  return {
    ...(isAbsent(partition) ? {} : { partition: jsonText(partition) }),
    ...(isAbsent(timePartition) ? {} : { timePartition: JSON.stringify(timePartition) }),
  };
}

function isAbsent(value: JsonValue | undefined): value is null | undefined {
  return value === undefined || value === null;
}

function invalid({ aspect, urn }: TimeseriesEvent, reason: string): DomainError {
  return new DomainError('VALIDATION_FAILED', `Aspect ${aspect.name} of ${urn}: ${reason}`);
}
