import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../model/index.js';
import type { PropertyDefinition } from './documents/property-definition.js';
import { FilterResolver } from './filter-resolver.js';
import type { SearchCriterion } from './search-criteria.js';
import type { SearchClause, SearchFilter } from './search-query.js';
import { SearchSchema } from './search-schema.js';

const resolver = new FilterResolver(new SearchSchema(ModelRegistry.standard()));

const property = (qualifiedName: string, more: Partial<PropertyDefinition> = {}): PropertyDefinition => ({
  urn: `urn:li:structuredProperty:${qualifiedName}`,
  qualifiedName,
  displayName: undefined,
  valueType: 'number',
  entityTypes: ['dataset'],
  showInSearchFilters: false,
  isRemoved: false,
  ...more,
});

const PROPERTIES = new Map(
  [
    property('a.count'),
    property('a.length'),
    property('a.gone', { isRemoved: true }),
    property('a.next', { version: '20240101000000', valueType: 'rich_text' }),
  ].map((one) => [one.qualifiedName, one]),
);

const resolve = (...criteria: readonly SearchCriterion[]): SearchFilter =>
  resolver.resolve([criteria], ['dataset', 'dataJob'], PROPERTIES);
const clause = (criterion: SearchCriterion): SearchClause | undefined => resolve(criterion)[0]?.[0];
const names = (criterion: SearchCriterion): readonly string[] | undefined =>
  clause(criterion)?.fields.map(({ name }) => name);

describe('FilterResolver', () => {
  it.each<[SearchCriterion, SearchClause]>([
    [
      { field: 'name', values: ['a', 'b'] },
      { fields: [{ name: 'name', kind: 'keyword' }], condition: 'EQUAL', values: ['a', 'b'], negated: false },
    ],
    [
      { field: 'name.keyword', condition: 'IN', values: [' a '], negated: true },
      { fields: [{ name: 'name', kind: 'keyword' }], condition: 'EQUAL', values: [' a '], negated: true },
    ],
    [
      { field: 'lowercasedUrn', values: ['a'] },
      { fields: [{ name: 'lowercasedUrn', kind: 'keyword' }], condition: 'IEQUAL', values: ['a'], negated: false },
    ],
    [
      { field: 'name', condition: 'IEQUAL', values: [' A '] },
      { fields: [{ name: 'name', kind: 'keyword' }], condition: 'IEQUAL', values: ['A'], negated: false },
    ],
    [
      { field: 'rowCount', condition: 'GREATER_THAN', values: [' 5 ', '9'] },
      { fields: [{ name: 'rowCount', kind: 'number' }], condition: 'GREATER_THAN', values: [5], negated: false },
    ],
    [
      { field: 'createdAt', condition: 'LESS_THAN', values: ['1970-01-01T00:00:01Z'] },
      { fields: [{ name: 'createdAt', kind: 'date' }], condition: 'LESS_THAN', values: [1000], negated: false },
    ],
    [
      { field: 'removed', values: ['TRUE'] },
      { fields: [{ name: 'removed', kind: 'boolean' }], condition: 'EQUAL', values: [true], negated: false },
    ],
    [
      { field: 'name', condition: 'IS_NULL', values: ['passed over'] },
      { fields: [{ name: 'name', kind: 'keyword' }], condition: 'EXISTS', values: [], negated: true },
    ],
    [
      { field: 'name', condition: 'IS_NULL', values: [], negated: true },
      { fields: [{ name: 'name', kind: 'keyword' }], condition: 'EXISTS', values: [], negated: false },
    ],
    [
      { field: 'container', condition: 'DESCENDANTS_INCL', values: ['urn:li:container:a'] },
      {
        fields: [{ name: 'container', kind: 'urn' }],
        condition: 'EQUAL',
        values: ['urn:li:container:a'],
        negated: false,
      },
    ],
    [
      { field: '_entityType', condition: 'IEQUAL', values: ['DATA_JOB', 'dataset', 'nothing'] },
      {
        fields: [{ name: '_entityType', kind: 'entityType' }],
        condition: 'EQUAL',
        values: ['dataJob', 'dataset'],
        negated: false,
      },
    ],
    [
      { field: 'rowCount', condition: 'CONTAIN', values: ['1'] },
      { fields: [], condition: 'CONTAIN', values: ['1'], negated: false },
    ],
    [
      { field: '_entityType', condition: 'EXISTS', values: [], negated: true },
      { fields: [], condition: 'EXISTS', values: [], negated: false },
    ],
  ])('should resolve %j', (criterion, expected) => {
    expect(clause(criterion)).toEqual(expected);
  });

  it.each<[SearchCriterion['condition'], SearchClause['condition'], boolean]>([
    [undefined, 'EQUAL', false],
    ['EQUAL', 'EQUAL', false],
    ['IN', 'EQUAL', false],
    ['ANCESTORS_INCL', 'EQUAL', false],
    ['DESCENDANTS_INCL', 'EQUAL', false],
    ['RELATED_INCL', 'EQUAL', false],
    ['IEQUAL', 'IEQUAL', false],
    ['CONTAIN', 'CONTAIN', false],
    ['START_WITH', 'START_WITH', false],
    ['END_WITH', 'END_WITH', false],
    ['EXISTS', 'EXISTS', false],
    ['IS_NULL', 'EXISTS', true],
    ['GREATER_THAN', 'GREATER_THAN', false],
    ['GREATER_THAN_OR_EQUAL_TO', 'GREATER_THAN_OR_EQUAL_TO', false],
    ['LESS_THAN', 'LESS_THAN', false],
    ['LESS_THAN_OR_EQUAL_TO', 'LESS_THAN_OR_EQUAL_TO', false],
  ])('should know the condition %s', (given, condition, negated) => {
    const criterion = { field: 'name', values: ['a'], ...(given !== undefined && { condition: given }) };
    expect(clause(criterion)).toMatchObject({ condition, negated });
    expect(clause({ ...criterion, negated: true })).toMatchObject({ condition, negated: !negated });
  });

  it.each<[field: string, condition: SearchCriterion['condition'], given: string, expected: string | number | boolean]>(
    [
      ['structuredProperties.a.count', 'EQUAL', ' 1.5 ', 1.5],
      ['structuredProperties.a.count', 'LESS_THAN', '-2', -2],
      ['rowCount', 'EQUAL', ' 5 ', 5],
      ['removed', 'EQUAL', ' True ', true],
      ['removed', 'IEQUAL', 'FALSE', false],
      ['createdAt', 'EQUAL', ' 1000 ', 1000],
      ['createdAt', 'EQUAL', '5', 5],
      ['createdAt', 'EQUAL', '+5', 5],
      ['createdAt', 'EQUAL', '-5', -5],
      ['createdAt', 'EQUAL', '1970-01-02', 86_400_000],
      ['createdAt', 'EQUAL', ' 1970-01-02T00:00:00Z', 86_400_000],
      ['createdAt', 'EQUAL', '1970-01-01T00:00:01', 1_000],
      ['createdAt', 'GREATER_THAN', '1970-01-01', 86_399_999],
      ['createdAt', 'GREATER_THAN_OR_EQUAL_TO', '1970-01-01', 0],
      ['createdAt', 'LESS_THAN', '1970-01-01', 0],
      ['createdAt', 'LESS_THAN_OR_EQUAL_TO', '1970-01-01', 86_399_999],
      ['name', 'CONTAIN', ' a ', ' a '],
      ['name', 'START_WITH', ' a ', ' a '],
      ['name', 'LESS_THAN', ' a ', 'a'],
    ],
  )('should read the value of %s %s "%s" as %j', (field, condition, given, expected) => {
    expect(clause({ field, condition, values: [given] })?.values).toEqual([expected]);
  });

  it.each<[SearchCriterion, Partial<SearchClause>]>([
    [{ field: '_entityType', values: [' dataset '] }, { values: ['dataset'] }],
    [
      { field: '_entityType', values: ['DATA_JOB'], negated: true },
      { values: ['dataJob'], negated: true },
    ],
    [
      { field: '_entityType', values: ['nothing'] },
      { fields: [], values: [] },
    ],
    [
      { field: '_entityType', values: ['nothing'], negated: true },
      { fields: [], values: [], negated: true },
    ],
  ])('should resolve entity types by %j', (criterion, expected) => {
    const fields = [{ name: '_entityType', kind: 'entityType' }];
    expect(clause(criterion)).toEqual({ fields, condition: 'EQUAL', negated: false, ...expected });
  });

  it('should compare parts of urns in lower case as given', () => {
    expect(clause({ field: 'lowercasedUrn', condition: 'CONTAIN', values: ['A'] })).toMatchObject({
      condition: 'CONTAIN',
      values: ['A'],
    });
  });

  it.each<[field: string, condition: SearchCriterion['condition'], isComparable: boolean]>([
    ['removed', 'CONTAIN', false],
    ['removed', 'END_WITH', false],
    ['removed', 'GREATER_THAN', false],
    ['removed', 'EQUAL', true],
    ['createdAt', 'START_WITH', false],
    ['createdAt', 'GREATER_THAN', true],
    ['structuredProperties.a.count', 'CONTAIN', false],
    ['structuredProperties.a.count', 'IEQUAL', true],
    ['name', 'CONTAIN', true],
    ['name', 'GREATER_THAN', true],
  ])('should compare %s by %s: %s', (field, condition, isComparable) => {
    const value = field === 'removed' ? 'true' : '5';
    expect(names({ field, condition, values: [value] })).toHaveLength(isComparable ? 1 : 0);
  });

  it('should use one clause for a criterion in several alternatives', () => {
    const criterion = { field: 'name', values: ['a'] };
    const [first, second] = resolver.resolve([[criterion], [criterion]], ['dataset'], PROPERTIES);
    expect(first?.[0]).toBe(second?.[0]);
  });

  it('should limit nothing when one alternative does not', () => {
    expect(resolver.resolve([[{ field: 'name', values: ['a'] }], []], ['dataset'], PROPERTIES)).toEqual([]);
  });

  it('should name the conditions that hits may meet', () => {
    const criteria = [
      [{ field: 'name.keyword', values: ['a'] }],
      [{ field: 'structuredProperties.a.count', values: ['5'] }],
    ];
    expect(resolver.namedClauses(criteria, ['dataset'], PROPERTIES)).toEqual([
      { name: 'name.keyword', clause: clause({ field: 'name', values: ['a'] }) },
      {
        name: 'structuredProperties.a.count',
        clause: clause({ field: 'structuredProperties.a.count', values: ['5'] }),
      },
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['tags', ['tags', 'fieldTags', 'editedFieldTags']],
    ['glossaryTerms', ['glossaryTerms', 'fieldGlossaryTerms', 'editedFieldGlossaryTerms']],
    ['fieldDescriptions', ['fieldDescriptions', 'editedFieldDescriptions']],
    ['description', ['description', 'editedDescription']],
    ['fieldTags', ['fieldTags', 'editedFieldTags']],
    ['fieldGlossaryTerms', ['fieldGlossaryTerms', 'editedFieldGlossaryTerms']],
    ['origin', ['origin', 'env']],
    ['name.wordGrams3', ['name']],
    ['name.ngram', ['name']],
    ['name.delimited', ['name']],
    ['name.wordGrams5', []],
    ['name.keyword.other', []],
    ['env', ['origin', 'env']],
    ['nothing', []],
    ['constructor', []],
    ['structuredProperties.a.count', ['structuredProperties.a_count']],
    ['structuredProperties.a.length', ['structuredProperties.a_length']],
    ['structuredProperties.a.count.keyword', ['structuredProperties.a_count']],
    ['structuredProperties.a.next', ['structuredProperties._versioned.a_next.20240101000000.rich_text']],
    ['structuredProperties.a.nothing', []],
  ])('should look for %s where it may lie', (field, expected) => {
    expect(names({ field, condition: 'EXISTS', values: [] })).toEqual(expected);
  });

  it.each<[Omit<SearchCriterion, 'field' | 'values'>, readonly object[]]>([
    [{}, [{ fields: [], condition: 'EQUAL', values: [], negated: false }]],
    [{ negated: true }, [{ fields: [], condition: 'EQUAL', values: [], negated: true }]],
    [{ condition: 'DESCENDANTS_INCL' }, [{ fields: [], condition: 'EQUAL', values: [], negated: false }]],
    [{ condition: 'CONTAIN' }, []],
    [{ condition: 'IEQUAL', negated: true }, [{ fields: [], condition: 'IEQUAL', values: [], negated: false }]],
  ])('should resolve an empty list of values with %j to %j', (criterion, expected) => {
    expect(resolve({ field: 'name', values: [], ...criterion }).flat()).toEqual(expected);
  });

  it('should refuse a comparison by size without a value', () => {
    expect(() => resolve({ field: 'rowCount', condition: 'LESS_THAN', values: [] })).toThrow('needs a value');
  });

  it('should pass over criteria without values', () => {
    expect(resolve({ field: 'name' }, { field: 'removed', values: ['true'] })[0]).toHaveLength(1);
    expect(resolve({ field: 'name' })).toEqual([]);
    expect(resolve({ field: '_entityType', condition: 'EXISTS', values: [] })).toEqual([]);
    expect(resolver.resolve([], ['dataset'], PROPERTIES)).toEqual([]);
  });

  it.each<[SearchCriterion, string]>([
    [{ field: 'name', condition: 'LOOKS_LIKE', values: ['x'] }, 'LOOKS_LIKE'],
    [{ field: 'name', condition: 'LOOKS_LIKE', values: ['x'] }, 'use one of EQUAL, IEQUAL, CONTAIN, '],
    [{ field: 'rowCount', values: ['many'] }, 'The filter on rowCount has the value "many", which is not a number'],
    [{ field: 'rowCount', values: [''] }, 'rowCount'],
    [{ field: 'rowCount', values: [' '] }, 'rowCount'],
    [{ field: 'rowCount', values: ['Infinity'] }, 'rowCount'],
    [{ field: 'structuredProperties.a.count', values: ['x'] }, 'which is not a number'],
    [{ field: 'createdAt', condition: 'GREATER_THAN', values: ['someday'] }, 'createdAt'],
    [{ field: 'createdAt', values: ['day 5'] }, 'createdAt'],
    [{ field: 'createdAt', values: ['someday'] }, 'a date: give milliseconds since 1970 or an ISO date'],
    [{ field: 'removed', values: ['perhaps'] }, 'The filter on removed has the value "perhaps", which is not "true"'],
    [{ field: '_entityType', condition: 'CONTAIN', values: ['data'] }, '_entityType'],
    [{ field: 'structuredProperties.a.gone', values: ['1'] }, 'a.gone'],
  ])('should refuse %j', (criterion, name) => {
    expect(() => resolve(criterion)).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining(name) as unknown }),
    );
  });
});
