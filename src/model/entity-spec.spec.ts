import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from './registry.js';

const registry = ModelRegistry.standard();
const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.t,PROD)';

describe('EntitySpec', () => {
  it.each([
    ['dataset', TABLE, { platform: 'urn:li:dataPlatform:hive', name: 'db.t', origin: 'PROD' }],
    ['tag', 'urn:li:tag:a:b', { name: 'a:b' }],
    ['schemaField', `urn:li:schemaField:(${TABLE},a%2Cb)`, { parent: TABLE, fieldPath: 'a%2Cb' }],
  ])('should turn a urn of %s into its key and back', (name, urn, key) => {
    const entity = registry.entity(name);
    expect(entity.keyOf(urn)).toEqual(key);
    expect(entity.urnOf(key)).toBe(urn);
  });

  it.each([
    ['dataset', 'urn:li:dataset:a', 'has 3 part(s), not 1'],
    ['dataset', 'urn:li:tag:a', 'expected a urn of dataset'],
    ['dataset', 'a', 'expected urn:li'],
  ])('should refuse the key of %s from %s', (name, urn, message) => {
    const refused = expect.objectContaining({ code: 'MALFORMED_URN', message: expect.stringContaining(message) });
    expect(() => registry.entity(name).keyOf(urn)).toThrow(refused);
  });

  it.each([
    [{ platform: 'urn:li:dataPlatform:hive', origin: 'PROD' }, 'datasetKey/name is required'],
    [{ platform: 'urn:li:dataPlatform:hive', name: '', origin: 'PROD' }, 'datasetKey/name is required'],
    [{ platform: 3, name: 'a', origin: 'PROD' }, 'datasetKey/platform is required'],
  ])('should refuse a urn from an unfinished key (%#)', (key, message) => {
    const refused = expect.objectContaining({ code: 'VALIDATION_FAILED', message: expect.stringContaining(message) });
    expect(() => registry.entity('dataset').urnOf(key)).toThrow(refused);
  });
});
