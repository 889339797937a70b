import { aspect } from '../declarations.js';
import { searchable } from '../annotate.js';
import { array, bytes, defaulted, enumeration, optional, record, string } from '../types.js';

export const SerializedValueContentType = enumeration('com.linkedin.common.SerializedValueContentType', [
  'JSON',
  'BINARY',
]);

export const SerializedValueSchemaType = enumeration('com.linkedin.common.SerializedValueSchemaType', [
  'AVRO',
  'PROTOBUF',
  'PEGASUS',
  'THRIFT',
  'JSON',
  'NONE',
]);

export const SerializedValue = record('com.linkedin.common.SerializedValue', {
  blob: bytes(),
  contentType: defaulted(SerializedValueContentType, 'JSON'),
  schemaType: optional(SerializedValueSchemaType),
  schemaRef: optional(string()),
});

export const PlatformResourceInfo = record('com.linkedin.platformresource.PlatformResourceInfo', {
  resourceType: searchable(string(), { fieldType: 'KEYWORD' }),
  primaryKey: searchable(string(), { fieldType: 'KEYWORD' }),
  secondaryKeys: optional(searchable(array(string()), { '/*': { fieldType: 'KEYWORD' } })),
  value: optional(SerializedValue),
});
export const platformResourceInfo = aspect('platformResourceInfo', PlatformResourceInfo);

export const PlatformResourceKey = record('com.linkedin.platformresource.PlatformResourceKey', {
  id: string(),
});
export const platformResourceKey = aspect('platformResourceKey', PlatformResourceKey);
