import { describe, expect, it } from '@jest/globals';
import { schemaFieldUrn } from './schema-field-urn.js';

describe('schemaFieldUrn', () => {
  it.each([
    ['name', 'urn:li:schemaField:(urn:li:chart:(looker,1),name)'],
    ['a(b,c)', 'urn:li:schemaField:(urn:li:chart:(looker,1),a%28b%2Cc%29)'],
    ['[version=2.0].[type=int].x', 'urn:li:schemaField:(urn:li:chart:(looker,1),[version=2.0].[type=int].x)'],
  ])('should encode the path %s', (path, urn) => {
    expect(schemaFieldUrn('urn:li:chart:(looker,1)', path)).toBe(urn);
  });
});
