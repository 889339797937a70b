import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ALICE, type IngestHarness, ingestHarness } from '../../../test/support/harness/ingest-harness.js';
import type { JsonObject, JsonValue } from '../../foundation/json/json.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const property = (id: string): string => `urn:li:structuredProperty:${id}`;
const type = (name: string): string => `urn:li:dataType:datahub.${name}`;
const ENTITY = 'urn:li:entityType:datahub.dataset';

describe('Structured properties', () => {
  let harness: IngestHarness;

  beforeEach(async () => {
    harness = await ingestHarness();
    for (const name of ['string', 'number', 'date', 'urn', 'rich_text']) {
      await harness.write(type(name), 'dataTypeInfo', { qualifiedName: `datahub.${name}` });
    }
    await harness.write(ENTITY, 'entityTypeInfo', { qualifiedName: 'datahub.dataset' });
    await harness.write('urn:li:dataPlatform:kafka', 'dataPlatformInfo', {
      name: 'kafka',
      type: 'OTHERS',
      datasetNameDelimiter: '.',
    });
  });

  afterEach(() => harness.close());

  const definition = (id: string, more: JsonObject = {}): JsonObject => ({
    qualifiedName: id,
    valueType: type('string'),
    entityTypes: [ENTITY],
    ...more,
  });
  const define = (id: string, more: JsonObject = {}) =>
    harness.write(property(id), 'propertyDefinition', definition(id, more));
  const assign = (...properties: JsonObject[]) => harness.write(DATASET, 'structuredProperties', { properties });
  const values = (id: string, ...given: JsonValue[]): JsonObject => ({ propertyUrn: property(id), values: given });
  const stored = async () => (await harness.value(DATASET, 'structuredProperties'))?.['properties'];
  const refused = async (write: Promise<unknown>, message: RegExp): Promise<void> => {
    await expect(write).rejects.toMatchObject({ code: 'VALIDATION_FAILED', message: expect.stringMatching(message) });
  };
  const string = (text: string): JsonObject => ({ string: text });

  describe('definitions', () => {
    it.each<[string, string, JsonObject, RegExp]>([
      ['spaces in the id', 'a b', { qualifiedName: 'ab' }, /^Urn ID cannot have spaces/],
      ['spaces in the name', 'ab', { qualifiedName: 'a b' }, /^Qualified names cannot have spaces/],
      ['an empty name', 'ab', { qualifiedName: '' }, /^qualifiedName must not be empty/],
      ['a version of another form', 'ab', { version: '1' }, /Must match \[0-9\]\{14\}$/],
      ['a value type of another entity type', 'ab', { valueType: ENTITY }, /expected one of dataType, got entityType/],
      ['a value type that does not exist', 'ab', { valueType: type('nothing') }, /Urn does not exist/],
    ])('should be refused with %s', (_name, id, more, message) => refused(define(id, more), message));

    it('should be refused when the name collides with another in the index', async () => {
      await define('a.b');
      await refused(define('a_b'), /field 'a_b' collides with existing property mapping/);
    });

    it.each<[string, JsonObject, JsonObject, RegExp]>([
      ['the value type', {}, { valueType: type('number') }, /^Value type cannot be changed as this is/],
      ['the qualified name', {}, { qualifiedName: 'q' }, /^Cannot change the fully qualified name/],
      ['the cardinality to SINGLE', { cardinality: 'MULTIPLE' }, { cardinality: 'SINGLE' }, /cardinality/],
      [
        'the allowed values to fewer',
        { allowedValues: [{ value: string('x') }] },
        { allowedValues: [{ value: string('y') }] },
        /previously allowed/,
      ],
      ['any value to allowed ones', {}, { allowedValues: [{ value: string('y') }] }, /previously allowed/],
    ])('should not change %s', async (_name, before, after, message) => {
      await define('p', before);
      await refused(define('p', after), message);
    });

    it.each<[string, JsonObject, JsonObject]>([
      ['narrow', { cardinality: 'MULTIPLE', version: '20260101000000' }, { cardinality: 'SINGLE' }],
      ['change its value type', { version: '20260101000000' }, { valueType: type('number') }],
      ['change its value type when it had no version', {}, { valueType: type('number') }],
    ])('should %s with a larger version', async (_name, before, after) => {
      await define('p', before);
      await define('p', { ...after, version: '20260102000000' });
      expect(await harness.value(property('p'), 'propertyDefinition')).toMatchObject(after);
    });

    it('should not change while the property is soft-deleted', async () => {
      await define('p');
      await harness.write(property('p'), 'status', { removed: true });
      await refused(define('p', { description: 'd' }), /soft deleted/);
    });
  });

  describe('settings', () => {
    const settings = (id: string, value: JsonObject) =>
      harness.write(property(id), 'structuredPropertySettings', value);

    it('should not hide a property and show it', () =>
      refused(settings('p', { isHidden: true, showInSearchFilters: true }), /isHidden = true/));

    it('should show one property as badge', async () => {
      await settings('p', { showAsAssetBadge: true });
      await settings('p', { showAsAssetBadge: true, showInColumnsTable: true });
      await refused(settings('q', { showAsAssetBadge: true }), /currently set: urn:li:structuredProperty:p/);
    });
  });

  describe('values', () => {
    it.each<[string, JsonObject, JsonValue[]]>([
      ['a text', {}, [string('x')]],
      ['several texts', { cardinality: 'MULTIPLE' }, [string('x'), string('y')]],
      ['a number', { valueType: type('number') }, [{ double: 1.5 }]],
      ['the text of a number', { valueType: type('number') }, [string('1.5')]],
      ['a date', { valueType: type('date') }, [string('2026-02-28')]],
      ['a urn', { valueType: type('urn'), typeQualifier: { allowedTypes: [ENTITY] } }, [string(DATASET)]],
      ['an allowed value', { allowedValues: [{ value: string('x') }] }, [string('x')]],
      ['an allowed number', { valueType: type('number'), allowedValues: [{ value: { double: 5 } }] }, [{ double: 5 }]],
    ])('should take %s', async (_name, more, given) => {
      await define('p', more);
      await assign(values('p', ...given));
      expect(await stored()).toEqual([values('p', ...given)]);
    });

    it.each<[string, JsonObject, JsonValue[], RegExp]>([
      [
        'two values of one',
        {},
        [string('x'), string('y')],
        /p has cardinality 1, but multiple values were assigned: \[\{string=x\}, \{string=y\}\]$/,
      ],
      [
        'a number for a text',
        {},
        [{ double: 1 }],
        /^Property: urn:li:structuredProperty:p, value: \{double=1\.0\} should be a string$/,
      ],
      [
        'a text for a number',
        { valueType: type('number') },
        [string('one')],
        /value: \{string=one\} should be a number$/,
      ],
      ['a day that is none', { valueType: type('date') }, [string('2026-02-30')], /YYYY-MM-DD/],
      ['a date of another form', { valueType: type('date') }, [string('1.2.2026')], /YYYY-MM-DD/],
      ['no urn', { valueType: type('urn') }, [string('x')], /value: \{string=x\} should be an urn$/],
      [
        'a urn of another type',
        { valueType: type('urn'), typeQualifier: { allowedTypes: [ENTITY] } },
        [string('urn:li:tag:a')],
        /is not of any supported urn types:\[urn:li:entityType:datahub\.dataset\]$/,
      ],
      [
        'a value that is not allowed',
        { allowedValues: [{ value: string('x') }] },
        [string('y')],
        /value: \{string=y\} should be one of \[\{string=x\}\]$/,
      ],
      [
        'a text that is too long',
        {},
        [string('ä'.repeat(16_384))],
        /value is 32768 bytes which exceeds the maximum of 32766 UTF-8 bytes/,
      ],
      [
        'an asset of another platform',
        { allowedPlatforms: ['urn:li:dataPlatform:kafka'] },
        [string('x')],
        /restricted to data platforms \[urn:li:dataPlatform:kafka\], but .* belongs to platform .*hive\.$/,
      ],
    ])('should refuse %s', async (_name, more, given, message) => {
      await define('p', more);
      await refused(assign(values('p', ...given)), message);
    });

    it('should refuse two entries of one property, but for two sources', async () => {
      await define('p');
      await refused(assign(values('p', string('x')), values('p', string('y'))), /multiple entries/);
      const attribution = { time: 1, actor: 'urn:li:corpuser:a', source: 'urn:li:dataHubAction:a' };
      await assign(values('p', string('x')), { ...values('p', string('y')), attribution });
      expect(await stored()).toHaveLength(2);
    });

    it('should drop those of properties that do not exist, unless none is left', async () => {
      await define('p');
      await assign(values('nothing', string('x')), values('p', string('x')));
      expect(await stored()).toEqual([values('p', string('x'))]);
      await refused(assign(values('nothing', string('x'))), /no valid property assignments remain after removing/);
    });

    it('should drop stored ones of a deleted property, and refuse new ones even beside them', async () => {
      await define('p');
      await assign(values('p', string('x')));
      await harness.service.deleteEntity(property('p'), ALICE, { source: 'SYSTEM', authorize: false });
      await refused(assign(values('p', string('y'))), /no valid property assignments remain after removing/);
      await refused(
        assign(values('p', string('x')), values('nothing', string('x'))),
        /no valid property assignments remain/,
      );
      await assign(values('p', string('x')));
      expect(await stored()).toEqual([]);
    });

    it('should not change or leave out immutable ones', async () => {
      await define('p', { immutable: true });
      await define('q');
      await assign(values('p', string('x')));
      await assign(values('p', string('x')), values('q', string('y')));
      await refused(assign(values('p', string('z'))), /^Cannot mutate an immutable property: /);
      await refused(assign(values('q', string('y'))), /^Cannot delete an immutable property /);
    });

    it('should leave stored ones alone when the definition changes', async () => {
      await define('p', { version: '20260101000000' });
      await define('q');
      await assign(values('p', string('x')));
      await define('p', { version: '20260102000000', allowedValues: [{ value: string('y') }] });
      await assign(values('p', string('x')), values('q', string('x')));
      await refused(assign(values('p', string('z'))), /should be one of \[\{string=y\}\]/);
    });

    it('should refuse new ones of a soft-deleted property', async () => {
      await define('p');
      await assign(values('p', string('x')));
      await harness.write(property('p'), 'status', { removed: true });
      await assign(values('p', string('x')));
      await refused(assign(values('p', string('y'))), /^Cannot apply a soft deleted Structured Property value$/);
    });
  });
});
