import { describe, expect, it } from '@jest/globals';
import { expandedFields, withoutSubfield } from './field-expansion.js';

describe('expandedFields', () => {
  it.each([
    ['businessAttribute', ['businessAttributeRef.urn']],
    ['editedDescription', ['editedDescription']],
    ['toString', ['toString']],
  ])('should be the fields that %s stands for', (name, expected) => {
    expect(expandedFields(name)).toEqual(expected);
  });
});

describe('withoutSubfield', () => {
  it.each([
    ['platform.keyword', 'platform'],
    ['name.wordGrams4', 'name'],
    ['name.wordGrams1', 'name.wordGrams1'],
    ['name.keyword.other', 'name.keyword.other'],
    ['keyword', 'keyword'],
  ])('should read %s as %s', (name, expected) => {
    expect(withoutSubfield(name)).toBe(expected);
  });
});
