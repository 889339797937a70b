import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectStore } from '../../aspects/index.js';
import { discoveryHarness } from '../../../test/support/harness/discovery-harness.js';
import { ScenarioType } from './recommendation.input.js';
import { RecommendationService } from './recommendation.service.js';

const tag = (at: number): string => `urn:li:tag:t${String(at)}`;
const platform = (at: number): string => `urn:li:dataPlatform:p${String(at)}`;
const many = (urn: (at: number) => string, size: number) =>
  Array.from({ length: size }, (_, at) => ({ path: [urn(at)], count: size - at }));

/** A store that has everything except for some entities; soft-deleted ones do not exist for it. */
function storeWithout(...missing: readonly string[]): AspectStore {
  const existing = async (urns: readonly string[], { includeSoftDeleted }: { includeSoftDeleted: boolean }) =>
    new Set(urns.filter((urn) => includeSoftDeleted || !missing.includes(urn)));
  return fake<AspectStore>({ existing });
}

describe('RecommendationService', () => {
  const listed = async (missing: readonly string[], limit?: number) => {
    const { discovery, index, context } = discoveryHarness();
    index.result = () => ({
      facets: [
        { name: 'platform', counts: many(platform, 50) },
        { name: 'domains', counts: [{ path: ['urn:li:domain:gone'], count: 3 }] },
        { name: 'tags', counts: many(tag, 12) },
      ],
    });
    const service = new RecommendationService(discovery, storeWithout(...missing));
    const userUrn = 'urn:li:corpuser:a';
    const requestContext = { scenario: ScenarioType.HOME };
    const modules = await service.list({ userUrn, requestContext, ...(limit !== undefined && { limit }) }, context);
    return new Map(modules.map(({ moduleId, content }) => [moduleId, content.map(({ value }) => value)]));
  };

  it('should recommend the most frequent values, 40 platforms and 10 of the others', async () => {
    const modules = await listed([]);
    expect([...modules.keys()]).toEqual(['Platforms', 'Domains', 'TopTags']);
    expect(modules.get('Platforms')).toHaveLength(40);
    expect(modules.get('TopTags')).toEqual(Array.from({ length: 10 }, (_, at) => tag(at)));
    expect([...(await listed([], 1)).keys()]).toEqual(['Platforms']);
  });

  it('should recommend no deleted entities, but the next ones, and no module without values', async () => {
    const modules = await listed([tag(0), tag(3), 'urn:li:domain:gone']);
    expect([...modules.keys()]).toEqual(['Platforms', 'TopTags']);
    expect(modules.get('TopTags')).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11].map(tag));
  });
});
