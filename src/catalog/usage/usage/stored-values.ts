import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import { enumValue } from '../../../entities/index.js';
import { OperationSourceType } from './operation-source-type.enum.js';
import { OperationType } from './operation-type.enum.js';
import type { PartitionSpec } from './partition-spec.model.js';
import { PartitionType } from './partition-type.enum.js';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** Length of each unit in milliseconds, where the calendar does not say it by a convention. */
const UNITS: Readonly<Record<string, number>> = {
  SECOND,
  MINUTE: 60 * SECOND,
  HOUR: 3_600 * SECOND,
  DAY,
  WEEK: 7 * DAY,
  MONTH: 30 * DAY,
  QUARTER: 91 * DAY,
  YEAR: 365 * DAY,
};

/** A value of `datasetProfile` as GraphQL shows it. */
export function toDatasetProfile(value: JsonObject): object {
  return { ...value, partitionSpec: toPartitionSpec(value['partitionSpec']) };
}

/** A value of `operation` as GraphQL shows it. */
export function toOperation(value: JsonObject): object {
  const { partitionSpec, customProperties } = value;
  return {
    ...value,
    operationType: enumValue(OperationType, value['operationType']) ?? OperationType.UNKNOWN,
    sourceType: enumValue(OperationSourceType, value['sourceType']),
    partition: isJsonObject(partitionSpec) ? textOf(partitionSpec['partition']) : null,
    customProperties: isJsonObject(customProperties)
      ? Object.entries(customProperties).map(([key, entry]) => ({ key, value: textOf(entry) }))
      : null,
  };
}

/** A part of a dataset as GraphQL shows it. */
export function toPartitionSpec(stored: JsonValue | undefined): PartitionSpec | null {
  if (!isJsonObject(stored)) return null;
  return {
    type: enumValue(PartitionType, stored['type']) ?? PartitionType.PARTITION,
    partition: textOf(stored['partition']),
    timePartition: toTimeWindow(stored['timePartition']),
  };
}

function toTimeWindow(stored: JsonValue | undefined): PartitionSpec['timePartition'] {
  if (!isJsonObject(stored)) return null;
  const { unit, multiple } = isJsonObject(stored['length']) ? stored['length'] : {};
  return {
    startTimeMillis: Number(stored['startTimeMillis'] ?? 0),
    durationMillis: (UNITS[textOf(unit) ?? ''] ?? 0) * Number(multiple ?? 1),
  };
}

function textOf(value: JsonValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
