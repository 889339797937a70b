import { describe, expect, it } from '@jest/globals';
import type { SearchCriteria, SearchCriterion } from '../../../src/search/index.js';
import { puts } from '../../support/harness/search-documents.js';
import { urnsIn } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { ASSET_DOCUMENTS, ASSETS, shortName } from './assets.js';
import { fillsBefore } from './corpus.js';
import { PROPERTIES } from './properties.js';

type Case = readonly [what: string, criterion: SearchCriterion, expected: readonly string[]];

const TYPES = ['dataset', 'chart'];
const ALL = ['audit', 'bar', 'line', 'plain', 'sales', 'stock'];

const is = (field: string, ...values: readonly string[]): SearchCriterion => ({ field, values });
const when = (field: string, condition: string, ...values: readonly string[]): SearchCriterion => ({
  field,
  condition,
  values,
});

const CASES: readonly Case[] = [
  ['a urn', is('tags', 'urn:li:tag:gold'), ['bar', 'sales']],
  ['a urn also of columns', is('tags', 'urn:li:tag:Pii'), ['audit', 'sales', 'stock']],
  ['any of several', is('tags', 'urn:li:tag:gold', 'urn:li:tag:Pii'), ['audit', 'bar', 'sales', 'stock']],
  ['IN', when('tags', 'IN', 'urn:li:tag:gold', 'urn:li:tag:none'), ['bar', 'sales']],
  ['regard to case', is('tags', 'urn:li:tag:pii'), []],
  ['no regard to case', when('tags', 'IEQUAL', ' urn:li:tag:PII '), ['audit', 'sales', 'stock']],
  ['a text', is('name', 'Sales'), ['sales']],
  ['regard to case of a text', is('name', 'sales'), []],
  ['no regard to case of a text', when('name', 'IEQUAL', 'SALES'), ['sales']],
  ['a part of an index', is('name.keyword', 'Sales'), ['sales']],
  ['a keyword', is('type', 'BAR'), ['bar']],
  ['a value of a list', is('typeNames', 'View'), ['audit']],
  ['the environment', is('origin', 'DEV'), ['audit', 'stock']],
  ['the environment by its other name', is('env', 'DEV'), ['audit', 'stock']],
  ['the platform', is('platform', 'urn:li:dataPlatform:hive'), ['audit', 'plain', 'sales']],
  ['an edited description', is('description', 'Edited text'), ['audit']],
  ['a custom property', is('customProperties', 'team=Blue'), ['sales']],
  ['its urn', is('urn', ASSETS.bar), ['bar']],
  ['one of several urns', is('urn', ASSETS.bar, ASSETS.sales, 'urn:li:chart:(a,b)'), ['bar', 'sales']],
  ['its type', is('_entityType', 'CHART'), ['bar', 'line']],
  ['one of several types', is('_entityType', 'chart', 'dataset', 'nothing'), ALL],
  ['an unknown type', is('_entityType', 'nothing'), []],
  ['its run', is('runId', 'run-2'), ['audit', 'stock']],
  [
    'a member of an object',
    is('ownerTypes.urn:li:ownershipType:__system__technical_owner', 'urn:li:corpuser:ada'),
    ['sales'],
  ],
  ['a true', is('deprecated', 'true'), ['sales']],
  ['a false', is('deprecated', 'false'), ['stock']],
  ['either', is('deprecated', 'true', 'false'), ['sales', 'stock']],
  ['a companion field', is('hasOwners', 'true'), ['sales']],
  ['a number', is('rowCount', '10'), ['sales']],
  ['one of several numbers', is('rowCount', '200', '10.0'), ['sales', 'stock']],
  ['a greater number', when('rowCount', 'GREATER_THAN', '10'), ['stock']],
  ['at least a number', when('rowCount', 'GREATER_THAN_OR_EQUAL_TO', ' 10 '), ['sales', 'stock']],
  ['a smaller number', when('rowCount', 'LESS_THAN', '200'), ['sales']],
  ['at most a number', when('rowCount', 'LESS_THAN_OR_EQUAL_TO', '200'), ['sales', 'stock']],
  ['a time', is('createdAt', '1000'), ['sales']],
  ['a later time', when('createdAt', 'GREATER_THAN', '1970-01-01T00:00:01.500Z'), ['stock']],
  ['an earlier time', when('createdAt', 'LESS_THAN_OR_EQUAL_TO', '1500'), ['sales']],
  ['a later text', when('name', 'GREATER_THAN_OR_EQUAL_TO', 'Sales'), ['sales', 'stock']],
  ['a part', when('name', 'CONTAIN', 'AL'), ['sales']],
  ['a part with wildcards in it', when('externalUrl', 'CONTAIN', 'a*b?'), ['sales']],
  ['a wildcard that is none', when('externalUrl', 'CONTAIN', 'e*e'), []],
  ['a sign that other engines read', when('name', 'CONTAIN', '%'), []],
  ['another such sign', when('name', 'CONTAIN', 's_les'), []],
  ['a beginning', when('name', 'START_WITH', 's'), ['sales', 'stock']],
  ['an end', when('name', 'END_WITH', 'K'), ['stock']],
  ['any of several parts', when('name', 'CONTAIN', 'ock', 'udi'), ['audit', 'stock']],
  ['a part of a urn', when('tags', 'CONTAIN', 'GOLD'), ['bar', 'sales']],
  ['a part of its own urn', when('urn', 'CONTAIN', 'kafka'), ['stock']],
  ['a part of a number', when('rowCount', 'CONTAIN', '1'), []],
  ['presence', when('tags', 'EXISTS'), ['audit', 'bar', 'sales', 'stock']],
  ['presence of a number', when('rowCount', 'EXISTS'), ['sales', 'stock']],
  ['presence of a boolean', when('deprecated', 'EXISTS'), ['sales', 'stock']],
  ['presence of a path', when('browsePathV2', 'EXISTS'), ['sales']],
  ['absence', when('deprecated', 'IS_NULL'), ['audit', 'bar', 'line', 'plain']],
  ['a path', is('browsePathV2', '␟prod␟sales'), ['sales']],
  ['a path above', is('browsePathV2', '␟prod'), ['sales']],
  ['the beginning of a path', is('browsePathV2', '␟pro'), []],
  ['a field that is none', is('nothing', 'x'), []],
  ['presence of a field that is none', when('nothing', 'EXISTS'), []],
  ['absent values', { field: 'tags' }, ALL],
  ['an empty list of values', is('tags'), []],
  ['an empty list of parts', when('name', 'CONTAIN'), ALL],
];

const PROPERTY_CASES: readonly Case[] = [
  ['a text', is('structuredProperties.io.test.grade', 'Gold'), ['sales']],
  ['one of several texts', is('structuredProperties.io.test.grade', 'gold', 'silver'), ['sales', 'stock']],
  ['no regard to case', when('structuredProperties.io.test.grade', 'IEQUAL', 'GOLD'), ['sales', 'stock']],
  ['a part of a rich text', when('structuredProperties.io.test.story', 'CONTAIN', 'whole'), ['sales']],
  ['a number', is('structuredProperties.io.test.days', '30'), ['sales']],
  ['a number, with no regard to case', when('structuredProperties.io.test.days', 'IEQUAL', '30'), ['sales']],
  ['a greater number', when('structuredProperties.io.test.days', 'GREATER_THAN', '30'), ['stock']],
  ['a date', is('structuredProperties.io.test.since', '2024-01-05'), ['sales']],
  ['an earlier date', when('structuredProperties.io.test.since', 'LESS_THAN', '2024-01-01'), ['stock']],
  ['a urn', is('structuredProperties.io.test.contact', 'urn:li:corpuser:ada'), ['sales']],
  ['a property with a version', is('structuredProperties.io.test.grade2', '1'), ['sales']],
  ['presence', when('structuredProperties.io.test.contact', 'EXISTS'), ['sales']],
  ['a property that is none', is('structuredProperties.io.test.nothing', 'x'), []],
];

/** Which documents a filter lets pass. */
export function describeFilters(subject: SearchIndexSubject): void {
  describe('a filter', () => {
    fillsBefore(subject, () => puts(...ASSET_DOCUMENTS));

    const found = async (where: SearchCriteria, text = '*'): Promise<string[]> => {
      const urns = await urnsIn(subject.index(), { types: TYPES, text, where, properties: PROPERTIES });
      return urns.map(shortName).sort();
    };

    it.each(CASES)('should match by %s', async (_what, criterion, expected) => {
      expect(await found([[criterion]])).toEqual(expected);
    });

    it.each(CASES.filter(([, { values }]) => values !== undefined))(
      'should match all others by the negation of %s',
      async (_what, criterion, expected) => {
        expect(await found([[{ ...criterion, negated: true }]])).toEqual(
          ALL.filter((name) => !expected.includes(name)),
        );
      },
    );

    it.each(PROPERTY_CASES)('should match by %s of a structured property', async (_what, criterion, expected) => {
      expect(await found([[criterion]])).toEqual(expected);
      expect(await found([[{ ...criterion, negated: true }]])).toEqual(ALL.filter((name) => !expected.includes(name)));
    });

    it('should require all criteria of a conjunction', async () => {
      expect(await found([[is('tags', 'urn:li:tag:Pii'), is('origin', 'DEV')]])).toEqual(['audit', 'stock']);
      expect(await found([[is('tags', 'urn:li:tag:Pii'), { ...is('origin', 'DEV'), negated: true }]])).toEqual([
        'sales',
      ]);
    });

    it('should require one of several conjunctions', async () => {
      expect(await found([[is('type', 'BAR')], [is('name', 'stock'), is('origin', 'DEV')]])).toEqual(['bar', 'stock']);
      expect(await found([[is('type', 'BAR')], []])).toEqual(ALL);
    });

    it('should restrict the hits of a text', async () => {
      expect(await found([], 'sales')).toEqual(['bar', 'sales']);
      expect(await found([[is('_entityType', 'chart')]], 'sales')).toEqual(['bar']);
      expect(await found([[is('deprecated', 'false')]], 'sales')).toEqual([]);
    });

    it('should accept a thousand values', async () => {
      const values = Array.from({ length: 1_000 }, (_, at) => `urn:li:tag:t${String(at)}`);
      expect(await found([[is('tags', ...values, 'urn:li:tag:gold')]])).toEqual(['bar', 'sales']);
      expect(await found([[is('urn', ...values, ASSETS.bar)]])).toEqual(['bar']);
    });
  });
}
