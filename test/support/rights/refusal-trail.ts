import { demandText, partsOf } from '../../../src/auth/index.js';
import type { Entrance } from '../../../src/cli/generators/access-listing.js';
import type { TestEnvironment } from '../service/create-test-environment.js';

/** What the audit trail tells of a refusal. */
export interface ToldRefusal {
  /** The demand in words; absent where a guard refused. */
  readonly demand?: string;
  readonly anyOf?: readonly string[];
}

const HOUR_MS = 3_600_000;

/**
 * What was demanded at the latest refusal of a user since a time, as the audit trail tells it; undefined when nothing
 * was refused.
 */
export async function latestRefusal(
  env: TestEnvironment,
  actorUrn: string,
  since: number,
): Promise<ToldRefusal | undefined> {
  const body = JSON.stringify({ actorUrns: [actorUrn], eventTypes: ['AccessDeniedEvent'] });
  const path = `/openapi/v1/events/audit/search?size=1&includeRaw=true&startTime=${String(since)}&endTime=${String(since + HOUR_MS)}`;
  const answer = await env.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const found = (await answer.json()) as {
    readonly usageEvents: readonly { readonly rawUsageEvent: { readonly detail: ToldRefusal } }[];
  };
  return found.usageEvents[0]?.rawUsageEvent.detail;
}

/** Whether what was demanded is what the decorator of the entrance says, or a part of it. */
export function isDeclared({ rule }: Entrance, { demand, anyOf = [] }: ToldRefusal): boolean {
  if (rule?.kind === 'PRIVILEGED') return String(rule.anyOf) === String(anyOf);
  if (rule?.kind !== 'INSIDE' || demand === undefined) return false;
  return partsOf(rule.demand).map(demandText).includes(demand);
}
