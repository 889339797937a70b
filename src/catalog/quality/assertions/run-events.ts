import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import { enumValue } from '../../../entities/index.js';
import { toPartitionSpec } from '../../usage/usage/index.js';
import { AssertionResultErrorType } from './assertion-result-error-type.enum.js';
import { AssertionResultSeverity } from './assertion-result-severity.enum.js';
import { AssertionResultType } from './assertion-result-type.enum.js';
import { AssertionRunStatus } from './assertion-run-status.enum.js';
import { entriesOf } from './map-entries.js';

/** Runs of an assertion as GraphQL shows them, counted by outcome. */
export function toRunEvents(values: readonly JsonObject[]): object {
  const outcomes = values.flatMap(({ status, result }) =>
    status === 'COMPLETE' && isJsonObject(result) ? [result['type']] : [],
  );
  const count = (outcome: AssertionResultType) => outcomes.filter((one) => one === outcome).length;
  return {
    total: values.length,
    failed: count(AssertionResultType.FAILURE),
    succeeded: count(AssertionResultType.SUCCESS),
    errored: count(AssertionResultType.ERROR),
    runEvents: values.map(toRunEvent),
  };
}

function toRunEvent(value: JsonObject): object {
  const { batchSpec, result } = value;
  return {
    ...value,
    lastObservedMillis: null,
    status: enumValue(AssertionRunStatus, value['status']) ?? AssertionRunStatus.COMPLETE,
    batchSpec: isJsonObject(batchSpec)
      ? { ...batchSpec, customProperties: entriesOf(batchSpec['customProperties']) }
      : null,
    partitionSpec: toPartitionSpec(value['partitionSpec']),
    runtimeContext: entriesOf(value['runtimeContext']),
    result: isJsonObject(result) ? toResult(result) : null,
  };
}

function toResult(result: JsonObject): object {
  return {
    ...result,
    type: enumValue(AssertionResultType, result['type']) ?? AssertionResultType.INIT,
    nativeResults: entriesOf(result['nativeResults']),
    error: toError(result['error']),
    severity: enumValue(AssertionResultSeverity, result['severity']),
  };
}

function toError(error: JsonValue | undefined): object | null {
  if (!isJsonObject(error)) return null;
  const type = enumValue(AssertionResultErrorType, error['type']) ?? AssertionResultErrorType.UNKNOWN_ERROR;
  const { properties } = error;
  const displayMessage = isJsonObject(properties) ? (properties['message'] ?? null) : null;
  return { type, displayMessage, properties: entriesOf(properties) };
}
