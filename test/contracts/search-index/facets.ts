import { describe, expect, it } from '@jest/globals';
import type { FacetCounts } from '../../../src/search/index.js';
import { propertyFieldRef } from '../../../src/search/index.js';
import { puts } from '../../support/harness/search-documents.js';
import { type Asked, query } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { ASSET_DOCUMENTS } from './assets.js';
import { fillsBefore } from './corpus.js';
import { PROPERTIES } from './properties.js';

type Counts = readonly (readonly [path: string, count: number])[];

const TYPES = ['dataset', 'chart'];

/** Counts with their paths as text; an engine may add types without hits. */
function counted(facet: FacetCounts | undefined): Counts {
  return (facet?.counts ?? []).filter(({ count }) => count > 0).map(({ path, count }) => [path.join(' '), count]);
}

const CASES: readonly (readonly [what: string, levels: readonly string[], asked: Partial<Asked>, expected: Counts])[] =
  [
    [
      'urns',
      ['tags'],
      {},
      [
        ['urn:li:tag:Pii', 2],
        ['urn:li:tag:gold', 2],
      ],
    ],
    [
      'texts as they are written',
      ['name'],
      {},
      [
        ['Audit', 1],
        ['Sales', 1],
        ['stock', 1],
      ],
    ],
    [
      'values of lists',
      ['typeNames'],
      {},
      [
        ['Table', 3],
        ['Topic', 1],
        ['View', 1],
      ],
    ],
    [
      'booleans',
      ['deprecated'],
      {},
      [
        ['false', 1],
        ['true', 1],
      ],
    ],
    ['companion fields', ['hasOwners'], {}, [['true', 1]]],
    [
      'types',
      ['_entityType'],
      {},
      [
        ['dataset', 4],
        ['chart', 2],
      ],
    ],
    [
      'times',
      ['createdAt'],
      {},
      [
        ['1000', 1],
        ['2000', 1],
      ],
    ],
    [
      'numbers',
      ['rowCount'],
      {},
      [
        ['10', 1],
        ['200', 1],
      ],
    ],
    [
      'runs',
      ['runId'],
      {},
      [
        ['run-2', 2],
        ['run-1', 1],
      ],
    ],
    ['the largest only', ['typeNames'], { facetSize: 1 }, [['Table', 3]]],
    ['hits only', ['tags'], { text: 'stock' }, [['urn:li:tag:Pii', 1]]],
    [
      'what a filter lets pass',
      ['tags'],
      { where: [[{ field: '_entityType', values: ['chart'] }]] },
      [['urn:li:tag:gold', 1]],
    ],
    ['nothing', ['owners'], { text: 'stock' }, []],
  ];

/** Counts of hits by value. */
export function describeFacets(subject: SearchIndexSubject): void {
  describe('a facet', () => {
    fillsBefore(subject, () => puts(...ASSET_DOCUMENTS));

    const facetOf = async (levels: readonly string[], asked: Partial<Asked> = {}): Promise<FacetCounts | undefined> => {
      const { facets } = await subject
        .index()
        .search(query({ types: TYPES, size: 0, facets: { named: levels }, ...asked }));
      expect(facets.map(({ name }) => name)).toEqual(['named']);
      return facets[0];
    };

    it.each(CASES)('should count %s', async (_what, levels, asked, expected) => {
      expect(counted(await facetOf(levels, asked))).toEqual(expected);
    });

    it('should count combinations, and the sums of outer levels', async () => {
      const counts = counted(await facetOf(['_entityType', 'typeNames']));
      expect(new Map(counts)).toEqual(
        new Map([
          ['chart', 2],
          ['chart Table', 1],
          ['dataset', 4],
          ['dataset Table', 2],
          ['dataset Topic', 1],
          ['dataset View', 1],
        ]),
      );
    });

    it('should count combinations of two lists', async () => {
      const counts = counted(await facetOf(['tags', 'typeNames']));
      expect(new Map(counts)).toEqual(
        new Map([
          ['urn:li:tag:Pii', 2],
          ['urn:li:tag:Pii Table', 1],
          ['urn:li:tag:Pii Topic', 1],
          ['urn:li:tag:gold', 2],
          ['urn:li:tag:gold Table', 1],
        ]),
      );
    });

    it('should count hits without a value', async () => {
      const facet = await facetOf(['tags'], { countsMissing: true });
      expect(facet?.counts.map(({ count }) => count)).toEqual([3]);
    });

    it('should count several facets together with a page of hits', async () => {
      const facets = { first: ['origin'], second: ['type'] };
      const result = await subject.index().search(query({ types: TYPES, size: 1, facets }));
      expect(result.hits).toHaveLength(1);
      expect(result.facets.map((facet) => [facet.name, counted(facet)])).toEqual([
        [
          'first',
          [
            ['DEV', 2],
            ['PROD', 2],
          ],
        ],
        [
          'second',
          [
            ['BAR', 1],
            ['LINE', 1],
          ],
        ],
      ]);
    });

    it.each<[string, Counts]>([
      [
        'io.test.grade',
        [
          ['Gold', 1],
          ['gold', 1],
          ['silver', 1],
        ],
      ],
      [
        'io.test.days',
        [
          ['7.5', 1],
          ['30', 1],
          ['90', 1],
        ],
      ],
      [
        'io.test.since',
        [
          ['1685577600000', 1],
          ['1704412800000', 1],
        ],
      ],
      ['io.test.contact', [['urn:li:corpuser:ada', 1]]],
    ])('should count values of the structured property %s', async (name, expected) => {
      const field = PROPERTIES.filter(({ qualifiedName }) => qualifiedName === name).map(propertyFieldRef);
      const facet = { name, levels: field, size: 20, countsMissing: false };
      const { facets } = await subject.index().search({ ...query({ types: TYPES, size: 0 }), facets: [facet] });
      expect(counted(facets[0])).toEqual(expected);
    });
  });
}
