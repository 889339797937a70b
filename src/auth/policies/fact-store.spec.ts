import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AuthorizationHarness,
  authorizationHarness,
  MovableClock,
} from '../../../test/support/harness/authorization-harness.js';
import { type AspectChange, type WriteContext, WriteListeners } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { FactStore } from './fact-store.js';

const domain = (name: string): string => `urn:li:domain:${name}`;
const below = (parentDomain: string): JsonObject => ({ name: 'd', parentDomain });

let harness: AuthorizationHarness;
let facts: FactStore;

beforeAll(async () => {
  harness = await authorizationHarness();
  facts = new FactStore(harness.aspects.store, harness.aspects.listeners, new MovableClock());
  facts.onModuleInit();
});

afterAll(() => harness.close());

describe('FactStore', () => {
  it('should return entities with all that are above them, each once', async () => {
    await harness.write([
      [domain('a'), 'domainProperties', below(domain('top'))],
      [domain('b'), 'domainProperties', below(domain('middle'))],
      [domain('middle'), 'domainProperties', below(domain('top'))],
      ['urn:li:glossaryTerm:t', 'glossaryTermInfo', { definition: '', parentNode: 'urn:li:glossaryNode:n' }],
      ['urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)', 'container', { container: 'urn:li:container:c' }],
    ]);
    const urns = [domain('a'), domain('b'), 'urn:li:glossaryTerm:t', 'urn:li:tag:t', 'text'];
    const above = [domain('top'), domain('middle'), 'urn:li:glossaryNode:n'];
    expect(await facts.withAncestors(urns)).toEqual([...urns, ...above]);
    expect(await facts.withAncestors([])).toEqual([]);
  });

  it('should end where a cycle begins', async () => {
    await harness.write([
      [domain('x'), 'domainProperties', below(domain('y'))],
      [domain('y'), 'domainProperties', below(domain('z'))],
      [domain('z'), 'domainProperties', below(domain('x'))],
    ]);
    expect(await facts.withAncestors([domain('y')])).toEqual([domain('y'), domain('z'), domain('x')]);
  });

  it('should follow 25 levels', async () => {
    const chain = Array.from({ length: 30 }, (_, at) => domain(`level${at}`));
    await harness.write(chain.slice(1).map((urn, at) => [chain[at]!, 'domainProperties', below(urn)]));
    expect(await facts.withAncestors(chain.slice(0, 1))).toEqual(chain.slice(0, 26));
  });

  it('should forget what it read when the outcome of a change is unknown', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,unknown,PROD)';
    const known = await facts.of(urn);
    expect(await facts.of(urn)).toBe(known);
    const change = { urn, entityType: 'dataset', aspect: { name: 'ownership', isKey: false } } as AspectChange;
    await harness.aspects.listeners.afterUnknown([change], {} as WriteContext);
    const again = facts.of(urn);
    expect(again).toBeInstanceOf(Promise);
    await again;
  });

  it.each<[entityType: string, aspect: string, entityDeleted: boolean, depends: boolean]>([
    ['dataset', 'ownership', false, true],
    ['dataset', 'container', false, true],
    ['dataset', 'datasetProperties', false, false],
    ['dataset', 'datasetKey', true, true],
    ['domain', 'domainProperties', false, true],
    ['dataset', 'domainProperties', false, false],
    ['glossaryTerm', 'glossaryTermInfo', false, true],
    ['glossaryNode', 'glossaryNodeInfo', false, true],
    ['corpuser', 'groupMembership', false, true],
    ['corpuser', 'nativeGroupMembership', false, true],
    ['corpGroup', 'nativeGroupMembership', false, false],
  ])('should depend on changes of %s, %s, deleted %s: %s', (entityType, name, entityDeleted, depends) => {
    const listeners = new WriteListeners();
    new FactStore(harness.aspects.store, listeners, new MovableClock()).onModuleInit();
    const aspect = { name, isKey: false };
    expect(listeners.isCached({ urn: `urn:li:${entityType}:a`, entityType, aspect, entityDeleted })).toBe(depends);
  });
});
