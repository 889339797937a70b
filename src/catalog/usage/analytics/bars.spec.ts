import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { barChart } from './bars.js';

const DOMAIN = 'urn:li:domain:d';
const HIVE = 'urn:li:dataPlatform:hive';

const aspects: Readonly<Record<string, object>> = {
  [DOMAIN]: { name: 'Sales' },
  [HIVE]: { name: 'hive', displayName: 'Hive' },
};
const context = fake<GraphqlContext>({ entities: { value: (urn: string) => Promise.resolve(aspects[urn]) } });

const facets = (name: string, ...counts: readonly (readonly [string, number])[]) => [
  {
    name,
    displayName: name,
    entity: undefined,
    values: counts.map(([value, count]) => ({ value, count, isFiltered: false, entity: undefined })),
  },
];

describe('barChart', () => {
  it('should draw a bar for each value, with display names, highest first', async () => {
    const found = facets('platform', ['urn:li:dataPlatform:other', 1], [HIVE, 2], ['urn:li:dataPlatform:none', 0]);
    await expect(barChart({ title: 'T', facet: 'platform', label: 'Count' }, found, context)).resolves.toEqual([
      {
        title: 'T',
        bars: [
          { name: 'Hive', segments: [{ label: 'Count', value: 2 }] },
          { name: 'other', segments: [{ label: 'Count', value: 1 }] },
        ],
      },
    ]);
  });

  it('should divide bars by the inner values of a facet of two levels', async () => {
    const found = facets('domains␞platform', [`${DOMAIN}␞${HIVE}`, 2], [`${DOMAIN}␞kafka`, 1]);
    const [chart] = await barChart({ title: 'T', facet: 'domains␞platform', label: 'Count' }, found, context);
    expect(chart?.bars).toEqual([
      {
        name: 'Sales',
        segments: [
          { label: 'Hive', value: 2 },
          { label: 'kafka', value: 1 },
        ],
      },
    ]);
  });

  it.each([
    ['no value', {}, 0],
    ['fewer values than it needs', { least: 2 }, 1],
  ])('should draw nothing for %s', async (_what, limits, count) => {
    const found = facets('origin', ['PROD', count]);
    await expect(barChart({ title: 'T', facet: 'origin', label: 'Count', ...limits }, found, context)).resolves.toEqual(
      [],
    );
  });

  it('should limit the number of bars', async () => {
    const found = facets('origin', ['PROD', 3], ['DEV', 2], ['QA', 1]);
    const [chart] = await barChart({ title: 'T', facet: 'origin', label: 'Count', most: 2 }, found, context);
    expect(chart?.bars.map(({ name }) => name)).toEqual(['PROD', 'DEV']);
  });
});
