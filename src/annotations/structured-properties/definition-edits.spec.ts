import { describe, expect, it } from '@jest/globals';
import { definitionAdditions, newDefinition, settingsOf } from './definition-edits.js';
import { storedValue } from './property-value.js';

const STAMP = { time: 5, actor: 'urn:li:corpuser:a' };

describe('newDefinition', () => {
  it('should keep given members and fill in defaults', () => {
    const input = {
      valueType: 'urn:li:dataType:datahub.number',
      entityTypes: ['t'],
      allowedValues: [{ numberValue: 1 }],
    };
    expect(newDefinition('p', input, STAMP)).toEqual({
      qualifiedName: 'p',
      valueType: input.valueType,
      entityTypes: ['t'],
      allowedValues: [{ value: { double: 1 } }],
      cardinality: 'SINGLE',
      immutable: false,
      created: STAMP,
      lastModified: STAMP,
    });
  });
});

describe('definitionAdditions', () => {
  it('should add to lists without duplicates, and omit absent members', () => {
    const stored = { entityTypes: ['a'], typeQualifier: { allowedTypes: ['x'] } };
    const input = { urn: 'u', newEntityTypes: ['a', 'b'], typeQualifier: { newAllowedTypes: ['y'] } };
    expect(definitionAdditions(stored, input, STAMP)).toEqual([
      { op: 'add', path: '/entityTypes', value: ['a', 'b'] },
      { op: 'add', path: '/typeQualifier', value: { allowedTypes: ['x', 'y'] } },
      { op: 'add', path: '/lastModified', value: STAMP },
    ]);
  });
});

describe('settingsOf', () => {
  it('should keep earlier settings', () => {
    const settings = settingsOf({ showInSearchFilters: true }, { isHidden: null, showAsAssetBadge: true }, STAMP);
    expect(settings).toMatchObject({ showInSearchFilters: true, showAsAssetBadge: true, isHidden: false });
  });
});

describe('storedValue', () => {
  it.each([
    [{ stringValue: '' }, { string: '' }],
    [{ numberValue: 0 }, { double: 0 }],
  ])('should convert %j', (input, stored) => {
    expect(storedValue(input)).toEqual(stored);
  });

  it.each([{}, { stringValue: 'a', numberValue: 1 }])('should reject %j', (input) => {
    expect(() => storedValue(input)).toThrow('either stringValue or numberValue');
  });
});
