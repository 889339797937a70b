import type { ChangeProposal } from '../aspects/index.js';
import type { JsonObject } from '../foundation/common/json.js';
import type { PreparedProposal } from './prepare-proposals.js';
import { textAt, valueAt } from './validation/json-access.js';
import { systemUpdateMetadata } from './validation/trusted-write.js';

/** What a result means for the summary: the member for its time, and the status of the assertion. */
const RESULTS: Readonly<Record<string, { readonly time: string; readonly status: string } | undefined>> = {
  SUCCESS: { time: 'lastPassedAtMillis', status: 'PASSING' },
  FAILURE: { time: 'lastFailedAtMillis', status: 'FAILING' },
  ERROR: { time: 'lastErroredAtMillis', status: 'ERROR' },
  INIT: { time: 'lastInitializedAtMillis', status: 'INIT' },
};

/**
 * What a run of an assertion changes of the assertion's summary: nothing unless it has a result, and is the last one
 * with it.
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
 * The summary with a run; undefined when a later one is known. The status is that of the last run, whatever its result.
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
