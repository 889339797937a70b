import { describe, expect, it } from '@jest/globals';
import type { BrowseQuery, BrowseResult, SearchCriteria } from '../../../src/search/index.js';
import { dataset, document, puts } from '../../support/harness/search-documents.js';
import { field, query } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { fillsBefore } from './corpus.js';

const CONTAINER = 'urn:li:container:a/b';

/** Places of datasets in both trees. */
const PLACES: readonly (readonly [name: string, slashPaths: readonly string[], parts: readonly string[]])[] = [
  ['one', ['/prod/hive/one'], ['prod', 'hive']],
  ['two', ['/prod/hive/two', '/dev/copy'], ['prod', 'hive']],
  ['three', ['/prod/kafka'], ['prod', 'kafka']],
  ['four', ['/prod'], ['prod']],
  ['five', ['/production/x.y*'], [CONTAINER, 'x.y*', 'deep', 'deeper']],
  ['six', [], []],
];

const DOCUMENTS = PLACES.map(([name, paths, parts]) =>
  document(dataset(name), {
    ...(paths.length === 0 ? {} : { browsePaths: { paths: [...paths] } }),
    ...(parts.length === 0 ? {} : { browsePathsV2: { path: parts.map((id) => ({ id })) } }),
    datasetProperties: { name: `Name of ${name}` },
  }),
);

interface Level {
  readonly text?: string;
  readonly where?: SearchCriteria;
  readonly entities?: BrowseQuery['entities'];
}

/** Groups as text: `name count`, with `+` when there are groups below. */
function groups(result: BrowseResult): string[] {
  return result.groups.map(({ name, count, hasSubGroups }) => `${name} ${String(count)}${hasSubGroups ? '+' : ''}`);
}

/** The trees of paths. */
export function describeBrowsing(subject: SearchIndexSubject): void {
  describe('browse', () => {
    fillsBefore(subject, () => puts(...DOCUMENTS));

    const browse = (fieldName: string, path: string, { text, where, entities }: Level = {}): Promise<BrowseResult> => {
      const types = ['dataset', 'mlModel'];
      const asked = query({
        types,
        ...(text === undefined ? {} : { text }),
        ...(where === undefined ? {} : { where }),
      });
      const { plan, filter } = asked;
      return subject
        .index()
        .browse({ entityTypes: types, field: field(fieldName, types), path, plan, filter, entities });
    };

    it.each<[string, string[], number]>([
      ['', ['prod 4+', `${CONTAINER} 1+`], 5],
      ['␟prod', ['hive 2', 'kafka 1'], 3],
      ['␟prod␟hive', [], 0],
      ['␟pro', [], 0],
      [`␟${CONTAINER}`, ['x.y* 1+'], 1],
      [`␟${CONTAINER}␟x.y*`, ['deep 1+'], 1],
      [`␟${CONTAINER}␟x.y*␟deep`, ['deeper 1'], 1],
      ['␟nowhere', [], 0],
    ])('should list the contents of the path "%s"', async (path, expected, total) => {
      const result = await browse('browsePathV2', path);
      expect(groups(result)).toEqual(expected);
      expect(result.total).toBe(total);
    });

    it.each<[string, string[], number]>([
      ['', ['prod 4+', 'dev 1+', 'production 1+'], 5],
      ['/prod', ['hive 2+', 'kafka 1'], 3],
      ['/prod/hive', ['one 1', 'two 1'], 2],
      ['/prod/kafka', [], 0],
      ['/production', ['x.y* 1'], 1],
    ])('should list the contents of the slash path "%s"', async (path, expected, total) => {
      const result = await browse('browsePaths', path);
      expect(groups(result)).toEqual(expected);
      expect(result.total).toBe(total);
    });

    it('should return the entities at a path, by urn', async () => {
      const at = await browse('browsePathV2', '␟prod␟hive', { entities: { from: 0, size: 10 } });
      expect(at).toMatchObject({ entities: [dataset('one'), dataset('two')], totalEntities: 2 });
      const second = await browse('browsePathV2', '␟prod␟hive', { entities: { from: 1, size: 1 } });
      expect(second).toMatchObject({ entities: [dataset('two')], totalEntities: 2 });
      const slash = await browse('browsePaths', '/prod', { entities: { from: 0, size: 10 } });
      expect(slash).toMatchObject({ entities: [dataset('four')], totalEntities: 1, total: 3 });
    });

    it('should respect a text', async () => {
      expect(groups(await browse('browsePathV2', '␟prod', { text: 'three' }))).toEqual(['kafka 1']);
    });

    it('should respect a filter', async () => {
      const where = [[{ field: 'urn', values: [dataset('two'), dataset('five')] }]];
      const result = await browse('browsePathV2', '', { where });
      expect(groups(result)).toEqual(['prod 1+', `${CONTAINER} 1+`]);
      expect(result.total).toBe(2);
    });
  });
}
