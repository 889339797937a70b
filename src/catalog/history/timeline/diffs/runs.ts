import type { AspectDiff, ValuePair } from './aspect-diff.js';
import { given, objectAt, textAt } from './aspect-diff.js';
import type { ChangeEvent } from '../change.js';

/** Runs of a process: its beginning and its end. */
const PROCESS_RUN: AspectDiff = {
  aspectName: 'dataProcessInstanceRunEvent',
  categories: ['RUN'],
  eventsOf(pair) {
    const { after } = pair;
    const attempt = after['attempt'];
    return [
      runEvent(pair, textAt(after, 'status') === 'STARTED' ? 'STARTED' : 'COMPLETED', {
        attempt: typeof attempt === 'number' ? String(attempt) : undefined,
        runResult: textAt(objectAt(after, 'result'), 'type'),
      }),
    ];
  },
};

/** Evaluations of an assertion. */
const ASSERTION_RUN: AspectDiff = {
  aspectName: 'assertionRunEvent',
  categories: ['RUN'],
  eventsOf(pair) {
    const { after } = pair;
    return [
      runEvent(pair, 'COMPLETED', {
        runId: textAt(after, 'runId'),
        asserteeUrn: textAt(after, 'asserteeUrn'),
        runResult: textAt(objectAt(after, 'result'), 'type'),
      }),
    ];
  },
};

/** What is told of runs; each value of these time series is an event of its own. */
export const RUN_DIFFS: readonly AspectDiff[] = [PROCESS_RUN, ASSERTION_RUN];

function runEvent(
  { urn, auditStamp }: ValuePair,
  operation: 'STARTED' | 'COMPLETED',
  parameters: Readonly<Record<string, string | undefined>>,
): ChangeEvent {
  const { runResult } = parameters;
  return {
    entityUrn: urn,
    category: 'RUN',
    operation,
    parameters: given(parameters),
    auditStamp,
    semVerChange: 'NONE',
    description: `A run of ${urn} ${operation === 'STARTED' ? 'started' : 'completed'}${runResult === undefined ? '' : ` with ${runResult}`}.`,
  };
}
