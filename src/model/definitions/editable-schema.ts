import { aspect } from '../declarations.js';
import { array, optional, record } from '../types.js';
import { AuditStamp, unknownStamp } from './common.js';
import { EDITABLE_COLUMN } from './editable-column.js';

const EditableSchemaFieldInfo = record('com.linkedin.schema.EditableSchemaFieldInfo', {
  ...EDITABLE_COLUMN,
});

const EditableSchemaMetadata = record('com.linkedin.schema.EditableSchemaMetadata', {
  created: unknownStamp,
  lastModified: unknownStamp,
  deleted: optional(AuditStamp),
  editableSchemaFieldInfo: array(EditableSchemaFieldInfo),
});
export const editableSchemaMetadata = aspect('editableSchemaMetadata', EditableSchemaMetadata);
