import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, bytes, defaulted, enumeration, optional, record, string } from '../types.js';

const SerializedValueContentType = enumeration('com.linkedin.common.SerializedValueContentType', ['JSON', 'BINARY']);

const SerializedValueSchemaType = enumeration('com.linkedin.common.SerializedValueSchemaType', [
  'AVRO',
  'PROTOBUF',
  'PEGASUS',
  'THRIFT',
  'JSON',
  'NONE',
]);

const SerializedValue = record('com.linkedin.common.SerializedValue', {
  blob: bytes(),
  contentType: defaulted(SerializedValueContentType, 'JSON'),
  schemaType: optional(SerializedValueSchemaType),
  schemaRef: optional(string()),
});

const PlatformResourceInfo = record('com.linkedin.platformresource.PlatformResourceInfo', {
  resourceType: searchable(string(), { fieldType: 'KEYWORD' }),
  primaryKey: searchable(string(), { fieldType: 'KEYWORD' }),
  secondaryKeys: optional(searchable(array(string()), { '/*': { fieldType: 'KEYWORD' } })),
  value: optional(SerializedValue),
});
export const platformResourceInfo = aspect('platformResourceInfo', PlatformResourceInfo);

const PlatformResourceKey = record('com.linkedin.platformresource.PlatformResourceKey', {
  id: string(),
});
export const platformResourceKey = aspect('platformResourceKey', PlatformResourceKey);
