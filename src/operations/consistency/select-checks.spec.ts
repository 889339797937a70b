import { describe, expect, it } from '@jest/globals';
import { AspectValidator, ModelRegistry } from '../../model/index.js';
import { CheckRegistry } from './check-registry.js';
import { type CheckCriteria, selectChecks } from './select-checks.js';

const model = ModelRegistry.standard();
const registry = CheckRegistry.standard(new AspectValidator(model));
const select = (criteria: CheckCriteria) => selectChecks(criteria, registry, model);

describe('selectChecks', () => {
  it.each<[CheckCriteria, string, readonly string[]]>([
    [{ entityType: 'assertion' }, 'assertion', ['assertion-invalid-type', 'assertion-type-mismatch']],
    [{ entityType: 'ASSERTION', checkIds: [] }, 'assertion', ['assertion-invalid-type', 'assertion-type-mismatch']],
    [{ entityType: 'dataset' }, 'dataset', []],
    [{ checkIds: ['assertion-type-mismatch'] }, 'assertion', ['assertion-type-mismatch']],
    [
      { checkIds: ['invalid-enum', 'assertion-type-mismatch'] },
      'assertion',
      ['invalid-enum', 'assertion-type-mismatch'],
    ],
    [{ entityType: 'tag', checkIds: ['invalid-enum', 'invalid-enum'] }, 'tag', ['invalid-enum']],
  ])('should select %j for %s and %j', (criteria, type, ids) => {
    const { entity, checks } = select(criteria);
    expect([entity.name, checks.map(({ id }) => id)]).toEqual([type, ids]);
  });

  it.each<[CheckCriteria, string]>([
    [{}, '"entityType" or "checkIds" is required'],
    [{ checkIds: ['invalid-enum'] }, '"entityType" is required'],
    [{ entityType: 'nothing' }, '"entityType" names "nothing"'],
    [{ entityType: '*' }, '"entityType" names "*"'],
    [{ checkIds: ['nothing'] }, '"checkIds" names "nothing"'],
    [{ entityType: 'tag', checkIds: ['assertion-type-mismatch'] }, '"checkIds" names assertion-type-mismatch'],
  ])('should reject %j', (criteria, message) => {
    expect(() => select(criteria)).toThrow(message);
  });
});
