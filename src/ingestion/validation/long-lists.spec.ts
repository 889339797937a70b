import { describe, expect, it, jest } from '@jest/globals';
import { turnsDuring } from '../../../test/support/measures/turns-during.js';
import type { PlannedWrite, RuleContext } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { ModelRegistry } from '../../model/index.js';
import { domainWriteRule } from './domain-write.rule.js';
import { added } from './given-rights/guard.js';
import { incidentsSummaryRule } from './incidents-summary.rule.js';
import { OWNERSHIP_TYPES } from './ownership-types.rule.js';
import { tagConstraintsRule } from './tag-constraints.rule.js';
import type { WriteRights } from './write-rights.js';

const COUNT = 50;
const urns = (type: string): string[] => Array.from({ length: COUNT }, (_none, at) => `urn:li:${type}:e${at}`);
const planned = (urn: string, value: JsonObject, previous?: JsonObject): PlannedWrite =>
  ({
    proposal: { urn },
    aspect: { isKey: false },
    value,
    previous: previous === undefined ? undefined : { value: previous },
  }) as unknown as PlannedWrite;
const CONTEXT = { read: async () => undefined, write: { audit: {} } } as unknown as RuleContext;
const RIGHTS = { isSystem: () => false } as unknown as WriteRights;

/** Runs `work` and returns how often it searched an array of `COUNT` items or more. */
async function searchesOf(work: () => unknown): Promise<number> {
  const includes = jest.spyOn(Array.prototype, 'includes');
  try {
    await work();
    return includes.mock.contexts.filter((list) => (list as readonly unknown[]).length >= COUNT).length;
  } finally {
    includes.mockRestore();
  }
}

describe('Rules about long lists', () => {
  it.each<[string, () => unknown]>([
    [
      'owners',
      () => {
        const owners = urns('corpuser').map((owner) => ({ owner, type: 'DATAOWNER' }));
        const ownerTypes = { 'urn:li:ownershipType:__system__dataowner': urns('corpuser') };
        return OWNERSHIP_TYPES.mutate?.(planned('urn:li:tag:a', { owners, ownerTypes }), CONTEXT);
      },
    ],
    ['added items', () => added(urns('corpuser'), urns('corpGroup'))],
    [
      'domains',
      () => {
        const domains = { domains: urns('domain') };
        return domainWriteRule(RIGHTS).check?.(planned('urn:li:tag:a', domains, domains), CONTEXT);
      },
    ],
    [
      'assets of an incident',
      () => {
        const rule = incidentsSummaryRule(ModelRegistry.standard());
        return rule.sideEffects?.(planned('urn:li:incident:a', { entities: urns('dataset') }), CONTEXT);
      },
    ],
  ])('should not search the list for each of its items: %s', async (_what, work) => {
    expect(await searchesOf(work)).toBe(0);
  });

  it('should let others run while very many tags are compared', async () => {
    const tags = (name: string): JsonObject => ({
      tags: Array.from({ length: 300_000 }, (_none, at) => ({ tag: `urn:li:tag:${name}${at}` })),
    });
    const rights = {
      asksApiPrivileges: true,
      isSystem: () => false,
      holds: async () => true,
    } as unknown as WriteRights;
    const write = planned('urn:li:tag:a', tags('b'), tags('a'));
    const rule = tagConstraintsRule(rights);
    const work = async () => rule.check?.({ ...write, aspect: { name: 'globalTags' } } as PlannedWrite, CONTEXT);
    expect(await turnsDuring(work)).toBeGreaterThan(2);
  });
});
