import type { ListingService } from '../../../discovery/index.js';
import type { EntityFieldResolver } from '../../../entities/index.js';
import { INCIDENT } from './incident.mappings.js';
import type { IncidentPriority } from './incident-priority.enum.js';
import type { IncidentStage } from './incident-stage.enum.js';
import type { IncidentState } from './incident-state.enum.js';
import { priorityNumber } from './stored-incident.js';

/** Which incidents about an entity are asked for. */
interface IncidentsArguments {
  readonly state?: IncidentState | null;
  readonly stage?: IncidentStage | null;
  readonly priority?: IncidentPriority | null;
  readonly assigneeUrns?: readonly string[] | null;
  readonly start?: number | null;
  readonly count?: number | null;
}

/** The field `incidents` of what incidents can be about: the newest first. */
export function incidentsField(listings: ListingService): EntityFieldResolver<IncidentsArguments> {
  return async ({ urn }, args, context) => {
    const { state, stage, priority, assigneeUrns } = args;
    const criteria = [
      { field: 'entities', values: [urn] },
      ...(state == null ? [] : [{ field: 'state', values: [state] }]),
      ...(stage == null ? [] : [{ field: 'stage', values: [stage] }]),
      ...(priority == null ? [] : [{ field: 'priority', values: [String(priorityNumber(priority))] }]),
      ...(assigneeUrns == null || assigneeUrns.length === 0 ? [] : [{ field: 'assignees', values: assigneeUrns }]),
    ];
    if (!(await context.entities.canView(urn))) return { start: args.start ?? 0, count: 0, total: 0, incidents: [] };
    const options = { entityType: INCIDENT.entityType, criteria: [criteria], newestBy: 'created' };
    const { entities, ...page } = await listings.list({ start: args.start, count: args.count }, options, context);
    return { ...page, incidents: entities };
  };
}
