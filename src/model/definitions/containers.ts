import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { defaulted, map, optional, record, string, url, urn } from '../types.js';
import { FabricType, TimeStamp } from './common.js';

const Container = record('com.linkedin.container.Container', {
  container: relationship(
    searchable(urn(), {
      fieldName: 'container',
      fieldType: 'URN',
      addToFilters: true,
      filterNameOverride: 'Container',
      hasValuesFieldName: 'hasContainer',
    }),
    { name: 'IsPartOf', entityTypes: ['container'] },
  ),
});
export const container = aspect('container', Container);

const ContainerProperties = record('com.linkedin.container.ContainerProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  qualifiedName: optional(searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 10, enableAutocomplete: true })),
  description: optional(
    searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription', sanitizeRichText: true }),
  ),
  env: optional(
    searchable(FabricType, {
      fieldType: 'KEYWORD',
      addToFilters: true,
      filterNameOverride: 'Environment',
      queryByDefault: false,
    }),
  ),
  created: optional(searchable(TimeStamp, { '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' } })),
  lastModified: optional(searchable(TimeStamp, { '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' } })),
});
export const containerProperties = aspect('containerProperties', ContainerProperties);

const EditableContainerProperties = record('com.linkedin.container.EditableContainerProperties', {
  description: optional(searchable(string(), { fieldName: 'editedDescription', fieldType: 'TEXT' })),
});
export const editableContainerProperties = aspect('editableContainerProperties', EditableContainerProperties);

const ContainerKey = record('com.linkedin.metadata.key.ContainerKey', {
  guid: optional(string()),
});
export const containerKey = aspect('containerKey', ContainerKey);
