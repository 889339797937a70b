import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { optional, record, string } from '../types.js';

const DataTypeInfo = record('com.linkedin.datatype.DataTypeInfo', {
  qualifiedName: searchable(string(), { fieldType: 'KEYWORD' }),
  displayName: optional(string()),
  description: optional(string()),
});
export const dataTypeInfo = aspect('dataTypeInfo', DataTypeInfo);

const DataTypeKey = record('com.linkedin.datatype.DataTypeKey', {
  id: string(),
});
export const dataTypeKey = aspect('dataTypeKey', DataTypeKey);

const EntityTypeInfo = record('com.linkedin.entitytype.EntityTypeInfo', {
  qualifiedName: searchable(string(), { fieldType: 'KEYWORD' }),
  displayName: optional(string()),
  description: optional(string()),
});
export const entityTypeInfo = aspect('entityTypeInfo', EntityTypeInfo);

const EntityTypeKey = record('com.linkedin.entitytype.EntityTypeKey', {
  id: searchable(string()),
});
export const entityTypeKey = aspect('entityTypeKey', EntityTypeKey);
