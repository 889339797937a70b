import { type EntityRef, enumValue, type GraphqlContext } from '../../../entities/index.js';
import type { incidentInfo, StoredOf } from '../../../model/index.js';
import { IncidentPriority } from './incident-priority.enum.js';
import { IncidentSourceType } from './incident-source-type.enum.js';
import { IncidentStage } from './incident-stage.enum.js';
import { IncidentState } from './incident-state.enum.js';
import { IncidentType } from './incident-type.enum.js';
import type { IncidentSource, IncidentStatus } from './incident.model.js';

/** A value of the aspect `incidentInfo`. */
export type StoredIncident = StoredOf<typeof incidentInfo>;

/** Priorities, indexed by their stored number. */
const PRIORITIES = [
  IncidentPriority.CRITICAL,
  IncidentPriority.HIGH,
  IncidentPriority.MEDIUM,
  IncidentPriority.LOW,
] as const;

/** Returns the stored number of a priority. */
export function priorityNumber(priority: IncidentPriority): number {
  return PRIORITIES.indexOf(priority);
}

/** Converts the status of an incident for GraphQL; an unknown state becomes `ACTIVE`. */
export function toStatus({ status: { state, stage, message, lastUpdated } }: StoredIncident): IncidentStatus {
  return {
    state: enumValue(IncidentState, state) ?? IncidentState.ACTIVE,
    stage: enumValue(IncidentStage, stage),
    message: message ?? null,
    lastUpdated,
  };
}

/** Converts the type of an incident for GraphQL; an unknown type becomes `CUSTOM`. */
export function toType({ type }: StoredIncident): IncidentType {
  return enumValue(IncidentType, type) ?? IncidentType.CUSTOM;
}

/** Returns the priority of an incident; null if none is stored. */
export function toPriority({ priority }: StoredIncident): IncidentPriority | null {
  return priority === undefined ? null : (PRIORITIES[priority] ?? null);
}

/** Returns the source of an incident; null if none is stored. */
export function toSource({ source }: StoredIncident, { entities }: GraphqlContext): IncidentSource | null {
  const type = enumValue(IncidentSourceType, source?.type);
  if (source === undefined || type === null) return null;
  return { type, source: source.sourceUrn === undefined ? null : entities.ref(source.sourceUrn) };
}

/** Returns the users and groups that an incident is assigned to. */
export function toAssignees({ assignees = [] }: StoredIncident, { entities }: GraphqlContext): EntityRef[] {
  const refs = assignees.flatMap(({ actor }) => entities.ref(actor) ?? []);
  return refs.filter(({ __typename }) => __typename === 'CorpUser' || __typename === 'CorpGroup');
}
