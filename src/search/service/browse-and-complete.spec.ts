import { describe, expect, it } from '@jest/globals';
import { searchHarness, VIEWER } from '../../../test/support/harness/search-harness.js';
import type { BrowseGroup, BrowseResult } from '../search-query.js';

const A = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
const EXISTS = { datasetKey: {} };

function group(name: string): BrowseGroup {
  return { name, count: 1, hasSubGroups: false };
}

function level(groups: number, entities: readonly string[]): BrowseResult {
  const names = Array.from({ length: groups }, (_, at) => group(`g${at}`));
  return { groups: names, total: groups, entities, totalEntities: 5 };
}

describe('Browsing', () => {
  it.each([
    [0, 2, 3, ['g0', 'g1'], undefined],
    [2, 2, 3, ['g2'], { from: 0, size: 1 }],
    [3, 2, 3, [], { from: 0, size: 2 }],
    [5, 2, 3, [], { from: 2, size: 2 }],
    [1, 2, 0, [], { from: 1, size: 2 }],
    [0, 0, 3, [], undefined],
  ])(
    'should from %d for %d with %d groups show the groups %j and the entities %j',
    async (start, count, groups, names, entities) => {
      const { service, index } = searchHarness({ [A]: EXISTS });
      index.level = () => level(groups, [A]);
      const page = await service.browse({ viewer: VIEWER, entityType: 'dataset', path: '/prod', start, count });
      expect(page.groups.map(({ name }) => name)).toEqual(names);
      expect(page.entities).toEqual(entities === undefined ? [] : [A]);
      if (entities !== undefined) expect(index.browses.at(-1)?.entities).toEqual(entities);
      expect(page).toMatchObject({ path: '/prod', totalGroups: groups, totalEntities: 5, totalBelow: groups });
    },
  );

  it('should leave out entities that SQL does not know', async () => {
    const { service, index } = searchHarness();
    index.level = () => level(0, [A]);
    const page = await service.browse({ viewer: VIEWER, entityType: 'dataset', path: '', start: 0, count: 1 });
    expect(page.entities).toEqual([]);
  });

  it('should find nothing in types without paths', async () => {
    const { service, index } = searchHarness();
    await expect(service.browse({ viewer: VIEWER, entityType: 'tag', path: '' })).resolves.toMatchObject({
      totalGroups: 0,
    });
    expect(index.browses).toEqual([]);
  });

  it('should show a page of the groups of the newer tree, with the urns they stand for', async () => {
    const { service, index } = searchHarness();
    const container = 'urn:li:container:c';
    index.level = () => ({
      groups: [group('a'), group(container), group('b')],
      total: 9,
      entities: [],
      totalEntities: 0,
    });
    const page = await service.browseV2({
      viewer: VIEWER,
      entityTypes: ['dataset', 'tag'],
      path: ['PROD', 'hive'],
      start: 1,
      count: 2,
    });
    expect(index.browses).toMatchObject([
      { entityTypes: ['dataset'], path: '␟PROD␟hive', field: { kind: 'unitPath' } },
    ]);
    expect(page).toMatchObject({ start: 1, count: 2, totalGroups: 3, totalBelow: 9 });
    expect(page.groups.map(({ name, entity }) => [name, entity])).toEqual([
      [container, container],
      ['b', undefined],
    ]);
    await expect(service.browseV2({ viewer: VIEWER, path: [] })).resolves.toMatchObject({ start: 0, count: 10 });
    expect(index.browses.at(-1)?.path).toBe('');
  });

  it.each([
    ['dataset', { browsePaths: { paths: ['/a/b', '/c'] } }, ['/a/b', '/c']],
    ['dataset', {}, []],
    ['tag', { browsePaths: { paths: ['/a'] } }, []],
  ])('should read the stored paths of a %s with %j: %j', async (type, aspects, paths) => {
    const { service } = searchHarness({ [A]: aspects });
    await expect(service.browsePaths(VIEWER, type, A)).resolves.toEqual(paths);
  });
});

describe('Completion', () => {
  it('should answer values of entities that SQL knows', async () => {
    const { service, index } = searchHarness({ [A]: EXISTS });
    const known = { urn: A, entityType: 'dataset', text: 'orders' };
    index.completed = [known, { ...known, urn: `${A}x` }];
    const page = await service.autocomplete({ viewer: VIEWER, entityTypes: ['dataset'], query: ' ord ' });
    expect(page).toEqual({ query: ' ord ', suggestions: [known] });
    expect(index.completions).toMatchObject([{ text: 'ord', size: 5, entityTypes: ['dataset'] }]);
    expect(index.completions[0]?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['urn', 'name']));
    expect(index.completions[0]?.filter[0]?.[0]?.fields[0]?.name).toBe('removed');
  });

  it.each([
    ['name', [{ name: 'name', variant: 'partial', boost: 10 }]],
    ['platform', [{ name: 'platform', variant: 'delimited', boost: 10 }]],
  ])('should come from the field %s alone when it is asked for', async (field, fields) => {
    const { service, index } = searchHarness();
    await service.autocomplete({ viewer: VIEWER, entityTypes: ['dataset'], query: 'ord', field });
    expect(index.completions[0]?.fields).toMatchObject(fields);
  });

  it('should refuse a field that there is not', async () => {
    const { service } = searchHarness();
    await expect(
      service.autocomplete({ viewer: VIEWER, entityTypes: ['dataset'], query: 'ord', field: 'nope' }),
    ).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', message: expect.stringContaining('nope') });
  });

  it('should have none for a blank text', async () => {
    const { service, index } = searchHarness();
    await expect(service.autocomplete({ viewer: VIEWER, entityTypes: ['dataset'], query: ' ' })).resolves.toMatchObject(
      {
        suggestions: [],
      },
    );
    expect(index.completions).toEqual([]);
  });

  it('should be asked of each type by itself, without those that have none', async () => {
    const { service, index } = searchHarness({ [A]: EXISTS });
    index.completed = [{ urn: A, entityType: 'dataset', text: 'orders' }];
    const pages = await service.autocompleteEach({ viewer: VIEWER, query: 'ord', field: 'fieldPaths' }, [
      'dataset',
      'tag',
    ]);
    expect(pages.map(({ entityType }) => entityType)).toEqual(['dataset']);
    expect(index.completions.map(({ entityTypes }) => entityTypes)).toEqual([['dataset']]);
  });
});
