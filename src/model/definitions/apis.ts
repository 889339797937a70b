import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, deprecated, enumeration, optional, record, string, urn } from '../types.js';
import { AuditStamp, Edge } from './common.js';
import { SchemaField } from './schema-fields.js';

const ApiProperties = record('com.linkedin.api.ApiProperties', {
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: optional(searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription' })),
  externalUrl: optional(string()),
  sourceRepository: optional(
    relationship(searchable(urn(), { fieldName: 'sourceRepository', fieldType: 'URN', queryByDefault: false }), {
      name: 'SourcedFrom',
      entityTypes: ['repository'],
      isLineage: true,
      isUpstream: true,
    }),
  ),
  created: optional(
    deprecated(
      searchable(AuditStamp, { '/time': { fieldName: 'createdAt', fieldType: 'DATETIME', queryByDefault: false } }),
    ),
  ),
  lastModified: optional(
    deprecated(
      searchable(AuditStamp, {
        '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME', queryByDefault: false },
      }),
    ),
  ),
});
export const apiProperties = aspect('apiProperties', ApiProperties);

const ApiSignature = record('com.linkedin.api.ApiSignature', {
  schemaDefinition: optional(string()),
  inputFields: optional(array(SchemaField)),
  outputFields: optional(array(SchemaField)),
  inputDatasetEdges: optional(
    relationship(
      searchable(array(Edge), {
        '/*/destinationUrn': {
          fieldName: 'inputDatasets',
          fieldType: 'URN',
          numValuesFieldName: 'numInputDatasets',
          queryByDefault: false,
        },
      }),
      {
        '/*/destinationUrn': {
          name: 'Consumes',
          entityTypes: ['dataset'],
          isLineage: true,
          createdOn: 'inputDatasetEdges/*/created/time',
          createdActor: 'inputDatasetEdges/*/created/actor',
          updatedOn: 'inputDatasetEdges/*/lastModified/time',
          updatedActor: 'inputDatasetEdges/*/lastModified/actor',
          properties: 'inputDatasetEdges/*/properties',
        },
      },
    ),
  ),
  outputDatasetEdges: optional(
    relationship(
      searchable(array(Edge), {
        '/*/destinationUrn': {
          fieldName: 'outputDatasets',
          fieldType: 'URN',
          numValuesFieldName: 'numOutputDatasets',
          queryByDefault: false,
        },
      }),
      {
        '/*/destinationUrn': {
          name: 'Produces',
          entityTypes: ['dataset'],
          isLineage: true,
          isUpstream: false,
          createdOn: 'outputDatasetEdges/*/created/time',
          createdActor: 'outputDatasetEdges/*/created/actor',
          updatedOn: 'outputDatasetEdges/*/lastModified/time',
          updatedActor: 'outputDatasetEdges/*/lastModified/actor',
          properties: 'outputDatasetEdges/*/properties',
        },
      },
    ),
  ),
});
export const apiSignature = aspect('apiSignature', ApiSignature);

const HttpMethod = enumeration('com.linkedin.api.HttpMethod', [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
]);

const RestApiProperties = record('com.linkedin.api.RestApiProperties', {
  method: searchable(HttpMethod, { fieldType: 'KEYWORD', addToFilters: true, filterNameOverride: 'HTTP Method' }),
  path: searchable(string(), { fieldType: 'KEYWORD', addToFilters: true, filterNameOverride: 'Route' }),
});
export const restApiProperties = aspect('restApiProperties', RestApiProperties);

const ApiKey = record('com.linkedin.metadata.key.ApiKey', {
  id: searchable(string()),
});
export const apiKey = aspect('apiKey', ApiKey);
