import { describe, expect, it } from '@jest/globals';
import { EntityType } from '../entities/index.js';
import { FilterOperator } from './filter-operator.enum.js';
import { criteriaOf, entityNamesOf, escapedQuery, flagsOf, sortOf } from './search-scope.js';
import { SortOrder } from './sort.input.js';

const PLATFORM = { field: 'platform', values: ['hive'] };
const ORIGIN = { field: 'origin', values: ['PROD'], condition: FilterOperator.START_WITH, negated: true };
const EQUAL = { condition: undefined, negated: false };

describe('criteriaOf', () => {
  it.each([
    ['nothing', undefined, undefined, []],
    ['empty lists', [], [], []],
    ['filters', null, [PLATFORM, ORIGIN], [[{ ...PLATFORM, ...EQUAL }, ORIGIN]]],
    ['orFilters alone where both are given', [{ and: [PLATFORM] }], [ORIGIN], [[{ ...PLATFORM, ...EQUAL }]]],
    [
      'no values for a condition without any',
      [{ and: [{ field: 'x' }] }],
      null,
      [[{ field: 'x', values: [], ...EQUAL }]],
    ],
  ])('should convert %s', (_what, orFilters, filters, expected) => {
    expect(criteriaOf(orFilters, filters)).toEqual(expected);
  });
});

describe('entityNamesOf', () => {
  it.each([
    [null, ['tag']],
    [[], ['tag']],
    [
      [EntityType.DATA_JOB, EntityType.CORP_USER],
      ['dataJob', 'corpuser'],
    ],
  ])('should convert %j', (types, expected) => {
    expect(entityNamesOf(types, ['tag'])).toEqual(expected);
  });

  it('should reject an entity type that the model lacks', () => {
    expect(() => entityNamesOf([EntityType.OTHER], [])).toThrow('Unknown entity type: OTHER');
  });
});

describe('flagsOf', () => {
  it('should search in full text without flags', () => {
    expect(flagsOf(null)).toEqual({ fulltext: true });
  });

  it('should search in full text unless the flags override that', () => {
    expect(flagsOf({ skipCache: true, includeSoftDeleted: null })).toEqual({ fulltext: true, skipCache: true });
    expect(flagsOf({ fulltext: false })).toEqual({ fulltext: false });
  });

  it('should convert the entity types of a grouping', () => {
    const groupingCriteria = [
      { baseEntityType: EntityType.SCHEMA_FIELD, groupingEntityType: EntityType.DATASET },
      { groupingEntityType: EntityType.DATA_FLOW },
    ];
    expect(flagsOf({ groupingSpec: { groupingCriteria } }).groupingSpec).toEqual([
      { baseEntityType: 'schemaField', groupingEntityType: 'dataset' },
      { baseEntityType: undefined, groupingEntityType: 'dataFlow' },
    ]);
  });
});

describe('sortOf', () => {
  const one = { field: 'name', sortOrder: SortOrder.ASCENDING };
  const other = { field: 'created', sortOrder: SortOrder.DESCENDING };

  it.each([
    [null, []],
    [{ sortCriterion: one }, [{ field: 'name', order: 'ASCENDING' }]],
    [{ sortCriterion: one, sortCriteria: [other] }, [{ field: 'created', order: 'DESCENDING' }]],
  ])('should convert %j', (input, expected) => {
    expect(sortOf(input)).toEqual(expected);
  });
});

describe('escapedQuery', () => {
  it('should escape slashes, which would start a regular expression', () => {
    expect(escapedQuery('/q a/b')).toBe('\\/q a\\/b');
  });
});
