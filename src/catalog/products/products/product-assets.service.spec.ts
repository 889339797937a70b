import { describe, expect, it } from '@jest/globals';
import { discoveryHarness } from '../../../../test/support/harness/discovery-harness.js';
import { hit } from '../../../../test/support/harness/search-harness.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { ProductAssetsService } from './product-assets.service.js';

const PRODUCT = 'urn:li:dataProduct:p';
const CHART = 'urn:li:chart:(looker,a)';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';

function serviceOver(assets?: readonly object[]) {
  const harness = discoveryHarness({ aspects: { [CHART]: { chartKey: {} }, [DATASET]: { datasetKey: {} } } });
  const value = async () => (assets === undefined ? undefined : { assets });
  const { actor, entities } = harness.context;
  const context = { actor, entities: Object.assign(entities, { value }) } as GraphqlContext;
  harness.index.result = () => ({ hits: [hit(CHART), hit(DATASET)], total: 2 });
  return { ...harness, context, products: new ProductAssetsService(harness.discovery) };
}

const ASSETS = [
  { destinationUrn: CHART, outputPort: true },
  { destinationUrn: DATASET, outputPort: false },
];

describe('ProductAssetsService', () => {
  it('should search the assets and mark the output ports', async () => {
    const { products, index, context } = serviceOver(ASSETS);
    const page = await products.search(PRODUCT, {}, context, {});
    expect(page.searchResults.map(({ entity, extraProperties }) => [entity.urn, extraProperties])).toEqual([
      [CHART, [{ name: 'isOutputPort', value: 'true' }]],
      [DATASET, []],
    ]);
    expect(index.last.entityTypes).toEqual(['chart', 'dataset']);
  });

  it.each([
    ['true', 'chart'],
    ['false', 'dataset'],
  ])('should search, with isOutputPort %s, only the %s', async (value, expected) => {
    const { products, index, context } = serviceOver(ASSETS);
    const filter = { field: 'isOutputPort', values: [value] };
    await products.search(PRODUCT, { orFilters: [{ and: [filter] }] }, context, {});
    expect(index.last.entityTypes).toEqual([expected]);
  });

  it.each([[undefined], [[]]])('should find nothing in a product with assets %j', async (assets) => {
    const { products, index, context } = serviceOver(assets);
    const page = await products.search(PRODUCT, { start: 2 }, context, {});
    expect(page).toEqual({ start: 2, count: 10, total: 0, searchResults: [], facets: [], suggestions: [] });
    expect(index.searches).toEqual([]);
  });
});
