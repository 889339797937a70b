import { defined } from '../../../../foundation/common/given.js';
import { assertionRunEvent, dataProcessInstanceRunEvent } from '../../../../model/index.js';
import type { ChangeEvent } from '../change.js';
import { type AspectDiff, aspectDiff, type Changed } from './aspect-diff.js';

/** Diff of the start and completion of process runs. */
const PROCESS_RUN = aspectDiff(dataProcessInstanceRunEvent, ['RUN'], (pair) => {
  const { status, attempt, result } = pair.after;
  const parameters = { attempt: attempt === undefined ? undefined : String(attempt), runResult: result?.type };
  return [runEvent(pair, status === 'STARTED' ? 'STARTED' : 'COMPLETED', parameters)];
});

/** Diff of evaluations of assertions. */
const ASSERTION_RUN = aspectDiff(assertionRunEvent, ['RUN'], (pair) => {
  const { runId, asserteeUrn, result } = pair.after;
  return [runEvent(pair, 'COMPLETED', { runId, asserteeUrn, runResult: result?.type })];
});

/** Diffs of runs; each value of these time series is an event of its own. */
export const RUN_DIFFS: readonly AspectDiff[] = [PROCESS_RUN, ASSERTION_RUN];

interface RunParameters {
  readonly attempt?: string | undefined;
  readonly runId?: string;
  readonly asserteeUrn?: string;
  readonly runResult: string | undefined;
}

function runEvent(
  { urn, auditStamp }: Changed,
  operation: 'STARTED' | 'COMPLETED',
  parameters: RunParameters,
): ChangeEvent {
  const { runResult } = parameters;
  const done = operation === 'STARTED' ? 'started' : 'completed';
  return {
    entityUrn: urn,
    category: 'RUN',
    operation,
    parameters: defined(parameters),
    auditStamp,
    semVerChange: 'NONE',
    description: `A run of ${urn} ${done}${runResult === undefined ? '' : ` with ${runResult}`}.`,
  };
}
