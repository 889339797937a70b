import type { JsonObject } from '../../../foundation/common/json.js';
import { type EntityRef, enumValue, type GraphqlContext } from '../../../entities/index.js';
import { IncidentPriority } from './incident-priority.enum.js';
import { IncidentSourceType } from './incident-source-type.enum.js';
import { IncidentStage } from './incident-stage.enum.js';
import { IncidentState } from './incident-state.enum.js';
import { IncidentType } from './incident-type.enum.js';

/** A stored moment and who acted then. */
interface StoredStamp {
  readonly time: number;
  readonly actor: string;
}

/** How an incident stands, as it is stored. */
export interface StoredIncidentStatus {
  readonly state: string;
  readonly stage?: string;
  readonly message?: string;
  readonly lastUpdated: StoredStamp;
}

/** The aspect `incidentInfo`. */
export interface StoredIncident {
  readonly type: string;
  readonly customType?: string;
  readonly title?: string;
  readonly description?: string;
  readonly entities: readonly string[];
  /** The less, the more urgent. */
  readonly priority?: number;
  readonly assignees?: readonly { readonly actor: string }[];
  readonly status: StoredIncidentStatus;
  readonly source?: { readonly type: string; readonly sourceUrn?: string };
  readonly startedAt?: number;
  readonly created: StoredStamp;
}

/** Priorities in the order of the numbers by which they are stored. */
const PRIORITIES = [
  IncidentPriority.CRITICAL,
  IncidentPriority.HIGH,
  IncidentPriority.MEDIUM,
  IncidentPriority.LOW,
] as const;

/** The number by which a priority is stored. */
export function priorityNumber(priority: IncidentPriority): number {
  return PRIORITIES.indexOf(priority);
}

/** How an incident stands, as GraphQL shows it. */
export function toStatus({ state, stage, message, lastUpdated }: StoredIncidentStatus) {
  return {
    state: enumValue(IncidentState, state) ?? IncidentState.ACTIVE,
    stage: enumValue(IncidentStage, stage),
    message: message ?? null,
    lastUpdated,
  };
}

/** The kind of an incident as GraphQL shows it. */
export function toType({ type }: StoredIncident): IncidentType {
  return enumValue(IncidentType, type) ?? IncidentType.CUSTOM;
}

/** The priority of an incident; null when it has none. */
export function toPriority({ priority }: StoredIncident): IncidentPriority | null {
  return priority === undefined ? null : (PRIORITIES[priority] ?? null);
}

/** What raised an incident; null when that is not known. */
export function toSource({ source }: StoredIncident, { entities }: GraphqlContext) {
  const type = enumValue(IncidentSourceType, source?.type);
  if (source === undefined || type === null) return null;
  return { type, source: source.sourceUrn === undefined ? null : entities.ref(source.sourceUrn) };
}

/** Who takes care of an incident: users and groups. */
export function toAssignees({ assignees = [] }: StoredIncident, { entities }: GraphqlContext): EntityRef[] {
  const refs = assignees.flatMap(({ actor }) => entities.ref(actor) ?? []);
  return refs.filter(({ __typename }) => __typename === 'CorpUser' || __typename === 'CorpGroup');
}

/** The stored incident in an aspect's value. */
export function asIncident(value: JsonObject): StoredIncident {
  return value as unknown as StoredIncident;
}
