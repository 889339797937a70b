import { enumValue, mapEntries } from '../../../entities/index.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../foundation/common/durations.js';
import type {
  CalendarInterval,
  datasetProfile,
  operation,
  PartitionSpec as PartitionSpecRecord,
  StoredOf,
} from '../../../model/index.js';
import { OperationSourceType } from './operation-source-type.enum.js';
import { OperationType } from './operation-type.enum.js';
import type { PartitionSpec } from './partition-spec.model.js';
import { PartitionType } from './partition-type.enum.js';

type StoredPartition = StoredOf<typeof PartitionSpecRecord>;

/** Length of each calendar interval in milliseconds; months, quarters and years have a fixed nominal length. */
const INTERVALS: Readonly<Record<StoredOf<typeof CalendarInterval>, number>> = {
  SECOND: 1_000,
  MINUTE: MINUTE_MS,
  HOUR: HOUR_MS,
  DAY: DAY_MS,
  WEEK: 7 * DAY_MS,
  MONTH: 30 * DAY_MS,
  QUARTER: 91 * DAY_MS,
  YEAR: 365 * DAY_MS,
};

/** Converts a value of `datasetProfile` for GraphQL. */
export function toDatasetProfile(value: StoredOf<typeof datasetProfile>): object {
  return { ...value, partitionSpec: toPartitionSpec(value.partitionSpec) };
}

/** Converts a value of `operation` for GraphQL. */
export function toOperation(value: StoredOf<typeof operation>): object {
  const { operationType, sourceType, partitionSpec, customProperties } = value;
  return {
    ...value,
    operationType: enumValue(OperationType, operationType) ?? OperationType.UNKNOWN,
    sourceType: enumValue(OperationSourceType, sourceType),
    partition: partitionSpec?.partition ?? null,
    customProperties: customProperties === undefined ? null : mapEntries(customProperties),
  };
}

/** Converts a stored partition specification for GraphQL; null if there is none. */
export function toPartitionSpec(stored: StoredPartition | undefined): PartitionSpec | null {
  if (stored === undefined) return null;
  const { type, partition, timePartition } = stored;
  return {
    type: enumValue(PartitionType, type) ?? PartitionType.PARTITION,
    partition,
    timePartition: timePartition === undefined ? null : toTimeWindow(timePartition),
  };
}

function toTimeWindow({
  startTimeMillis,
  length: { unit, multiple },
}: NonNullable<StoredPartition['timePartition']>): PartitionSpec['timePartition'] {
  return { startTimeMillis, durationMillis: INTERVALS[unit] * (multiple ?? 1) };
}
