import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject, JsonValue } from '../../../foundation/common/json.js';
import type { IncidentStatusInput } from './incident.input.js';
import type { IncidentPriority } from './incident-priority.enum.js';
import { priorityNumber } from './stored-incident.js';

/** When something is written, and by whom. */
export interface IncidentStamp {
  readonly time: number;
  readonly actor: string;
}

/** What callers say of an incident, whether they raise or change it. */
export interface IncidentContent {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly startedAt?: number | null;
  readonly priority?: IncidentPriority | null;
  readonly assigneeUrns?: readonly string[] | null;
  readonly status?: IncidentStatusInput | null;
}

/** Members of the aspect `incidentInfo` for what is given; null and absent members are left out. */
export function incidentMembers(content: IncidentContent, stamp: IncidentStamp): JsonObject {
  const { title, description, startedAt, priority, assigneeUrns, status } = content;
  return present({
    title,
    description,
    startedAt,
    priority: priority == null ? undefined : priorityNumber(priority),
    assignees: assigneeUrns?.map((actor) => ({ actor, assignedAt: { ...stamp } })),
    status: status == null ? undefined : statusValue(status, stamp),
  });
}

/** How an incident stands, as it is stored. */
export function statusValue({ state, stage, message }: IncidentStatusInput, stamp: IncidentStamp): JsonObject {
  return { ...present({ state, stage, message }), lastUpdated: { ...stamp } };
}

/** The entities that an incident is to be about, each once. Throws `INVALID_ARGUMENT` when there are none. */
export function requireEntities(urns: readonly string[]): readonly string[] {
  if (urns.length === 0) throw invalidArgument('input.resourceUrns must name at least one entity');
  return [...new Set(urns)];
}

function present(members: Readonly<Record<string, JsonValue | null | undefined>>): JsonObject {
  const entries = Object.entries(members).flatMap(([name, value]) => (value == null ? [] : [[name, value] as const]));
  return Object.fromEntries(entries);
}
