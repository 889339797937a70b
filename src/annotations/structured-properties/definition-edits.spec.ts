import { describe, expect, it } from '@jest/globals';
import { definitionAdditions, newDefinition, newSettings } from './definition-edits.js';
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

  it('should take empty lists as no restriction', () => {
    const input = { valueType: 'urn:li:dataType:datahub.date', entityTypes: ['t'] };
    const lists = { allowedValues: [], allowedPlatforms: [] };
    expect(newDefinition('p', { ...input, ...lists }, STAMP)).toEqual(newDefinition('p', input, STAMP));
  });
});

describe('definitionAdditions', () => {
  it('should name what is added and no whole list', () => {
    const input = { urn: 'u', description: 'd', newEntityTypes: ['a'], typeQualifier: { newAllowedTypes: ['y'] } };
    expect(definitionAdditions(input, STAMP)).toMatchObject({
      patch: [
        { op: 'add', path: '/description', value: 'd' },
        { op: 'add', path: '/entityTypes/a', value: 'a' },
        { op: 'add', path: '/typeQualifier/allowedTypes/y', value: 'y' },
        { op: 'add', path: '/lastModified', value: STAMP },
      ],
      keys: { entityTypes: [], 'typeQualifier␟allowedTypes': [] },
    });
  });

  it('should be nothing when nothing is added', () => {
    expect(definitionAdditions({ urn: 'u', setCardinalityAsMultiple: false }, STAMP)).toBeUndefined();
  });
});

describe('newSettings', () => {
  it('should fill in defaults', () => {
    const settings = newSettings({ isHidden: null, showAsAssetBadge: true }, STAMP);
    expect(settings).toMatchObject({ showInSearchFilters: false, showAsAssetBadge: true, isHidden: false });
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
