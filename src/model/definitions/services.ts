import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, enumeration, float, long, map, optional, record, string, urn } from '../types.js';

const CompressionType = enumeration('com.linkedin.common.CompressionType', ['NONE', 'GZIP']);

const LargeString = record('com.linkedin.common.LargeString', {
  blob: string(),
  compression: defaulted(CompressionType, 'NONE'),
  uncompressedSize: optional(long()),
});

const McpTransport = enumeration('com.linkedin.service.McpTransport', ['HTTP', 'SSE', 'WEBSOCKET']);

const McpServerProperties = record('com.linkedin.service.McpServerProperties', {
  url: searchable(string(), { fieldType: 'TEXT', queryByDefault: false }),
  transport: defaulted(McpTransport, 'HTTP'),
  timeout: optional(float()),
  customHeaders: optional(map(string())),
});
export const mcpServerProperties = aspect('mcpServerProperties', McpServerProperties, { schemaVersion: 2 });

const ServiceDefinitionFormat = enumeration('com.linkedin.service.ServiceDefinitionFormat', [
  'OPENAPI',
  'GRAPHQL_SDL',
  'GRPC_PROTO',
  'ASYNCAPI',
  'JSON_SCHEMA',
  'OTHER',
]);

const ServiceDefinition = record('com.linkedin.service.ServiceDefinition', {
  format: ServiceDefinitionFormat,
  rawSpec: LargeString,
  version: optional(string()),
  externalUrl: optional(string()),
});
export const serviceDefinition = aspect('serviceDefinition', ServiceDefinition);

const ServiceKey = record('com.linkedin.service.ServiceKey', {
  id: string(),
});
export const serviceKey = aspect('serviceKey', ServiceKey);

const ServiceLifecycle = enumeration('com.linkedin.service.ServiceLifecycle', [
  'EXPERIMENTAL',
  'PRODUCTION',
  'DEPRECATED',
]);

const ServiceProperties = record('com.linkedin.service.ServiceProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  displayName: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: optional(searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription' })),
  lifecycle: optional(
    searchable(ServiceLifecycle, { fieldType: 'KEYWORD', addToFilters: true, filterNameOverride: 'Lifecycle' }),
  ),
  apis: optional(
    relationship(searchable(array(urn()), { '/*': { fieldName: 'apis', fieldType: 'URN', queryByDefault: false } }), {
      '/*': { name: 'ServiceComposesApi', entityTypes: ['api'], isLineage: true, isUpstream: false },
    }),
  ),
  sourceRepository: optional(
    relationship(searchable(urn(), { fieldName: 'sourceRepository', fieldType: 'URN', queryByDefault: false }), {
      name: 'SourcedFrom',
      entityTypes: ['repository'],
      isLineage: true,
      isUpstream: true,
    }),
  ),
});
export const serviceProperties = aspect('serviceProperties', ServiceProperties, { schemaVersion: 3 });
