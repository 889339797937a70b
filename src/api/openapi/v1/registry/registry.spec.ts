import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../../foundation/common/errors.js';
import { ModelRegistry } from '../../../../model/index.js';
import { inputOf } from '../../../../../test/support/harness/operation-input.js';
import { OPERATORS } from '../../operation/access.js';
import { page as pageOf } from '../../operation/parameters.js';
import { section } from '../../operation/section.js';
import { entitySpecification } from './entity-specification.js';
import { lineageSpecification, lineageSpecifications } from './lineage-specification.js';
import { specificationPage } from './registry-page.js';

const TWO = section(
  { path: '/two', group: 'openapi-v1', tag: 'Two', access: OPERATORS },
  { list: { method: 'get', path: '', query: pageOf(2) } },
);

const registry = ModelRegistry.standard();

describe('entitySpecification', () => {
  const dataset = entitySpecification(registry.entity('dataset'));

  it('should name the key and every aspect with its version', () => {
    expect(dataset).toMatchObject({ name: 'dataset', keyAspectName: 'datasetKey' });
    expect(dataset['keyAspectSpec']).toMatchObject({ aspectAnnotation: { name: 'datasetKey', schemaVersion: 1 } });
    const aspects = registry.entity('dataset').aspects;
    expect(dataset['aspectSpecs']).toHaveLength(aspects.size);
    expect(Object.keys(dataset['aspectSpecMap'] ?? {})).toEqual([...aspects.keys()]);
  });

  it('should tell where tags lead and how names are searched', () => {
    expect(dataset['aspectSpecMap']).toMatchObject({
      globalTags: { relationshipFieldSpec: { '/tags/*/tag': { relationshipAnnotation: { name: 'TaggedWith' } } } },
      datasetProfile: { aspectAnnotation: { timeseries: true } },
    });
    expect(dataset['searchableFieldTypes']).toMatchObject({ tags: ['URN'] });
    expect(dataset).toMatchObject({ entityAnnotation: { searchGroup: 'primary' }, searchScoreFieldSpecs: [] });
  });
});

describe('lineageSpecification', () => {
  it('should see an edge from both of its ends', () => {
    expect(lineageSpecification(registry, 'dataJob').downstreamEdges).toContainEqual({
      type: 'Produces',
      direction: 'OUTGOING',
      opposingEntityType: 'dataset',
    });
    expect(lineageSpecification(registry, 'dataset').upstreamEdges).toContainEqual({
      type: 'Produces',
      direction: 'INCOMING',
      opposingEntityType: 'dataJob',
    });
  });

  it('should leave out entity types without lineage', () => {
    expect(lineageSpecifications(registry)).not.toHaveProperty('tag');
  });
});

describe('specificationPage', () => {
  const page = (query: Record<string, string>): unknown =>
    specificationPage(['a', 'b', 'c'], inputOf(TWO.list, { query }), (name) => ({ name }));

  it.each<[Record<string, string>, readonly string[]]>([
    [{}, ['a', 'b']],
    [{ start: '2' }, ['c']],
    [{ start: '1', count: '100' }, ['b', 'c']],
    [{ start: '9' }, []],
  ])('should cut the page %p', (query, names) => {
    expect(page(query)).toMatchObject({ elements: names.map((name) => ({ name })), count: names.length, total: 3 });
  });

  it('should refuse a negative start', () => {
    expect(() => page({ start: '-1' })).toThrow(DomainError);
  });
});
