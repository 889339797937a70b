import { enumValue } from '../../../entities/index.js';
import type { assertionRunEvent, StoredOf } from '../../../model/index.js';
import { toPartitionSpec } from '../../usage/usage/index.js';
import { AssertionResultErrorType } from './assertion-result-error-type.enum.js';
import { AssertionResultSeverity } from './assertion-result-severity.enum.js';
import { AssertionResultType } from './assertion-result-type.enum.js';
import { AssertionRunStatus } from './assertion-run-status.enum.js';
import { entriesOf } from './map-entries.js';

type StoredRun = StoredOf<typeof assertionRunEvent>;
type StoredResult = NonNullable<StoredRun['result']>;

/** Converts runs of an assertion for GraphQL, with counts by outcome. */
export function toRunEvents(values: readonly StoredRun[]): object {
  const outcomes = values.map(({ result }) => result?.type);
  const count = (outcome: StoredResult['type']) => outcomes.filter((one) => one === outcome).length;
  return {
    total: values.length,
    failed: count('FAILURE'),
    succeeded: count('SUCCESS'),
    errored: count('ERROR'),
    runEvents: values.map(toRunEvent),
  };
}

function toRunEvent(value: StoredRun): object {
  const { status, batchSpec, partitionSpec, runtimeContext, result } = value;
  return {
    ...value,
    lastObservedMillis: null,
    status: enumValue(AssertionRunStatus, status) ?? AssertionRunStatus.COMPLETE,
    batchSpec: batchSpec && { ...batchSpec, customProperties: entriesOf(batchSpec.customProperties) },
    partitionSpec: toPartitionSpec(partitionSpec),
    runtimeContext: entriesOf(runtimeContext),
    result: result && toResult(result),
  };
}

function toResult(result: StoredResult): object {
  return {
    ...result,
    type: enumValue(AssertionResultType, result.type) ?? AssertionResultType.INIT,
    nativeResults: entriesOf(result.nativeResults),
    error: result.error && toError(result.error),
    severity: enumValue(AssertionResultSeverity, result.severity),
  };
}

function toError({ type, properties }: NonNullable<StoredResult['error']>): object {
  return {
    type: enumValue(AssertionResultErrorType, type) ?? AssertionResultErrorType.UNKNOWN_ERROR,
    displayMessage: properties?.['message'] ?? null,
    properties: entriesOf(properties),
  };
}
