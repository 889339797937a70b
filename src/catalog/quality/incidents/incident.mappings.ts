import { DomainError } from '../../../foundation/common/errors.js';
import { type EntityFieldResolver, type GraphqlContext, mapping } from '../../../entities/index.js';
import { incidentInfo } from '../../../model/index.js';
import { Incident } from './incident.model.js';
import { type StoredIncident, toAssignees, toPriority, toSource, toStatus, toType } from './stored-incident.js';

/** Returns a resolver that applies `show` to the stored incident. Throws `NOT_FOUND` if the incident is not stored. */
function shown(show: (incident: StoredIncident, context: GraphqlContext) => unknown): EntityFieldResolver {
  return async ({ urn }, _args, context) => {
    const value = await context.entities.value(urn, incidentInfo);
    if (value === undefined) throw new DomainError('NOT_FOUND', `The incident ${urn} is not stored`);
    return show(value, context);
  };
}

const status = shown(toStatus);

/** Resolves the fields of incidents. */
export const INCIDENT = mapping(Incident, 'incident', {
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
});
