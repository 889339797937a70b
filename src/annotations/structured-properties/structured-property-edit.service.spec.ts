import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ALICE, type IngestHarness, ingestHarness } from '../../../test/support/harness/ingest-harness.js';
import { SystemClock } from '../../foundation/common/clock.js';
import { EntityEditor, type EntityReferences } from '../../entities/index.js';
import { ModelRegistry } from '../../model/index.js';
import { StructuredPropertyEditService } from './structured-property-edit.service.js';
import type { UpdateStructuredPropertyInput } from './structured-property-edit.input.js';

const PROPERTY = 'urn:li:structuredProperty:p';
const BY = { actor: ALICE };
const TYPES = ['dataset', 'chart', 'dashboard', 'container'].map((name) => `urn:li:entityType:datahub.${name}`);
const PLATFORMS = ['hive', 'kafka'].map((name) => `urn:li:dataPlatform:${name}`);
const platformInfo = { name: 'a', type: 'OTHERS', datasetNameDelimiter: '.' };

describe('StructuredPropertyEditService', () => {
  let harness: IngestHarness;
  let service: StructuredPropertyEditService;

  beforeEach(async () => {
    harness = await ingestHarness();
    await harness.write('urn:li:dataType:datahub.string', 'dataTypeInfo', { qualifiedName: 'datahub.string' });
    for (const urn of TYPES) await harness.write(urn, 'entityTypeInfo', { qualifiedName: urn.split(':').at(-1) ?? '' });
    for (const urn of PLATFORMS) await harness.write(urn, 'dataPlatformInfo', platformInfo);
    const editor = new EntityEditor(harness.service, harness.store, ModelRegistry.standard(), new SystemClock());
    service = new StructuredPropertyEditService(editor, {} as EntityReferences, harness.store);
    const entityTypes = TYPES.slice(0, 1);
    const allowedValues = [{ stringValue: 'x' }];
    await service.create({ id: 'p', valueType: 'urn:li:dataType:datahub.string', entityTypes, allowedValues }, BY);
  });

  afterEach(() => harness.close());

  const update = (input: Omit<UpdateStructuredPropertyInput, 'urn'>) => service.update({ urn: PROPERTY, ...input }, BY);
  const definition = () => harness.value(PROPERTY, 'propertyDefinition');
  const settings = () => harness.value(PROPERTY, 'structuredPropertySettings');

  it('should keep what concurrent updates add', async () => {
    await Promise.all([
      ...TYPES.slice(1).map((type) => update({ newEntityTypes: [type] })),
      ...['y', 'z'].map((stringValue) => update({ newAllowedValues: [{ stringValue }] })),
      ...PLATFORMS.map((platform) => update({ newAllowedPlatforms: [platform] })),
      ...TYPES.map((type) => update({ typeQualifier: { newAllowedTypes: [type] } })),
    ]);
    const stored = await definition();
    const listed = (name: string) => [...((stored?.[name] ?? []) as string[])].sort();
    expect(listed('entityTypes')).toEqual([...TYPES].sort());
    expect(listed('allowedPlatforms')).toEqual([...PLATFORMS].sort());
    expect(stored?.['typeQualifier']).toEqual({ allowedTypes: expect.arrayContaining(TYPES) });
    expect(stored?.['allowedValues']).toEqual(
      expect.arrayContaining(['x', 'y', 'z'].map((string) => ({ value: { string } }))),
    );
  });

  it('should keep the settings that concurrent updates change', async () => {
    await Promise.all([
      update({ settings: { showInSearchFilters: true } }),
      update({ settings: { showInColumnsTable: true } }),
      update({ settings: { showInAssetSummary: true, hideInAssetSummaryWhenEmpty: true } }),
    ]);
    expect(await settings()).toMatchObject({
      showInSearchFilters: true,
      showInColumnsTable: true,
      showInAssetSummary: true,
      hideInAssetSummaryWhenEmpty: true,
    });
  });

  it('should change the description of an allowed value that is given again', async () => {
    await update({ newAllowedValues: [{ stringValue: 'x', description: 'd' }] });
    expect((await definition())?.['allowedValues']).toEqual([{ value: { string: 'x' }, description: 'd' }]);
  });

  it('should add nothing for empty lists', async () => {
    const before = await definition();
    await update({ newEntityTypes: [], newAllowedPlatforms: [], newAllowedValues: [], typeQualifier: {} });
    expect(await definition()).toEqual(before);
  });

  it('should hide nothing that summaries do not show', async () => {
    await update({ settings: { showInAssetSummary: true, hideInAssetSummaryWhenEmpty: true } });
    await update({ settings: { showInAssetSummary: false } });
    expect(await settings()).toMatchObject({ showInAssetSummary: false, hideInAssetSummaryWhenEmpty: false });
  });

  it('should refuse a property without a definition', async () => {
    const none = service.update({ urn: 'urn:li:structuredProperty:none', displayName: 'n' }, BY);
    await expect(none).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});
