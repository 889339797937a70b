import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, deprecated, enumeration, optional, record, string } from '../types.js';
import { AuditStamp } from './common.js';
import { Filter } from './filters.js';

const DataHubViewKey = record('com.linkedin.metadata.key.DataHubViewKey', {
  id: string(),
});
export const dataHubViewKey = aspect('dataHubViewKey', DataHubViewKey);

const DataHubViewDefinition = record('com.linkedin.view.DataHubViewDefinition', {
  entityTypes: array(string()),
  filter: Filter,
  json: optional(string()),
});

const DataHubViewType = enumeration('com.linkedin.view.DataHubViewType', ['PERSONAL', 'GLOBAL']);

const DataHubViewInfo = record('com.linkedin.view.DataHubViewInfo', {
  name: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  description: optional(string()),
  type: searchable(DataHubViewType),
  definition: DataHubViewDefinition,
  created: deprecated(
    searchable(AuditStamp, {
      '/actor': { fieldName: 'createdBy', fieldType: 'URN' },
      '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' },
    }),
  ),
  lastModified: deprecated(searchable(AuditStamp, { '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' } })),
});
export const dataHubViewInfo = aspect('dataHubViewInfo', DataHubViewInfo, { schemaVersion: 2 });
