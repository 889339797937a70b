import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import {
  array,
  boolean,
  defaulted,
  deprecated,
  enumeration,
  int,
  long,
  optional,
  record,
  string,
  url,
  urn,
} from '../types.js';
import { AuditStamp } from './common.js';

const IncidentAssignee = record('com.linkedin.incident.IncidentAssignee', {
  actor: searchable(urn(), { fieldName: 'assignees', addToFilters: true, filterNameOverride: 'Assignee' }),
  assignedAt: AuditStamp,
});

const IncidentExternalLink = record('com.linkedin.incident.IncidentExternalLink', {
  connectionId: searchable(string(), { fieldType: 'KEYWORD' }),
  system: searchable(string(), {
    fieldName: 'externalSystem',
    fieldType: 'KEYWORD',
    addToFilters: true,
    filterNameOverride: 'External System',
  }),
  externalId: searchable(string(), { fieldName: 'externalLinkId', fieldType: 'KEYWORD' }),
  url: url(),
  created: AuditStamp,
  syncEnabled: defaulted(boolean(), true),
  lastSyncTimeMillis: optional(long()),
});

const IncidentExternalLinks = record('com.linkedin.incident.IncidentExternalLinks', {
  links: defaulted(array(IncidentExternalLink), []),
});
export const incidentExternalLinks = aspect('incidentExternalLinks', IncidentExternalLinks);

const IncidentType = enumeration('com.linkedin.incident.IncidentType', [
  'FRESHNESS',
  'VOLUME',
  'FIELD',
  'SQL',
  'DATA_SCHEMA',
  'OPERATIONAL',
  'CUSTOM',
]);

const IncidentState = enumeration('com.linkedin.incident.IncidentState', ['ACTIVE', 'RESOLVED']);

const IncidentStage = enumeration('com.linkedin.incident.IncidentStage', [
  'TRIAGE',
  'INVESTIGATION',
  'WORK_IN_PROGRESS',
  'FIXED',
  'NO_ACTION_REQUIRED',
]);

const IncidentStatus = record('com.linkedin.incident.IncidentStatus', {
  state: searchable(IncidentState, { addToFilters: true, filterNameOverride: 'Status' }),
  stage: optional(searchable(IncidentStage, { addToFilters: true, filterNameOverride: 'Stage' })),
  message: optional(string()),
  lastUpdated: searchable(AuditStamp, { '/time': { fieldName: 'lastUpdated', fieldType: 'COUNT' } }),
});

const IncidentSourceType = enumeration('com.linkedin.incident.IncidentSourceType', ['MANUAL', 'ASSERTION_FAILURE']);

const IncidentSource = record('com.linkedin.incident.IncidentSource', {
  type: searchable(IncidentSourceType, { addToFilters: true, filterNameOverride: 'Source' }),
  sourceUrn: optional(searchable(urn(), { fieldType: 'URN' })),
});
export const incidentSource = aspect('incidentSource', IncidentSource);

const IncidentInfo = record('com.linkedin.incident.IncidentInfo', {
  type: searchable(IncidentType, { addToFilters: true, filterNameOverride: 'Type' }),
  customType: optional(searchable(string(), { addToFilters: true, filterNameOverride: 'Other Type' })),
  title: optional(searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 10 })),
  description: optional(searchable(string(), { fieldType: 'TEXT' })),
  entities: relationship(searchable(array(urn()), { '/*': { fieldType: 'URN' } }), {
    '/*': {
      name: 'IncidentOn',
      entityTypes: [
        'dataset',
        'chart',
        'dashboard',
        'dataFlow',
        'dataJob',
        'schemaField',
        'mlModel',
        'mlFeature',
        'service',
        'aiAgent',
      ],
    },
  }),
  priority: optional(searchable(int(), { addToFilters: true, filterNameOverride: 'Priority' })),
  assignees: optional(array(IncidentAssignee)),
  status: IncidentStatus,
  source: optional(IncidentSource),
  startedAt: optional(long()),
  created: deprecated(searchable(AuditStamp, { '/time': { fieldName: 'created', fieldType: 'COUNT' } })),
});
export const incidentInfo = aspect('incidentInfo', IncidentInfo, { schemaVersion: 2 });

const IncidentNoteSourceType = enumeration('com.linkedin.incident.IncidentNoteSourceType', ['NATIVE', 'EXTERNAL']);

const IncidentNoteSource = record('com.linkedin.incident.IncidentNoteSource', {
  sourceType: optional(IncidentNoteSourceType),
  externalUrl: optional(searchable(string(), { fieldType: 'KEYWORD', queryByDefault: false })),
  externalId: optional(searchable(string(), { fieldType: 'KEYWORD', queryByDefault: false })),
});

const IncidentNote = record('com.linkedin.incident.IncidentNote', {
  message: searchable(string(), { fieldType: 'TEXT' }),
  created: AuditStamp,
  source: optional(IncidentNoteSource),
});

const IncidentNotes = record('com.linkedin.incident.IncidentNotes', {
  notes: defaulted(array(IncidentNote), []),
});
export const incidentNotes = aspect('incidentNotes', IncidentNotes);

const IncidentKey = record('com.linkedin.metadata.key.IncidentKey', {
  id: string(),
});
export const incidentKey = aspect('incidentKey', IncidentKey);
