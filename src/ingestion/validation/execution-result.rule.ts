import type { PlannedWrite, WriteRule } from '../../aspects/index.js';
import { textAt } from './json-access.js';
import { invalid } from './rule-failure.js';

const FINAL = new Set(['ABORTED', 'CANCELLED', 'SUCCESS', 'DUPLICATE']);
const AFTER_FINAL = 'ROLLING_BACK';
const REPLACING = new Set<PlannedWrite['proposal']['changeType']>(['UPSERT', 'UPDATE']);

/**
 * A finished execution stays finished: the same status again is dropped, another one is refused unless the execution is
 * being rolled back.
 */
export const EXECUTION_RESULT: WriteRule = {
  aspects: ['dataHubExecutionRequestResult'],
  mutate: (planned) => (isFinal(planned) && statusOf(planned) === storedStatus(planned) ? undefined : planned.value),
  check(planned) {
    if (!isFinal(planned) || statusOf(planned) === AFTER_FINAL) return;
    throw invalid(
      planned,
      `Invalid update to immutable state for aspect dataHubExecutionRequestResult. Execution urn: ${planned.proposal.urn} previous status: ${String(storedStatus(planned))}. Denied status update: ${String(statusOf(planned))}`,
    );
  },
};

function isFinal(planned: PlannedWrite): boolean {
  return REPLACING.has(planned.proposal.changeType) && FINAL.has(storedStatus(planned) ?? '');
}

function statusOf({ value }: PlannedWrite): string | undefined {
  return textAt(value, 'status');
}

function storedStatus({ previous }: PlannedWrite): string | undefined {
  return textAt(previous?.value, 'status');
}
