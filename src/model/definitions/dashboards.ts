import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, deprecated, long, map, optional, record, string, url, urn, urnOf } from '../types.js';
import { AccessLevel, AuditStamp, ChangeAuditStamps, Edge, unknownStamp } from './common.js';

const DashboardInfo = record('com.linkedin.dashboard.DashboardInfo', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  title: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: searchable(string(), {
    fieldType: 'TEXT',
    hasValuesFieldName: 'hasDescription',
    sanitizeRichText: true,
  }),
  charts: defaulted(
    deprecated(
      relationship(array(urnOf('chart')), { '/*': { name: 'Contains', entityTypes: ['chart'], isLineage: true } }),
    ),
    [],
  ),
  chartEdges: optional(
    relationship(array(Edge), {
      '/*/destinationUrn': {
        name: 'Contains',
        entityTypes: ['chart'],
        isLineage: true,
        createdOn: 'chartEdges/*/created/time',
        createdActor: 'chartEdges/*/created/actor',
        updatedOn: 'chartEdges/*/lastModified/time',
        updatedActor: 'chartEdges/*/lastModified/actor',
        properties: 'chartEdges/*/properties',
      },
    }),
  ),
  datasets: defaulted(
    deprecated(relationship(array(urn()), { '/*': { name: 'Consumes', entityTypes: ['dataset'], isLineage: true } })),
    [],
  ),
  datasetEdges: optional(
    relationship(array(Edge), {
      '/*/destinationUrn': {
        name: 'Consumes',
        entityTypes: ['dataset'],
        isLineage: true,
        createdOn: 'datasetEdges/*/created/time',
        createdActor: 'datasetEdges/*/created/actor',
        updatedOn: 'datasetEdges/*/lastModified/time',
        updatedActor: 'datasetEdges/*/lastModified/actor',
        properties: 'datasetEdges/*/properties',
      },
    }),
  ),
  dashboards: defaulted(
    relationship(array(Edge), {
      '/*/destinationUrn': {
        name: 'DashboardContainsDashboard',
        entityTypes: ['dashboard'],
        isLineage: true,
        createdOn: 'dashboards/*/created/time',
        createdActor: 'dashboards/*/created/actor',
        updatedOn: 'dashboards/*/lastModified/time',
        updatedActor: 'dashboards/*/lastModified/actor',
        properties: 'dashboards/*/properties',
      },
    }),
    [],
  ),
  lastModified: searchable(ChangeAuditStamps, {
    '/lastModified/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' },
  }),
  dashboardUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  access: optional(
    searchable(AccessLevel, { fieldType: 'KEYWORD', addToFilters: true, filterNameOverride: 'Access Level' }),
  ),
  lastRefreshed: optional(long()),
});
export const dashboardInfo = aspect('dashboardInfo', DashboardInfo);

const EditableDashboardProperties = record('com.linkedin.dashboard.EditableDashboardProperties', {
  created: unknownStamp,
  lastModified: unknownStamp,
  deleted: optional(AuditStamp),
  description: optional(
    searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT', sanitizeRichText: true }),
  ),
});
export const editableDashboardProperties = aspect('editableDashboardProperties', EditableDashboardProperties);

const DashboardKey = record('com.linkedin.metadata.key.DashboardKey', {
  dashboardTool: searchable(string(), { fieldName: 'tool', fieldType: 'TEXT_PARTIAL', boostScore: 4 }),
  dashboardId: string(),
});
export const dashboardKey = aspect('dashboardKey', DashboardKey);
