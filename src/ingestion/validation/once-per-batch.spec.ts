import { describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { EntityCatalog } from './entity-catalog.js';
import { formPromptsRule } from './form-prompts.rule.js';
import { onceForUrn, oncePerBatch } from './once-per-batch.js';
import { structuredPropertyDefinitionRule } from './structured-property-definition.rule.js';
import { structuredPropertySettingsRule } from './structured-property-settings.rule.js';

const batchOf = (batch: readonly PlannedWrite[] = []): RuleContext =>
  fake<RuleContext>({ batch, read: async () => undefined });
const planned = (urn: string, aspect: string, value: JsonObject): PlannedWrite =>
  fake<PlannedWrite>({ proposal: { urn }, aspect: { name: aspect }, value });

describe('oncePerBatch', () => {
  it('should make a value once for each batch', () => {
    const make = jest.fn((context: RuleContext) => context.batch.length);
    const sizeOf = oncePerBatch(make);
    const [one, other] = [batchOf(), batchOf()];
    expect([sizeOf(one), sizeOf(one), sizeOf(other)]).toEqual([0, 0, 0]);
    expect(make.mock.calls).toEqual([[one], [other]]);
  });
});

describe('onceForUrn', () => {
  it('should make a value once for each urn of a batch', () => {
    const make = jest.fn((_context: RuleContext, urn: string) => urn.length);
    const lengthOf = onceForUrn(make);
    const [one, other] = [batchOf(), batchOf()];
    expect([lengthOf(one, 'a'), lengthOf(one, 'bb'), lengthOf(one, 'a'), lengthOf(other, 'a')]).toEqual([1, 2, 1, 1]);
    expect(make).toHaveBeenCalledTimes(3);
  });
});

describe('Rules that compare with all entities of a type', () => {
  it.each<[string, (catalog: EntityCatalog) => WriteRule, string, (at: number) => JsonObject]>([
    ['names', structuredPropertyDefinitionRule, 'propertyDefinition', (at) => ({ qualifiedName: `p${at}` })],
    ['badges', structuredPropertySettingsRule, 'structuredPropertySettings', () => ({ showAsAssetBadge: true })],
    ['prompts', formPromptsRule, 'formInfo', (at) => ({ prompts: [{ id: `p${at}` }] })],
  ])('should read them once for a batch: %s', async (_what, ruleOf, aspect, valueOf) => {
    const all = jest.fn(async () => new Map());
    const rule = ruleOf(fake<EntityCatalog>({ all }));
    const key = aspect === 'formInfo' ? 'form' : 'structuredProperty';
    const batch = [0, 1, 2].map((at) => planned(`urn:li:${key}:e${at}`, aspect, valueOf(at)));
    const context = batchOf(batch);
    for (const one of batch) await rule.check?.(one, context);
    expect(all).toHaveBeenCalledTimes(1);
  });
});
