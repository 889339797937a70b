import { afterEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { EVERYBODY, policy } from '../../../test/support/rights/policy-world.js';
import {
  type AuthorizationHarness,
  authorizationHarness,
  MovableClock,
} from '../../../test/support/harness/authorization-harness.js';
import { type AspectChange, type ChangeNotice, type WriteContext, WriteListeners } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { loadConfig } from '../../foundation/config/index.js';
import type { RightsStore } from '../rights/rights-store.js';
import { PolicyStore } from './policy-store.js';

const SERVER = 'postgres://user:secret@localhost/metadata';

/** A store of policies by urn, each with its content or none; `reads` counts how often they are listed. */
function storeOf(contents: ReadonlyMap<string, JsonObject | undefined>) {
  const urns = [...contents.keys()];
  const seen = { reads: 0 };
  const store = {
    listUrns: async (_type: string, start: number, count: number) => {
      seen.reads += 1;
      return { urns: urns.slice(start, start + count), total: urns.length };
    },
    latest: async (wanted: readonly string[]) =>
      new Map(
        wanted.flatMap((urn) => {
          const value = contents.get(urn);
          return value === undefined ? [] : [[urn, new Map([['dataHubPolicyInfo', { value }]])]];
        }),
      ),
  };
  return { seen, store: fake<RightsStore>(store) };
}

function opened(contents: ReadonlyMap<string, JsonObject | undefined>, env: Readonly<Record<string, string>> = {}) {
  const { seen, store } = storeOf(contents);
  const clock = new MovableClock();
  const listeners = new WriteListeners();
  const policies = new PolicyStore(store, listeners, loadConfig(env), clock);
  policies.onModuleInit();
  return { seen, clock, listeners, policies };
}

function change(entityType: string): ChangeNotice {
  return {
    urn: `urn:li:${entityType}:a`,
    entityType,
    aspect: { name: 'dataHubPolicyInfo', isKey: false },
    entityDeleted: false,
  };
}

const urnAt = (at: number): string => `urn:li:dataHubPolicy:${at}`;
const ONE = new Map([[urnAt(0), policy(EVERYBODY)]]);

describe('PolicyStore', () => {
  it.each([1, 1000, 1001, 2500])('should read all of %i policies', async (count) => {
    const contents = new Map(Array.from({ length: count }, (_, at) => [urnAt(at), policy(EVERYBODY)]));
    const { policies } = await opened(contents).policies.current();
    expect(policies.map(({ urn }) => urn)).toEqual([...contents.keys()]);
  });

  it('should skip policies without content', async () => {
    const contents = new Map([...ONE, [urnAt(1), undefined]]);
    const { policies } = await opened(contents).policies.current();
    expect(policies.map(({ urn }) => urn)).toEqual([urnAt(0)]);
  });

  it.each([
    ['dataHubPolicy', true],
    ['dataHubRole', false],
  ])('should drop its policies after the change of a %s: %s', async (entityType, dropped) => {
    const { seen, listeners, policies } = opened(ONE);
    await policies.current();
    expect(listeners.isCached(change(entityType))).toBe(dropped);
    listeners.afterOthersCommit([change('dataset'), change(entityType)]);
    await policies.current();
    expect(seen.reads).toBe(dropped ? 2 : 1);
  });

  it('should drop its policies when the outcome of a change is unknown', async () => {
    const { seen, listeners, policies } = opened(ONE);
    await policies.current();
    await listeners.afterUnknown([change('dataHubPolicy') as AspectChange], {} as WriteContext);
    await policies.current();
    expect(seen.reads).toBe(2);
  });

  it('should keep its policies where no other replica can change them', async () => {
    const { seen, clock, policies } = opened(ONE);
    await policies.current();
    clock.time += 1e12;
    await policies.current();
    expect(seen.reads).toBe(1);
  });

  it('should read policies in use again before the changes of other replicas are due', async () => {
    const { seen, clock, policies } = opened(ONE, { DATABASE_URL: SERVER });
    const first = await policies.current();
    clock.time += 2499;
    expect([policies.current(), seen.reads]).toEqual([first, 1]);
    clock.time += 1;
    expect([policies.current(), seen.reads]).toEqual([first, 2]);
  });

  it('should not return policies of a server that are five seconds old', async () => {
    const { seen, clock, policies } = opened(ONE, { DATABASE_URL: SERVER });
    const first = await policies.current();
    clock.time += 5000;
    expect(policies.current()).toBeInstanceOf(Promise);
    expect(await policies.current()).not.toBe(first);
    expect(seen.reads).toBe(2);
  });
});

describe('PolicyStore of a database', () => {
  let harness: AuthorizationHarness;

  afterEach(() => harness.close());

  it('should skip a policy whose content was deleted', async () => {
    harness = await authorizationHarness();
    await harness.write([
      [urnAt(0), 'dataHubPolicyInfo', policy(EVERYBODY)],
      [urnAt(1), 'dataHubPolicyInfo', policy(EVERYBODY)],
    ]);
    const context = { audit: { time: 1, actor: 'urn:li:corpuser:a' }, source: 'SYSTEM' } as const;
    await harness.aspects.writer.deleteAspect(urnAt(0), 'dataHubPolicyInfo', context);
    const { policies } = await harness.policies.current();
    expect(policies.map(({ urn }) => urn)).toEqual([urnAt(1)]);
  });
});
