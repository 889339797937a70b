import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../../model/index.js';
import { SearchSchema } from '../../search-schema.js';
import { nameLists } from '../../../foundation/engine-client/index.js';
import { catalogEntries } from './index-catalog.js';
import { IndexNames, newGeneration } from './index-names.js';

const SCHEMA = new SearchSchema(ModelRegistry.standard());
const names = new IndexNames(SCHEMA, 'Kafka');
const GENERATION = '17600000000000a1b2c3d';

describe('IndexNames', () => {
  it('should name indices as DataHub does', () => {
    expect(names.live('dataJob')).toBe('kafka_datajobindex_v2');
    expect(new IndexNames(SCHEMA, '').live('dataJob')).toBe('datajobindex_v2');
    expect(names.metadata).toBe('kafka_metadata_service_index');
  });

  it.each([
    ['kafka_tagindex_v2', { entityType: 'tag', role: 'live', rebuild: undefined }],
    [`kafka_tagindex_v2_building_${GENERATION}`, { entityType: 'tag', role: 'building', rebuild: GENERATION }],
    [`kafka_tagindex_v2_replaced_${GENERATION}`, { entityType: 'tag', role: 'replaced', rebuild: GENERATION }],
    ['kafka_tagindex_v2_building_x', undefined],
    ['tagindex_v2', undefined],
    ['kafka_tagindex_v2_semantic', undefined],
  ])('should know what the alias %s stands for', (alias, expected) => {
    expect(names.ofAlias(alias)).toEqual(expected);
  });

  it.each([
    [`kafka_datajobindex_v2_${GENERATION}`, 'dataJob'],
    ['kafka_datajobindex_v2', 'dataJob'],
    ['kafka_datajobindex_v2_semantic', undefined],
    ['kafka_datajobindex_v2_1760000000000', undefined],
    [`datajobindex_v2_${GENERATION}`, undefined],
  ])('should know whose index %s is', (name, expected) => {
    expect(names.ofPhysical(name)).toBe(expected);
  });

  it('should make names of generations that it knows', () => {
    expect(names.ofPhysical(names.physical('tag', newGeneration()))).toBe('tag');
    expect(newGeneration()).not.toBe(newGeneration());
  });
});

describe('catalogEntries', () => {
  it('should tell live, concrete, built, replaced and forgotten indices apart, and leave out the others', () => {
    const aliases = (...given: string[]): { aliases: object } => ({
      aliases: Object.fromEntries(given.map((alias) => [alias, {}])),
    });
    const entries = catalogEntries(
      JSON.parse(
        JSON.stringify({
          kafka_tagindex_v2_1760000000000: aliases('kafka_tagindex_v2'),
          kafka_chartindex_v2: aliases(),
          [`kafka_tagindex_v2_${GENERATION}`]: aliases(`kafka_tagindex_v2_building_${GENERATION}`),
          kafka_tagindex_v2_1750000000000: aliases(`kafka_tagindex_v2_replaced_${GENERATION}`),
          [`kafka_chartindex_v2_${GENERATION}`]: aliases(),
          kafka_chartindex_v2_semantic: aliases(),
          orders: aliases('kafka_tagindex_v2'),
        }),
      ),
      names,
    );
    expect(
      entries.map(({ entityType, isOwn, isLive, isConcrete, rebuilds, replacedBy }) => [
        entityType,
        isOwn,
        isLive,
        isConcrete,
        rebuilds,
        replacedBy,
      ]),
    ).toEqual([
      ['tag', true, true, false, [], []],
      ['chart', true, true, true, [], []],
      ['tag', true, false, false, [GENERATION], []],
      ['tag', true, false, false, [], [GENERATION]],
      ['chart', true, false, false, [], []],
      ['tag', false, true, false, [], []],
    ]);
  });
});

describe('nameLists', () => {
  it('should put all names into lists that fit into a path', () => {
    const all = Array.from({ length: 300 }, (_, at) => `index_with_a_long_name_${String(at)}`);
    const lists = nameLists(all);
    expect(lists.join(',').split(',')).toEqual(all);
    expect(Math.max(...lists.map((list) => list.length))).toBeLessThan(3_600);
    expect(nameLists([])).toEqual([]);
  });
});
