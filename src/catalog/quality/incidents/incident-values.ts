import { invalidArgument } from '../../../foundation/common/errors.js';
import { given } from '../../../foundation/common/given.js';
import type { AuditStamp, StoredOf } from '../../../model/index.js';
import type { IncidentStatusInput } from './incident.input.js';
import type { IncidentPriority } from './incident-priority.enum.js';
import { priorityNumber, type StoredIncident } from './stored-incident.js';

type Stamp = StoredOf<typeof AuditStamp>;

/** Members of the inputs that raise and change incidents. */
export interface IncidentContent {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly startedAt?: number | null;
  readonly priority?: IncidentPriority | null;
  readonly assigneeUrns?: readonly string[] | null;
  readonly status?: IncidentStatusInput | null;
}

/** Returns the members of `incidentInfo` for an input, without members that are null or absent. */
export function incidentMembers(content: IncidentContent, stamp: Stamp): Partial<StoredIncident> {
  const { title, description, startedAt, priority, assigneeUrns, status } = content;
  return given({
    title,
    description,
    startedAt,
    priority: priority == null ? undefined : priorityNumber(priority),
    assignees: assigneeUrns?.map((actor) => ({ actor, assignedAt: { ...stamp } })),
    status: status == null ? undefined : statusValue(status, stamp),
  });
}

/** Returns the stored status for an input. */
export function statusValue({ state, stage, message }: IncidentStatusInput, stamp: Stamp): StoredIncident['status'] {
  return { state, ...given({ stage, message }), lastUpdated: { ...stamp } };
}

/** Returns the affected entities without duplicates. Throws `INVALID_ARGUMENT` if there are none. */
export function requireEntities(urns: readonly string[]): readonly string[] {
  if (urns.length === 0) throw invalidArgument('input.resourceUrns must name at least one entity');
  return [...new Set(urns)];
}
