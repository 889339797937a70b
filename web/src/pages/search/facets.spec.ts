import { describe, expect, it } from '@jest/globals';
import { facetsOf } from './facets.js';

const HIVE = 'urn:li:dataPlatform:hive';

describe('facetsOf', () => {
  it('should put the most used first, leave out twins and empty ones, and name values', () => {
    const facets = facetsOf(
      [
        { field: 'hasActiveIncidents', displayName: 'hasActiveIncidents', aggregations: [{ value: 'true', count: 1 }] },
        { field: 'entity', displayName: 'Type', aggregations: [{ value: 'DATASET', count: 1 }] },
        { field: '_entityType␞typeNames', displayName: 'x', aggregations: [{ value: 'DATASET␞Table', count: 1 }] },
        { field: 'tags', displayName: 'Tagged With', aggregations: [] },
        {
          field: 'platform',
          displayName: 'Platform',
          aggregations: [
            { value: HIVE, count: 2, entity: { urn: HIVE, name: 'hive', properties: { displayName: 'Hive' } } },
          ],
        },
        { field: '_entityType', displayName: 'Type', aggregations: [{ value: 'CORP_USER', count: 3 }] },
      ],
      new Map(),
    );
    expect(facets.map(({ title, values }) => [title, values.map(({ name, count }) => [name, count])])).toEqual([
      ['Type', [['user', 3]]],
      ['Platform', [['Hive', 2]]],
      ['With active incidents', [['yes', 1]]],
    ]);
  });

  it('should keep chosen values that no hit has', () => {
    const [tags] = facetsOf([], new Map([['tags', ['urn:li:tag:pii']]]));
    expect(tags).toEqual({
      field: 'tags',
      title: 'Tags',
      values: [{ value: 'urn:li:tag:pii', name: 'pii', count: undefined, isChosen: true }],
    });
  });
});
