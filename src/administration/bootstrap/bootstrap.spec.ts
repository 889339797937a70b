import { describe, expect, it } from '@jest/globals';
import { Urn } from '../../foundation/common/urn.js';
import { AspectValidator, checkEntityUrn, ModelRegistry } from '../../model/index.js';
import { SEED_LISTS } from './data/lists.js';
import { PLATFORMS } from './data/platforms.js';
import { POLICIES } from './data/policies.js';

const registry = ModelRegistry.standard();
const validator = new AspectValidator(registry);
const stamp = { time: 1000, actor: 'urn:li:corpuser:__datahub_system' };

describe('the seeds', () => {
  it.each(SEED_LISTS.map((list) => [list.name, list] as const))(
    'should be valid and name each aspect once: %s',
    (_name, list) => {
      const seeds = list.seeds(stamp);
      for (const { urn, aspectName, value } of seeds) {
        checkEntityUrn(registry, urn);
        expect(validator.validate(registry.aspect(Urn.parse(urn).entityType, aspectName), value, urn)).toEqual(value);
      }
      expect(new Set(seeds.map(({ urn, aspectName }) => urn + aspectName)).size).toBe(seeds.length);
    },
  );

  it('should contain every platform once', () => {
    expect(PLATFORMS).toHaveLength(117);
    expect(new Set(PLATFORMS.map(([id]) => id)).size).toBe(117);
  });

  it.each([
    ['0', 39, false],
    ['1', 19, false],
    ['root-domain-manage-data-products-policy', 1, false],
    ['admin-domain-manage-data-products-policy', 1, false],
    ['editor-domain-manage-data-products-policy', 1, false],
    ['7', 2, true],
    ['view-entity-page-all', 7, true],
    ['view-dataset-sensitive', 3, true],
    ['admin-platform-policy', 39, false],
    ['admin-metadata-policy', 38, false],
    ['editor-platform-policy', 11, false],
    ['editor-metadata-policy', 32, false],
    ['editor-metadata-policy-entities', 1, true],
    ['reader-platform-policy', 0, false],
    ['reader-metadata-policy', 11, false],
    ['asset-owners-metadata-policy', 34, true],
  ])('should contain policy %s with %d privileges', (id, privileges, editable) => {
    const policy = POLICIES.find((candidate) => candidate.id === id);
    expect(policy?.info.privileges).toHaveLength(privileges);
    expect([policy?.editable, policy?.info.editable]).toEqual([editable, editable]);
    const value = validator.validate(registry.aspect('dataHubPolicy', 'dataHubPolicyInfo'), policy?.info);
    expect(value).toEqual(policy?.info);
  });
});
