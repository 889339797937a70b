import { describe, expect, it } from '@jest/globals';
import type { ViewConfig } from '../../foundation/config/index.js';
import { ModelRegistry } from '../../model/index.js';
import { unrestrictedTypes } from './unrestricted-types.js';

const CONFIG: ViewConfig = {
  restricted: true,
  unrestrictedTypes: ['dataset', 'Chart'],
  alsoUnrestricted: ['dashboard'],
  restrictedAfterAll: ['CHART'],
};

const typesOf = (config: Partial<ViewConfig>) => [
  ...unrestrictedTypes(ModelRegistry.standard(), { ...CONFIG, ...config }),
];

describe('unrestrictedTypes', () => {
  it('should be those named and added without those removed, in any case', () => {
    expect(typesOf({})).toEqual(['dataset', 'dashboard']);
  });

  it('should begin with those that the model marks unless others are named', () => {
    expect(typesOf({ unrestrictedTypes: undefined })).toEqual(expect.arrayContaining(['corpuser', 'dashboard']));
  });

  it.each<[string, Partial<ViewConfig>]>([
    ['VIEW_UNRESTRICTED_ENTITY_TYPES', { unrestrictedTypes: ['corpusr'] }],
    ['VIEW_UNRESTRICTED_ENTITY_TYPES_ADD', { alsoUnrestricted: ['corpusr'] }],
    ['VIEW_UNRESTRICTED_ENTITY_TYPES_REMOVE', { restrictedAfterAll: ['corpusr'] }],
  ])('should refuse an unknown type in %s, and suggest a known one', (variable, config) => {
    expect(() => typesOf(config)).toThrow(`${variable}: "corpusr" is no entity type. Is "corpuser" meant?`);
  });
});
