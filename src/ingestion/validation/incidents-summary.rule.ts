import { isDeepStrictEqual } from 'node:util';
import type { ChangeProposal, PlannedWrite, WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { Urn } from '../../foundation/common/urn.js';
import type { ModelRegistry } from '../../model/index.js';
import { objectsAt, textAt, textsAt, valueAt } from './json-access.js';
import { systemUpdateMetadata } from './trusted-write.js';

const INFO = 'incidentInfo';
const SUMMARY = 'incidentsSummary';

/** The newest incidents of each state that a summary names at most. Source: DataHub's default. */
const MOST_INCIDENTS = 100;

/** The lists of a summary by the state of their incidents, each with the list of bare urns that older clients wrote. */
const LISTS = [
  { state: 'ACTIVE', details: 'activeIncidentDetails', urns: 'activeIncidents' },
  { state: 'RESOLVED', details: 'resolvedIncidentDetails', urns: 'resolvedIncidents' },
] as const;

/**
 * The summary of each asset lists its incidents by state, without deleted ones. Assets that are not stored get no
 * summary.
 */
export function incidentsSummaryRule(registry: ModelRegistry): WriteRule {
  return {
    aspects: [INFO, 'incidentKey'],
    async sideEffects(planned, context) {
      const { proposal, aspect, value } = planned;
      if (aspect.isKey && value !== undefined) return [];
      const before = (await context.read(proposal.urn, INFO))?.value;
      const now = aspect.isKey ? undefined : value;
      const named = new Set(assetsOf(now));
      const assets = new Set([...assetsOf(before), ...named]);
      return [...assets].flatMap((asset) => {
        const { entityType } = Urn.tryParse(asset) ?? { entityType: '' };
        if (registry.findEntity(entityType)?.aspects.has(SUMMARY) !== true) return [];
        return [summaryProposal(planned, { urn: asset, entityType }, named.has(asset) ? now : undefined)];
      });
    },
  };
}

function assetsOf(info: JsonObject | undefined): readonly string[] {
  return textsAt(info, 'entities');
}

function summaryProposal(
  { proposal }: PlannedWrite,
  { urn, entityType }: { readonly urn: string; readonly entityType: string },
  info: JsonObject | undefined,
): ChangeProposal {
  return {
    urn,
    entityType,
    aspectName: SUMMARY,
    changeType: 'UPSERT',
    derive: (summary) => withIncident(summary, proposal.urn, info),
    systemMetadata: systemUpdateMetadata(proposal),
  };
}

/**
 * The summary with the incident in the list of its state, or in none without `info`; undefined when nothing changes.
 */
function withIncident(summary: JsonObject = {}, urn: string, info: JsonObject | undefined): JsonObject | undefined {
  const changed: Record<string, JsonObject[string]> = { ...summary };
  for (const { state, details, urns } of LISTS) {
    const others = objectsAt(summary, details).filter((one) => one['urn'] !== urn);
    const isListed = info !== undefined && textAt(info, 'status', 'state') === state;
    if (isListed || valueAt(summary, details) !== undefined)
      changed[details] = isListed ? [...newest(others), detailsOf(urn, info)] : others;
    if (valueAt(summary, urns) !== undefined) changed[urns] = textsAt(summary, urns).filter((one) => one !== urn);
  }
  return isDeepStrictEqual(changed, summary) ? undefined : changed;
}

/** The items of a list that stay when another one joins it. */
function newest(details: readonly JsonObject[]): readonly JsonObject[] {
  return details
    .toSorted((one, other) => Number(one['createdAt']) - Number(other['createdAt']))
    .slice(-(MOST_INCIDENTS - 1));
}

function detailsOf(urn: string, info: JsonObject): JsonObject {
  const type = textAt(info, 'type') ?? '';
  const priority = valueAt(info, 'priority');
  const isResolved = textAt(info, 'status', 'state') === 'RESOLVED';
  return {
    urn,
    type: type === 'CUSTOM' ? (textAt(info, 'customType') ?? type) : type,
    createdAt: valueAt(info, 'created', 'time') ?? 0,
    ...(isResolved && { resolvedAt: valueAt(info, 'status', 'lastUpdated', 'time') ?? 0 }),
    ...(priority !== undefined && { priority }),
  };
}
