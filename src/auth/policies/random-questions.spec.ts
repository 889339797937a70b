import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { context } from '../../../test/support/harness/aspect-harness.js';
import {
  type AuthorizationHarness,
  authorizationHarness,
} from '../../../test/support/harness/authorization-harness.js';
import {
  Random,
  type RandomChange,
  randomChange,
  type RandomQuestion,
  randomQuestion,
} from '../../../test/support/rights/random-world.js';
import { ReferenceAuthorization } from '../../../test/support/rights/reference-authorization.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { type Actor, SYSTEM_ACTOR, userActor } from '../actor.js';

const ROUNDS = 100;
const CHANGES_A_ROUND = 30;
const QUESTIONS_A_ROUND = 100;
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

describe('the answers of policies', () => {
  let harness: AuthorizationHarness;
  const stored = new Map<string, Map<string, JsonObject>>();
  const reference = new ReferenceAuthorization(stored);

  beforeAll(async () => {
    harness = await authorizationHarness();
  });

  afterAll(() => harness.close());

  async function applyAll(changes: readonly RandomChange[]): Promise<void> {
    let writes: (readonly [string, string, JsonObject])[] = [];
    for (const { urn, aspect, value } of changes) {
      if (aspect !== undefined && value !== undefined) {
        writes.push([urn, aspect, value]);
        stored.set(urn, (stored.get(urn) ?? new Map<string, JsonObject>()).set(aspect, value));
        continue;
      }
      await harness.write(writes);
      writes = [];
      await remove(urn, aspect);
    }
    await harness.write(writes);
  }

  async function remove(urn: string, aspect: string | undefined): Promise<void> {
    const { writer } = harness.aspects;
    await (aspect === undefined ? writer.deleteEntity(urn, context()) : writer.deleteAspect(urn, aspect, context()));
    if (aspect === undefined) stored.delete(urn);
    else stored.get(urn)?.delete(aspect);
  }

  const actorAt = (urn: string): Actor =>
    urn === SYSTEM_ACTOR.urn ? SYSTEM_ACTOR : userActor(urn.split(':')[3] ?? '');

  function answer({ actor, anyOf, resource, subResources }: RandomQuestion): Promise<boolean> {
    return harness.authorizer.can(actorAt(actor), anyOf, resource, subResources);
  }

  async function decided({ actor, anyOf, resource }: RandomQuestion): Promise<boolean> {
    const decide = (privilege: RandomQuestion['anyOf'][number]) =>
      harness.authorizer.decide(actorAt(actor), privilege, resource);
    const decisions = await Promise.all(anyOf.map(decide));
    for (const { isAllowed, policies, because } of decisions) {
      expect(isAllowed || policies.every(({ matches }) => !matches)).toBe(true);
      expect(because).toMatch(/\.$/);
    }
    return decisions.some(({ isAllowed }) => isAllowed);
  }

  it(`should be those of a plain evaluation, 10,000 times (SEED=${SEED})`, async () => {
    const random = new Random(SEED);
    const counts = { true: 0, false: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      await applyAll(Array.from({ length: CHANGES_A_ROUND }, () => randomChange(random)));
      const questions = Array.from({ length: QUESTIONS_A_ROUND }, () => randomQuestion(random));
      const answers = await Promise.all(questions.map(answer));
      for (const [at, question] of questions.entries()) {
        const expected = question.anyOf.some((privilege) => reference.allows({ ...question, privilege }));
        counts[`${expected}`] += 1;
        if (at % 5 === 0 && question.subResources.length === 0 && (await decided(question)) !== expected)
          throw new Error(`SEED=${SEED}: ${JSON.stringify({ round, question, expected })} is explained otherwise`);
        if (answers[at] === expected) continue;
        const policies = [...stored.values()].flatMap((aspects) => aspects.get('dataHubPolicyInfo') ?? []);
        throw new Error(`SEED=${SEED}: ${JSON.stringify({ round, question, expected, policies })}`);
      }
    }
    expect(counts.true).toBeGreaterThan(1000);
    expect(counts.false).toBeGreaterThan(1000);
    expect(counts.true + counts.false).toBe(10_000);
  });
});
