import { DomainError } from '../../../foundation/common/errors.js';
import type { EntityFieldResolver, EntityMapping, GraphqlContext } from '../../../entities/index.js';
import {
  asIncident,
  type StoredIncident,
  toAssignees,
  toPriority,
  toSource,
  toStatus,
  toType,
} from './stored-incident.js';

/** A field that shows something of what is stored. Throws `NOT_FOUND` for an incident that is not stored. */
function shown(show: (incident: StoredIncident, context: GraphqlContext) => unknown): EntityFieldResolver {
  return async ({ urn }, _args, context) => {
    const value = await context.entities.value(urn, 'incidentInfo');
    if (value === undefined) throw new DomainError('NOT_FOUND', `${urn} is no incident that is stored`);
    return show(asIncident(value), context);
  };
}

const status = shown((incident) => toStatus(incident.status));

/** How an incident shows in GraphQL. */
export const INCIDENT: EntityMapping = {
  entityType: 'incident',
  typeName: 'Incident',
  fields: {
    incidentType: shown(toType),
    customType: shown(({ customType }) => customType ?? null),
    title: shown(({ title }) => title ?? null),
    description: shown(({ description }) => description ?? null),
    status,
    incidentStatus: status,
    priority: shown(toPriority),
    assignees: shown(toAssignees),
    entity: shown(({ entities: [first] }, { entities }) => (first === undefined ? null : entities.ref(first))),
    source: shown(toSource),
    startedAt: shown(({ startedAt }) => startedAt ?? null),
    created: shown(({ created }) => created),
  },
};
