import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectStore } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { DomainNames } from './domain-names.js';

const PARENT = 'urn:li:domain:parent';
const DOMAINS: Readonly<Record<string, object>> = {
  [PARENT]: { name: 'Parent' },
  'urn:li:domain:a': { name: 'Alpha', parentDomain: PARENT },
  'urn:li:domain:b': { name: 'Beta', parentDomain: PARENT },
  'urn:li:domain:c': { name: 'Gamma' },
};

const store = {
  listUrns: async (_type: string, start: number, count: number) => ({
    urns: Object.keys(DOMAINS).slice(start, start + count),
    total: 4,
  }),
  value: async (urn: string) => DOMAINS[urn],
  values: async (urns: readonly string[]) => new Map(urns.map((urn) => [urn, DOMAINS[urn]])),
};

const names = new DomainNames(fake<AspectStore>(store));

describe('DomainNames', () => {
  it.each([
    ['urn:li:domain:a', 'Alpha'],
    ['urn:li:domain:a', 'Parent'],
    ['urn:li:domain:a', 'Gamma'],
    ['urn:li:domain:a', 'BETA'],
    ['urn:li:domain:c', 'Alpha'],
  ])('should allow %s to be named %s', async (urn, name) => {
    await expect(names.requireFree(urn, name)).resolves.toBeUndefined();
  });

  it.each([
    ['urn:li:domain:a', 'Beta'],
    ['urn:li:domain:c', 'Parent'],
  ])('should not allow %s to be named %s', async (urn, name) => {
    const text = `"${name}" already exists in this domain. Please pick a unique name.`;
    await expect(names.requireFree(urn, name)).rejects.toEqual(new DomainError('CONFLICT', text));
  });
});
