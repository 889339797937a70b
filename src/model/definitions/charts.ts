import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import {
  array,
  defaulted,
  deprecated,
  enumeration,
  long,
  map,
  optional,
  record,
  string,
  union,
  url,
} from '../types.js';
import { AccessLevel, AuditStamp, ChangeAuditStamps, Edge, unknownStamp } from './common.js';

const ChartType = enumeration('com.linkedin.chart.ChartType', [
  'BAR',
  'PIE',
  'SCATTER',
  'TABLE',
  'TEXT',
  'LINE',
  'AREA',
  'HISTOGRAM',
  'BOX_PLOT',
  'WORD_CLOUD',
  'COHORT',
]);

const ChartInfo = record('com.linkedin.chart.ChartInfo', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  title: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: string(),
  lastModified: searchable(ChangeAuditStamps, {
    '/lastModified/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' },
  }),
  chartUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  inputs: optional(
    deprecated(
      relationship(array(union([string()])), {
        '/*/string': { name: 'Consumes', entityTypes: ['dataset'], isLineage: true },
      }),
    ),
  ),
  inputEdges: optional(
    relationship(array(Edge), {
      '/*/destinationUrn': {
        name: 'Consumes',
        entityTypes: ['dataset', 'chart'],
        isLineage: true,
        createdOn: 'inputEdges/*/created/time',
        createdActor: 'inputEdges/*/created/actor',
        updatedOn: 'inputEdges/*/lastModified/time',
        updatedActor: 'inputEdges/*/lastModified/actor',
        properties: 'inputEdges/*/properties',
      },
    }),
  ),
  type: optional(searchable(ChartType, { fieldType: 'KEYWORD', addToFilters: true, filterNameOverride: 'Chart Type' })),
  access: optional(
    searchable(AccessLevel, { fieldType: 'KEYWORD', addToFilters: true, filterNameOverride: 'Access Level' }),
  ),
  lastRefreshed: optional(long()),
});
export const chartInfo = aspect('chartInfo', ChartInfo);

const ChartQueryType = enumeration('com.linkedin.chart.ChartQueryType', ['LOOKML', 'SQL']);

const ChartQuery = record('com.linkedin.chart.ChartQuery', {
  rawQuery: string(),
  type: searchable(ChartQueryType, {
    fieldName: 'queryType',
    fieldType: 'KEYWORD',
    addToFilters: true,
    filterNameOverride: 'Query Type',
  }),
});
export const chartQuery = aspect('chartQuery', ChartQuery);

const EditableChartProperties = record('com.linkedin.chart.EditableChartProperties', {
  created: unknownStamp,
  lastModified: unknownStamp,
  deleted: optional(AuditStamp),
  description: optional(
    searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT', sanitizeRichText: true }),
  ),
});
export const editableChartProperties = aspect('editableChartProperties', EditableChartProperties);

const ChartKey = record('com.linkedin.metadata.key.ChartKey', {
  dashboardTool: searchable(string(), { fieldName: 'tool', fieldType: 'TEXT_PARTIAL', boostScore: 4 }),
  chartId: string(),
});
export const chartKey = aspect('chartKey', ChartKey);
