import { aspect } from '../declarations.js';
import { searchable } from '../annotate.js';
import { optional, record, string } from '../types.js';

export const DataTypeInfo = record('com.linkedin.datatype.DataTypeInfo', {
  qualifiedName: searchable(string(), { fieldType: 'KEYWORD' }),
  displayName: optional(string()),
  description: optional(string()),
});
export const dataTypeInfo = aspect('dataTypeInfo', DataTypeInfo);

export const DataTypeKey = record('com.linkedin.datatype.DataTypeKey', {
  id: string(),
});
export const dataTypeKey = aspect('dataTypeKey', DataTypeKey);

export const EntityTypeInfo = record('com.linkedin.entitytype.EntityTypeInfo', {
  qualifiedName: searchable(string(), { fieldType: 'KEYWORD' }),
  displayName: optional(string()),
  description: optional(string()),
});
export const entityTypeInfo = aspect('entityTypeInfo', EntityTypeInfo);

export const EntityTypeKey = record('com.linkedin.entitytype.EntityTypeKey', {
  id: searchable(string()),
});
export const entityTypeKey = aspect('entityTypeKey', EntityTypeKey);
