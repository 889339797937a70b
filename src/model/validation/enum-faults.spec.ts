import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../foundation/json/json.js';
import { AspectValidator } from '../aspect-validator.js';
import { ModelRegistry } from '../registry.js';

const registry = ModelRegistry.standard();
const validator = new AspectValidator(registry);
const OWNER = { owner: 'urn:li:corpuser:o', type: 'DATAOWNER' };

describe('enumFaults', () => {
  it.each<[string, string, JsonObject, readonly string[]]>([
    ['assertion', 'assertionInfo', { type: 'CUSTOM' }, []],
    ['assertion', 'assertionInfo', { type: 'SLA' }, ['/type "SLA"']],
    ['assertion', 'assertionInfo', { type: 7 }, ['/type 7']],
    ['assertion', 'assertionInfo', { type: null }, []],
    [
      'assertion',
      'assertionInfo',
      { datasetAssertion: { scope: 'X', operator: 'Y' } },
      ['/datasetAssertion/scope "X"', '/datasetAssertion/operator "Y"'],
    ],
    ['dataset', 'ownership', { owners: [OWNER, { ...OWNER, type: 'BOSS' }], unknown: [] }, ['/owners/1/type "BOSS"']],
    ['dataset', 'ownership', { owners: 'nobody' }, []],
    ['dataset', 'ownership', { ownerTypes: { 'urn:li:ownershipType:x': ['urn:li:corpuser:o'] } }, []],
  ])('should find in %s %s %j: %j', (entity, aspect, value, expected) => {
    const faults = validator.enumFaults(registry.aspect(entity, aspect), value);
    expect(faults.map(({ place, found }) => `${place} ${found}`).sort()).toEqual([...expected].sort());
  });
});
