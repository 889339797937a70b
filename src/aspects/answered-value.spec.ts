import { describe, expect, it } from '@jest/globals';
import { exactJson, JsonText } from '../foundation/json/exact-json.js';
import { ModelRegistry } from '../model/index.js';
import { answeredValue } from './answered-value.js';
import type { AspectRecord } from './aspect-record.js';
import { StoredAspect } from './rows/stored-aspect.js';

const registry = ModelRegistry.standard();

const stored = (aspect: string, metadata: string): StoredAspect =>
  new StoredAspect({
    urn: 'urn:li:mlModel:(urn:li:dataPlatform:science,m,PROD)',
    aspect,
    version: 0,
    metadata,
    systemmetadata: null,
    createdon: '2026-01-01 00:00:00.000000',
    createdby: 'urn:li:corpuser:a',
    createdfor: null,
  });

const text = (record: AspectRecord): string =>
  exactJson({ value: answeredValue(registry.aspect('mlModel', record.aspect), record) });

describe('answeredValue', () => {
  it('should be the stored text where that is the answer', () => {
    const record = stored('status', '{"removed":false}');
    expect(answeredValue(registry.aspect('mlModel', 'status'), record)).toBeInstanceOf(JsonText);
    expect(text(record)).toBe('{"value":{"removed":false}}');
  });

  it.each([
    ['status', '{ "removed" : false }', '{"removed":false}'],
    ['globalTags', '{"tags":[{"tag":"urn:li:tag:\\u0061"}]}', '{"tags":[{"tag":"urn:li:tag:a"}]}'],
    ['mlModelProperties', '{"hyperParameters":{"a":{"double":1}}}', '{"hyperParameters":{"a":{"double":1.0}}}'],
  ])('should write %s %s as DataHub does', (aspect, metadata, expected) => {
    expect(text(stored(aspect, metadata))).toBe(`{"value":${expected}}`);
  });

  it('should not be the text of a row whose value was replaced', () => {
    const { urn, aspect, version, systemMetadata, created } = stored('status', '{"removed":true}');
    expect(text({ urn, aspect, version, systemMetadata, created, value: {} })).toBe('{"value":{}}');
  });
});
