import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { ModelRegistry } from '../../../model/index.js';
import { proposalsOfSnapshot, snapshotOf } from './snapshot.js';

const registry = ModelRegistry.standard();
const TAG = 'com.linkedin.metadata.snapshot.TagSnapshot';
const PROPERTIES = 'com.linkedin.tag.TagProperties';

function snapshot(name: string, urn: unknown, aspects: unknown): JsonObject {
  return { value: { [name]: { urn, aspects } } } as JsonObject;
}

describe('proposalsOfSnapshot', () => {
  it('should make one upsert an aspect', () => {
    const entity = snapshot(TAG, 'urn:li:tag:a', [
      { [PROPERTIES]: { name: 'a' } },
      { 'com.linkedin.common.Status': { removed: true } },
    ]);
    const common = { urn: 'urn:li:tag:a', entityType: 'tag', changeType: 'UPSERT', systemMetadata: { runId: 'r' } };
    expect(proposalsOfSnapshot(entity, { runId: 'r' }, registry)).toEqual([
      { ...common, aspectName: 'tagProperties', value: { name: 'a' } },
      { ...common, aspectName: 'status', value: { removed: true } },
    ]);
  });

  it.each<[string, JsonObject, string]>([
    ['no union', {}, 'Expected entity.value'],
    ['an unknown snapshot', snapshot('com.x.Y', 'urn:li:tag:a', []), 'com.x.Y is not a snapshot record'],
    ['no urn', snapshot(TAG, undefined, []), '"urn"'],
    ['a bad urn', snapshot(TAG, 'tag', []), 'Invalid urn!'],
    ['a urn of another type', snapshot(TAG, 'urn:li:corpuser:a', []), 'corpuser != tag'],
    ['no aspects', snapshot(TAG, 'urn:li:tag:a', undefined), '"aspects"'],
    ['an aspect that is no union', snapshot(TAG, 'urn:li:tag:a', [{}]), 'Expected an aspect'],
    [
      'a foreign aspect',
      snapshot(TAG, 'urn:li:tag:a', [{ 'com.linkedin.dataset.DatasetProperties': {} }]),
      'is not an aspect of',
    ],
  ])('should refuse %s', (_name, entity, reason) => {
    expect(() => proposalsOfSnapshot(entity, undefined, registry)).toThrow(reason);
    expect(() => proposalsOfSnapshot(entity, undefined, registry)).toThrow(DomainError);
  });
});

describe('snapshotOf', () => {
  it('should always hold the key aspect', () => {
    expect(snapshotOf(registry.entity('tag'), 'urn:li:tag:a', new Map())).toEqual({
      value: { [TAG]: { urn: 'urn:li:tag:a', aspects: [{ 'com.linkedin.metadata.key.TagKey': { name: 'a' } }] } },
    });
  });

  it('should refuse entity types without a snapshot', () => {
    expect(() => snapshotOf(registry.entity('domain'), 'urn:li:domain:a', new Map())).toThrow('no snapshot');
  });
});
