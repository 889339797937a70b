import { describe, expect, it } from '@jest/globals';
import type { SearchCriteria, SearchCriterion } from '../search-criteria.js';
import type { FieldRef } from '../search-field.js';
import type { NamedClause, SearchClause } from '../search-query.js';
import { namedClauses } from './named-clauses.js';

const FIELDS: Readonly<Record<string, readonly FieldRef[]>> = {
  name: [{ name: 'name', kind: 'keyword' }],
  tags: ['tags', 'fieldTags'].map((name) => ({ name, kind: 'urn' })),
  _entityType: [{ name: '_entityType', kind: 'entityType' }],
  nothing: [],
};

function clauseOf({ field, values = [], negated = false }: SearchCriterion): readonly SearchClause[] {
  const fields = FIELDS[field];
  return fields === undefined ? [] : [{ fields, condition: 'EQUAL', values, negated }];
}

const named = (...criteria: SearchCriteria): readonly NamedClause[] => namedClauses(criteria, clauseOf);
const is = (field: string, ...values: readonly string[]): SearchCriterion => ({ field, values });
const tested = (field: string, ...values: readonly string[]): NamedClause => ({
  name: field,
  clause: clauseOf(is(field, ...values))[0],
});

describe('namedClauses', () => {
  it('should name what every hit meets without a test', () => {
    expect(named([is('name', 'a'), is('nothing', 'b')])).toEqual([
      { name: 'name', clause: undefined },
      { name: 'nothing', clause: undefined },
    ]);
  });

  it('should test what only some hits meet', () => {
    expect(named([is('name', 'a')], [is('name', 'b')])).toEqual([tested('name', 'a'), tested('name', 'b')]);
  });

  it.each<[string, SearchCriteria]>([
    ['for every hit', [[is('tags', 'a')]]],
    ['for some hits', [[is('tags', 'a')], [is('tags', 'a')]]],
  ])('should test each field that a name stands for, %s', (_name, criteria) => {
    expect(named(...criteria)).toEqual(
      ['tags', 'fieldTags'].map((name) => ({
        name,
        clause: { fields: [{ name, kind: 'urn' }], condition: 'EQUAL', values: ['a'], negated: false },
      })),
    );
  });

  it('should name entity types as DataHub does', () => {
    expect(named([is('_entityType', 'dataset')])).toEqual([{ name: '_index', clause: undefined }]);
  });

  it('should name a criterion that limits nothing', () => {
    expect(named([is('unlimited', 'a')], [is('name', 'a')])).toEqual([
      { name: 'unlimited', clause: undefined },
      tested('name', 'a'),
    ]);
  });

  it('should name negated criteria beside alternatives, where hits may meet them', () => {
    const negated = { ...is('name', 'a'), negated: true };
    expect(named([negated, is('nothing', 'b')])).toEqual([{ name: 'nothing', clause: undefined }]);
    expect(named([negated], [is('name', 'b')])).toEqual([tested('name', 'a'), tested('name', 'b')]);
  });

  it.each<[string, SearchCriterion, boolean]>([
    ['without values', { field: 'name' }, false],
    ['with an empty list of values', is('name'), false],
    ['of presence', { field: 'name', condition: 'EXISTS' }, true],
    ['of absence', { field: 'name', condition: 'IS_NULL', values: [] }, true],
    ['of parts without values', { field: 'name', condition: 'CONTAIN' }, false],
  ])('should consider a criterion %s: %#', (_name, criterion, isNamed) => {
    expect(named([criterion])).toEqual(isNamed ? [{ name: 'name', clause: undefined }] : []);
    expect(named([criterion], [is('name', 'b')])).toHaveLength(isNamed ? 2 : 1);
  });

  it.each([
    [1000, 1, 2],
    [1001, 1, 1],
  ])('should test up to a thousand values: %i', (count, alone, beside) => {
    const many = is('name', ...Array.from({ length: count }, (_, at) => String(at)));
    expect(named([many])).toEqual(Array(alone).fill({ name: 'name', clause: undefined }));
    expect(named([many], [is('name', 'b')])).toHaveLength(beside);
  });

  it('should name equal conditions once', () => {
    expect(named([is('name', 'a'), is('name', 'a')], [is('name', 'a')])).toEqual([tested('name', 'a')]);
  });

  it('should name up to a hundred conditions', () => {
    const many = (count: number): SearchCriteria => Array.from({ length: count }, (_, at) => [is('name', String(at))]);
    expect(named(...many(100))).toHaveLength(100);
    expect(named(...many(101))).toEqual(named(...many(100)));
  });

  it('should name nothing without criteria', () => {
    expect(named()).toEqual([]);
  });
});
