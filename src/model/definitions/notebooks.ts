import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, enumeration, map, optional, record, string, url } from '../types.js';
import { AuditStamp, ChangeAuditStamps, unknownStamp } from './common.js';

const NotebookKey = record('com.linkedin.metadata.key.NotebookKey', {
  notebookTool: string(),
  notebookId: string(),
});
export const notebookKey = aspect('notebookKey', NotebookKey);

const ChartCell = record('com.linkedin.notebook.ChartCell', {
  cellTitle: optional(string()),
  cellId: string(),
  changeAuditStamps: ChangeAuditStamps,
});

const EditableNotebookProperties = record('com.linkedin.notebook.EditableNotebookProperties', {
  created: unknownStamp,
  lastModified: unknownStamp,
  deleted: optional(AuditStamp),
  description: optional(
    searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT', sanitizeRichText: true }),
  ),
});
export const editableNotebookProperties = aspect('editableNotebookProperties', EditableNotebookProperties);

const TextCell = record('com.linkedin.notebook.TextCell', {
  cellTitle: optional(string()),
  cellId: string(),
  changeAuditStamps: ChangeAuditStamps,
  text: string(),
});

const QueryCell = record('com.linkedin.notebook.QueryCell', {
  cellTitle: optional(string()),
  cellId: string(),
  changeAuditStamps: ChangeAuditStamps,
  rawQuery: string(),
  lastExecuted: optional(AuditStamp),
});

const NotebookCellType = enumeration('com.linkedin.notebook.NotebookCellType', [
  'TEXT_CELL',
  'QUERY_CELL',
  'CHART_CELL',
]);

const NotebookCell = record('com.linkedin.notebook.NotebookCell', {
  textCell: optional(TextCell),
  queryCell: optional(QueryCell),
  chartCell: optional(ChartCell),
  type: NotebookCellType,
});

const NotebookContent = record('com.linkedin.notebook.NotebookContent', {
  cells: defaulted(array(NotebookCell), []),
});
export const notebookContent = aspect('notebookContent', NotebookContent);

const NotebookInfo = record('com.linkedin.notebook.NotebookInfo', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  title: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: optional(
    searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription', sanitizeRichText: true }),
  ),
  changeAuditStamps: ChangeAuditStamps,
});
export const notebookInfo = aspect('notebookInfo', NotebookInfo);
