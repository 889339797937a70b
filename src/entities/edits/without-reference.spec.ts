import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../foundation/json/json.js';
import { ModelRegistry } from '../../model/index.js';
import { NOTHING_LEFT, withoutReference } from './without-reference.js';

const registry = ModelRegistry.standard();
const GONE = 'urn:li:corpuser:gone';
const GROUP = 'urn:li:corpGroup:gone';
const OTHER = 'urn:li:corpuser:other';
const STAMP = { time: 1, actor: GONE };

const owner = (urn: string) => ({ owner: urn, type: 'NONE' });

describe('withoutReference', () => {
  it.each<[string, string, string, string, JsonObject, JsonObject | string | undefined]>([
    [
      'an item that is a record',
      'dataset',
      'ownership',
      GONE,
      { owners: [owner(GONE), owner(OTHER)], lastModified: STAMP },
      { owners: [owner(OTHER)], lastModified: STAMP },
    ],
    [
      'every item with the reference',
      'dataset',
      'ownership',
      GONE,
      { owners: [owner(GONE), { ...owner(GONE), type: 'DATAOWNER' }] },
      { owners: [] },
    ],
    [
      'an item that is a urn',
      'corpuser',
      'nativeGroupMembership',
      GROUP,
      { nativeGroups: ['urn:li:corpGroup:a', GROUP] },
      { nativeGroups: ['urn:li:corpGroup:a'] },
    ],
    [
      'an optional field',
      'corpuser',
      'corpUserInfo',
      GONE,
      { active: true, managerUrn: GONE, title: GONE },
      { active: true, title: GONE },
    ],
    [
      'one list and not the other',
      'role',
      'actors',
      GROUP,
      { users: [{ user: OTHER }], groups: [{ group: GROUP }] },
      { users: [{ user: OTHER }], groups: [] },
    ],
    ['nothing without a reference', 'dataset', 'ownership', GONE, { owners: [owner(OTHER)] }, undefined],
    ['nothing but relations', 'dataset', 'ownership', GONE, { owners: [owner(OTHER)], lastModified: STAMP }, undefined],
    [
      'an aspect that requires the reference',
      'dataContract',
      'dataContractProperties',
      'urn:li:dataset:(urn:li:dataPlatform:hive,gone,PROD)',
      { entity: 'urn:li:dataset:(urn:li:dataPlatform:hive,gone,PROD)' },
      NOTHING_LEFT,
    ],
  ])('should remove %s', (_case, entity, aspect, urn, value, kept) => {
    expect(withoutReference(registry.aspect(entity, aspect), value, urn)).toEqual(kept);
  });
});
