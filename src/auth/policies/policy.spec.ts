import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../foundation/json/json.js';
import { parsePolicy } from './policy.js';

const URN = 'urn:li:dataHubPolicy:p';
const ACTIVE: JsonObject = { displayName: 'P', type: 'METADATA', state: 'ACTIVE', privileges: ['EDIT_ENTITY'] };

/** Whether a criterion can never be met. */
function isNeverMet(resources: JsonObject[string]): boolean {
  const criteria = parsePolicy(URN, { ...ACTIVE, resources })?.resources?.criteria ?? [];
  return criteria.some(({ field, values, condition }) => {
    return field === undefined || (condition === 'EQUALS' && values.size === 0);
  });
}

describe('parsePolicy', () => {
  it.each<[string, JsonObject[string]]>([
    ['resources that are no object', 'dataset'],
    ['a filter that is no object', { filter: 'dataset' }],
    ['a filter without criteria', { filter: {} }],
    ['criteria that are no list', { filter: { criteria: { field: 'TYPE' } } }],
    ['a criterion that is no object', { filter: { criteria: ['TYPE'] } }],
    ['a criterion that is null', { filter: { criteria: [null] } }],
    ['a criterion without field', { filter: { criteria: [{ values: ['dataset'] }] } }],
    ['a criterion without values', { filter: { criteria: [{ field: 'TYPE' }] } }],
    ['an unknown condition', { filter: { criteria: [{ field: 'TYPE', values: ['dataset'], condition: 'CONTAINS' }] } }],
    ['a type that is no text', { type: 5 }],
    ['urns that are no list', { resources: 'urn:li:dataset:a' }],
  ])('should let nothing through by %s', (_name, resources) => {
    expect(isNeverMet(resources)).toBe(true);
  });

  it.each<[string, JsonObject[string]]>([
    ['no resources', undefined],
    ['null', null],
  ])('should be without limits with %s', (_name, resources) => {
    expect(parsePolicy(URN, { ...ACTIVE, resources })?.resources).toBeUndefined();
  });

  it('should name nobody without actors', () => {
    const actors = parsePolicy(URN, ACTIVE)?.actors;
    expect(actors).toMatchObject({ allUsers: false, allGroups: false, resourceOwners: false });
    expect([actors?.users.size, actors?.groups.size, actors?.roles.size]).toEqual([0, 0, 0]);
  });

  it('should allow no sub-resource by resources that are no object', () => {
    const constraints = parsePolicy(URN, { ...ACTIVE, type: 'PLATFORM', resources: 'dataset' })?.resources?.constraints;
    expect(constraints?.map(({ field }) => field)).toStrictEqual([undefined]);
  });

  it.each<[string, JsonObject, string, string]>([
    ['its display name and type', { displayName: 'P', type: 'PLATFORM' }, 'P', 'PLATFORM'],
    ['a display name that is no text', { displayName: 5, type: 'METADATA' }, URN, 'METADATA'],
    ['an unknown type', { displayName: 'P', type: 'ODD' }, 'P', 'METADATA'],
  ])('should have name and type by %s', (_name, more, name, type) => {
    expect(parsePolicy(URN, { ...ACTIVE, ...more })).toMatchObject({ name, type });
  });
});
