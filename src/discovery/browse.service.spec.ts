import { describe, expect, it } from '@jest/globals';
import { discoveryHarness } from '../../test/support/harness/discovery-harness.js';
import { EntityType } from '../entities/index.js';
import { BrowseService } from './browse.service.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
const GROUP = { name: 'b', count: 2, hasSubGroups: true };

function serviceOver() {
  const harness = discoveryHarness({
    aspects: { [DATASET]: { browsePaths: { paths: ['/prod/hive/a'] } } },
  });
  return { ...harness, trees: new BrowseService(harness.service, harness.scopes) };
}

describe('BrowseService', () => {
  it('should return the contents of a node, groups first', async () => {
    const { trees, index, context } = serviceOver();
    index.level = () => ({ groups: [GROUP], total: 2, entities: [DATASET], totalEntities: 1 });
    const input = { type: EntityType.DATASET, path: ['prod', 'hive'] };
    await expect(trees.browse(input, context)).resolves.toEqual({
      entities: [{ __typename: 'dataset', urn: DATASET }],
      groups: [{ name: 'b', count: 2 }],
      start: 0,
      count: 10,
      total: 2,
      metadata: { path: ['prod', 'hive'], totalNumEntities: 2 },
    });
    expect(index.browses[0]?.path).toBe('/prod/hive');
  });

  it.each([
    [{ type: EntityType.TAG }, 'entities of type tag have no browse paths'],
    [{ type: EntityType.CHART, filters: [{ field: 'owners', values: ['x'] }] }, 'Unrecognized facet with name owners'],
  ])('should reject %j', async (input, message) => {
    const { trees, context } = serviceOver();
    await expect(trees.browse(input, context)).rejects.toThrow(message);
  });

  it.each([
    [{}, 11],
    [{ type: EntityType.CHART }, 1],
    [{ type: EntityType.CHART, types: [EntityType.DATASET, EntityType.DASHBOARD] }, 2],
  ])('should return the groups of the tree for %j', async (input, kinds) => {
    const { trees, index, context } = serviceOver();
    index.level = () => ({ groups: [GROUP, { ...GROUP, name: DATASET }], total: 4, entities: [], totalEntities: 0 });
    await expect(trees.browseV2({ ...input, path: ['x'] }, context)).resolves.toEqual({
      groups: [
        { ...GROUP, entity: null },
        { ...GROUP, name: DATASET, entity: { __typename: 'dataset', urn: DATASET } },
      ],
      start: 0,
      count: 10,
      total: 2,
      metadata: { path: ['x'], totalNumEntities: 4 },
    });
    expect(index.browses[0]?.path).toBe('␟x');
    expect(index.browses[0]?.entityTypes.length).toBeLessThanOrEqual(kinds);
  });

  it('should split the paths of an entity', async () => {
    const { trees, context } = serviceOver();
    await expect(trees.paths('dataset', DATASET, context)).resolves.toEqual([{ path: ['prod', 'hive', 'a'] }]);
    await expect(trees.paths('tag', 'urn:li:tag:a', context)).resolves.toEqual([]);
  });
});
