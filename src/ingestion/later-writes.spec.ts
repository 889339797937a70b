import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { proposal } from '../../test/support/harness/aspect-harness.js';
import { ALICE, type IngestHarness, ingestHarness, UNCHECKED } from '../../test/support/harness/ingest-harness.js';
import type { ChangeProposal } from '../aspects/index.js';
import type { JsonObject } from '../foundation/json/json.js';
import type { IngestOptions } from './index.js';

const TAG = 'urn:li:tag:a';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const LEVEL = 'urn:li:structuredProperty:level';
const LATER: IngestOptions = { ...UNCHECKED, isAsync: true };
const DEFINITION = {
  qualifiedName: 'level',
  valueType: 'urn:li:dataType:datahub.string',
  allowedValues: [{ value: { string: 'high' } }],
  entityTypes: ['urn:li:entityType:datahub.dataset'],
};
const PICTURE: JsonObject = { pictureLink: 'http://example.com/me.png' };

describe('LaterWrites', () => {
  let harness: IngestHarness;

  beforeEach(async () => {
    harness = await ingestHarness();
    await harness.write('urn:li:dataType:datahub.string', 'dataTypeInfo', { qualifiedName: 'datahub.string' });
    await harness.write('urn:li:entityType:datahub.dataset', 'entityTypeInfo', { qualifiedName: 'datahub.dataset' });
    await harness.write(LEVEL, 'propertyDefinition', DEFINITION);
  });

  afterEach(() => harness.close());

  const later = (...proposals: readonly ChangeProposal[]) => harness.service.ingest(proposals, ALICE, LATER);
  const good = proposal(TAG, 'tagProperties', { name: 'good' });

  it.each<[string, string, string, JsonObject]>([
    ['a picture', 'urn:li:corpuser:u', 'corpUserEditableInfo', PICTURE],
    [
      'a value of a structured property',
      DATASET,
      'structuredProperties',
      { properties: [{ propertyUrn: LEVEL, values: [{ string: 'unheard of' }] }] },
    ],
    [
      'structured properties that do not exist',
      DATASET,
      'structuredProperties',
      { properties: [{ propertyUrn: `${LEVEL}.none`, values: [{ string: 'high' }] }] },
    ],
    [
      'settings of a structured property',
      LEVEL,
      'structuredPropertySettings',
      { isHidden: true, showInSearchFilters: true },
    ],
    [
      'a path of a column',
      DATASET,
      'editableSchemaMetadata',
      { editableSchemaFieldInfo: [{ fieldPath: 'x' }, { fieldPath: 'x' }] },
    ],
  ])('should refuse the whole request for %s that breaks a rule', async (_name, urn, aspectName, value) => {
    const bad = proposal(urn, aspectName, value);
    await expect(later(good, bad)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(later(bad)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await harness.value(TAG, 'tagProperties')).toBeUndefined();
  });

  it.each<[string, ChangeProposal]>([
    ['a patch', { ...bare('corpUserEditableInfo'), changeType: 'PATCH', patch: { patch: patchTo(PICTURE) } }],
    ['a condition', proposal(DATASET, 'status', { removed: false }, { headers: { 'If-Version-Match': '9' } })],
  ])('should write the others where only the write shows that %s is refused', async (_name, bad) => {
    await later(good, bad);
    expect(await harness.value(TAG, 'tagProperties')).toEqual({ name: 'good' });
    expect(await harness.value(bad.urn, bad.aspectName)).toBeUndefined();
  });
});

function bare(aspectName: string): ChangeProposal {
  const { value: _value, ...rest } = proposal('urn:li:corpuser:u', aspectName, {});
  return rest;
}

function patchTo({ pictureLink }: JsonObject) {
  return [{ op: 'add' as const, path: '/pictureLink', value: pictureLink ?? null }];
}
