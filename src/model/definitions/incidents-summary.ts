import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, deprecated, int, long, optional, record, string, urn } from '../types.js';

const IncidentSummaryDetails = record('com.linkedin.common.IncidentSummaryDetails', {
  urn: urn(),
  type: string(),
  createdAt: long(),
  resolvedAt: optional(long()),
  priority: optional(int()),
});

const IncidentsSummary = record('com.linkedin.common.IncidentsSummary', {
  resolvedIncidents: defaulted(deprecated(array(urn())), []),
  activeIncidents: defaulted(deprecated(array(urn())), []),
  resolvedIncidentDetails: defaulted(
    relationship(
      searchable(array(IncidentSummaryDetails), {
        '/*/createdAt': { fieldName: 'resolvedIncidentCreatedTimes', fieldType: 'DATETIME' },
        '/*/priority': { fieldName: 'resolvedIncidentPriorities', fieldType: 'COUNT' },
        '/*/resolvedAt': { fieldName: 'resolvedIncidentResolvedTimes', fieldType: 'DATETIME' },
        '/*/type': { fieldName: 'resolvedIncidentTypes', fieldType: 'KEYWORD' },
        '/*/urn': {
          fieldName: 'resolvedIncidents',
          fieldType: 'URN',
          hasValuesFieldName: 'hasResolvedIncidents',
          numValuesFieldName: 'numResolvedIncidents',
          queryByDefault: false,
        },
      }),
      { '/*/urn': { name: 'ResolvedIncidents', entityTypes: ['incident'] } },
    ),
    [],
  ),
  activeIncidentDetails: defaulted(
    relationship(
      searchable(array(IncidentSummaryDetails), {
        '/*/createdAt': { fieldName: 'activeIncidentCreatedTimes', fieldType: 'DATETIME' },
        '/*/priority': { fieldName: 'activeIncidentPriorities', fieldType: 'COUNT' },
        '/*/type': { fieldName: 'activeIncidentTypes', fieldType: 'KEYWORD' },
        '/*/urn': {
          fieldName: 'activeIncidents',
          fieldType: 'URN',
          addHasValuesToFilters: true,
          hasValuesFieldName: 'hasActiveIncidents',
          numValuesFieldName: 'numActiveIncidents',
          queryByDefault: false,
        },
      }),
      { '/*/urn': { name: 'ActiveIncidents', entityTypes: ['incident'] } },
    ),
    [],
  ),
});
export const incidentsSummary = aspect('incidentsSummary', IncidentsSummary);
