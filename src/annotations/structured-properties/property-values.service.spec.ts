import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { ALICE, type IngestHarness, ingestHarness } from '../../../test/support/harness/ingest-harness.js';
import type { Authorizer } from '../../auth/index.js';
import { SystemClock } from '../../foundation/common/clock.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { EntityEditor } from '../../entities/index.js';
import { ModelRegistry } from '../../model/index.js';
import { PropertyValuesService } from './property-values.service.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const [P, Q] = ['urn:li:structuredProperty:p', 'urn:li:structuredProperty:q'];
const BY = { actor: ALICE };

const valueFrom = (source: string, propertyUrn: string, string: string): JsonObject => ({
  propertyUrn,
  values: [{ string }],
  attribution: { time: 1, actor: ALICE.urn, source: `urn:li:dataHubAction:${source}` },
});

describe('PropertyValuesService', () => {
  let harness: IngestHarness;
  let service: PropertyValuesService;
  const others = [valueFrom('a', P, 'one'), valueFrom('b', P, 'two')];

  beforeEach(async () => {
    harness = await ingestHarness();
    await harness.write('urn:li:dataType:datahub.string', 'dataTypeInfo', { qualifiedName: 'datahub.string' });
    await harness.write('urn:li:entityType:datahub.dataset', 'entityTypeInfo', { qualifiedName: 'datahub.dataset' });
    for (const urn of [P, Q])
      await harness.write(urn, 'propertyDefinition', {
        qualifiedName: urn.split(':').at(-1) ?? '',
        valueType: 'urn:li:dataType:datahub.string',
        entityTypes: ['urn:li:entityType:datahub.dataset'],
      });
    await harness.write(DATASET, 'structuredProperties', { properties: others });
    const editor = new EntityEditor(harness.service, harness.store, ModelRegistry.standard(), new SystemClock());
    const authorizer = fake<Authorizer>({ requireDemand: () => Promise.resolve() });
    service = new PropertyValuesService(authorizer, editor, harness.store);
  });

  afterEach(() => harness.close());

  const stored = async () => (await harness.value(DATASET, 'structuredProperties'))?.['properties'];
  const set = (structuredPropertyUrn: string, stringValue: string) =>
    service.upsert(
      { assetUrn: DATASET, structuredPropertyInputParams: [{ structuredPropertyUrn, values: [{ stringValue }] }] },
      BY,
    );

  it('should keep the values of other properties, whatever their source', async () => {
    await set(Q, 'x');
    expect(await stored()).toMatchObject([...others, { propertyUrn: Q, values: [{ string: 'x' }] }]);
    await service.remove({ assetUrn: DATASET, structuredPropertyUrns: [Q] }, BY);
    expect(await stored()).toEqual(others);
  });

  it('should refuse values of a property without a definition beside values of others', async () => {
    const params = [Q, 'urn:li:structuredProperty:lost'].map((structuredPropertyUrn) => ({
      structuredPropertyUrn,
      values: [{ stringValue: 'x' }],
    }));
    const refused = service.upsert({ assetUrn: DATASET, structuredPropertyInputParams: params }, BY);
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('urn:li:structuredProperty:lost does not exist'),
    });
    expect(await stored()).toEqual(others);
  });

  it('should replace the values of a property, whatever their source, in their place', async () => {
    await set(Q, 'x');
    await set(P, 'y');
    expect(await stored()).toMatchObject([
      { propertyUrn: P, values: [{ string: 'y' }] },
      { propertyUrn: Q, values: [{ string: 'x' }] },
    ]);
    expect(await stored()).not.toContainEqual(expect.objectContaining({ attribution: expect.anything() }));
  });

  it('should remove the values of a property, whatever their source', async () => {
    await service.remove({ assetUrn: DATASET, structuredPropertyUrns: [P, Q] }, BY);
    expect(await stored()).toEqual([]);
  });
});
