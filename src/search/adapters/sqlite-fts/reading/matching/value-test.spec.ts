import { describe, expect, it } from '@jest/globals';
import type { FieldKind } from '../../../../search-field.js';
import type { SearchClause, SearchCondition } from '../../../../search-query.js';
import { pathsAbove, valueTest } from './value-test.js';

describe('valueTest', () => {
  it.each<[FieldKind, string, SearchCondition, SearchClause['values'], boolean]>([
    ['keyword', 'Sales', 'EQUAL', ['Sales'], true],
    ['keyword', 'Sales', 'EQUAL', ['sales'], false],
    ['keyword', 'Sales', 'IEQUAL', ['SALES'], true],
    ['keyword', 'Éa', 'IEQUAL', ['éa'], false],
    ['keyword', 'Sales', 'CONTAIN', ['AL'], true],
    ['keyword', 'Sales', 'START_WITH', ['x', 'sa'], true],
    ['keyword', 'Sales', 'END_WITH', ['S'], true],
    ['keyword', 'Sales', 'GREATER_THAN', ['Sales'], false],
    ['keyword', 'a', 'GREATER_THAN', ['Z'], true],
    ['number', '9', 'LESS_THAN', [10], true],
    ['number', '9', 'GREATER_THAN_OR_EQUAL_TO', [9], true],
    ['date', '1000', 'LESS_THAN_OR_EQUAL_TO', [999], false],
    ['number', '9', 'LESS_THAN', [], false],
    ['boolean', 'true', 'EQUAL', [true], true],
    ['slashPath', '/a/b', 'EQUAL', ['/a'], true],
    ['slashPath', '/ab', 'EQUAL', ['/a'], false],
    ['unitPath', '␟a␟b', 'EQUAL', ['␟a'], true],
    ['unitPath', '␟a␟b', 'END_WITH', ['a'], true],
    ['keyword', 'anything', 'EXISTS', [], true],
  ])('should tell of a %s %j whether it meets %s %j', (kind, text, condition, values, expected) => {
    expect(valueTest(kind, condition, values)(text)).toBe(expected);
  });
});

describe('pathsAbove', () => {
  it.each([
    ['/a/b/c', '/', ['/a', '/a/b', '/a/b/c']],
    ['␟a', '␟', ['␟a']],
    ['a/b', '/', ['a', 'a/b']],
  ])('should list the levels of %j', (path, separator, expected) => {
    expect(pathsAbove(path, separator)).toEqual(expected);
  });
});
