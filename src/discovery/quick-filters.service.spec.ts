import { expect, it } from '@jest/globals';
import { discoveryHarness } from '../../test/support/harness/discovery-harness.js';
import { QuickFiltersService } from './quick-filters.service.js';

const platform = (id: string) => `urn:li:dataPlatform:${id}`;

it('should return the platforms with the most entities, then the first entity types of each list that have entities', async () => {
  const { discovery, index, context } = discoveryHarness();
  const platforms = [9, 8, 7, 6, 5, 4].map((count, at) => ({ path: [platform('fedcba'.charAt(at))], count }));
  const types = ['tag', 'corpuser', 'domain', 'glossaryTerm', 'chart', 'dataJob', 'dataset', 'container'];
  index.result = () => ({
    facets: [
      { name: 'platform', counts: platforms },
      {
        name: '_entityType',
        counts: [...types.map((type) => ({ path: [type], count: 1 })), { path: ['dashboard'], count: 0 }],
      },
    ],
  });
  const filters = await new QuickFiltersService(discovery).list(null, context);
  expect(filters.map(({ field, value }) => [field, value])).toEqual([
    ...['b', 'c', 'd', 'e', 'f'].map((id) => ['platform', platform(id)]),
    ...['DATASET', 'DATA_JOB', 'CHART', 'DOMAIN', 'GLOSSARY_TERM'].map((type) => ['_entityType', type]),
  ]);
  expect(filters[0]?.entity).toEqual({ __typename: 'dataPlatform', urn: platform('b') });
});
