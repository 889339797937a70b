import type { ChangeProposal } from '../aspects/index.js';
import type { JsonObject } from '../foundation/json/json.js';
import type { PreparedProposal } from './prepare-proposals.js';
import { textAt, valueAt } from './validation/json-access.js';
import { systemUpdateMetadata } from './validation/trusted-write.js';

/** What a result means for the summary: the member that holds its time, and the status of the assertion. */
const RESULTS: Readonly<Record<string, { readonly time: string; readonly status: string } | undefined>> = {
  SUCCESS: { time: 'lastPassedAtMillis', status: 'PASSING' },
  FAILURE: { time: 'lastFailedAtMillis', status: 'FAILING' },
  ERROR: { time: 'lastErroredAtMillis', status: 'ERROR' },
  INIT: { time: 'lastInitializedAtMillis', status: 'INIT' },
};

/**
 * The proposal that updates the summary of an assertion after a run. None where the run has no result or is not the
 * latest one with a result.
 */
export function runSummaryOf({ proposal, aspect }: PreparedProposal): readonly ChangeProposal[] {
  const { urn, entityType, value } = proposal;
  if (aspect.name !== 'assertionRunEvent') return [];
  const result = RESULTS[textAt(value, 'result', 'type') ?? ''];
  if (result === undefined) return [];
  const time = Number(valueAt(value, 'timestampMillis'));
  return [
    {
      urn,
      entityType,
      aspectName: 'assertionRunSummary',
      changeType: 'UPSERT',
      derive: (summary) => withRun(summary, result, time),
      systemMetadata: systemUpdateMetadata(proposal),
    },
  ];
}

/**
 * The summary with the run added; undefined when it already holds a later run. The status is that of the latest run,
 * whatever its result.
 */
function withRun(
  summary: JsonObject = {},
  { time: member, status }: { readonly time: string; readonly status: string },
  time: number,
): JsonObject | undefined {
  if (time <= timeAt(summary, member)) return undefined;
  const last = Math.max(...Object.values(RESULTS).map((one) => timeAt(summary, one?.time ?? '')));
  return { ...summary, [member]: time, ...(time >= last && { assertionStatus: status }) };
}

function timeAt(summary: JsonObject, member: string): number {
  const time = summary[member];
  return time === undefined ? Number.NEGATIVE_INFINITY : Number(time);
}
