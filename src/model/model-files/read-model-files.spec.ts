import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { AspectValidator } from '../aspect-validator.js';
import { ModelRegistry } from '../registry.js';
import type { ModelFile } from './model-file.js';

const folder = mkdtempSync(join(tmpdir(), 'model-files-'));
let files = 0;

afterAll(() => rmSync(folder, { recursive: true }));

function write(content: string): string {
  const path = join(folder, `model-${(files += 1)}.json`);
  writeFileSync(path, content);
  return path;
}

const load = (...contents: readonly object[]): ModelRegistry =>
  ModelRegistry.standard(contents.map((content) => write(JSON.stringify(content))));

const SCORE = {
  recordName: 'com.example.QualityScore',
  schemaVersion: 2,
  schema: {
    type: 'object',
    properties: {
      score: { type: 'number', format: 'double', 'x-searchable': { fieldType: 'DOUBLE', fieldName: 'qualityScore' } },
      level: { type: 'string', enum: ['LOW', 'HIGH'], default: 'LOW' },
      reviewer: { type: 'string', 'x-urn': {}, 'x-relationship': { name: 'ReviewedBy', entityTypes: ['corpuser'] } },
      stamp: { $ref: 'com.linkedin.common.AuditStamp', 'x-searchable': { '/time': { fieldType: 'DATETIME' } } },
      notes: { type: 'array', items: { type: 'string' } },
      byName: { type: 'object', additionalProperties: { type: 'integer' } },
      choice: {
        type: 'object',
        'x-union': true,
        properties: { string: { type: 'string' }, int: { type: 'integer', format: 'int32' } },
      },
    },
    required: ['score'],
  },
} as const;

const MODEL = {
  aspects: { qualityScore: SCORE },
  entities: {
    dataset: { aspects: ['qualityScore'] },
    report: {
      key: [
        'id',
        { name: 'platform', schema: { type: 'string', 'x-urn': {} } },
        { name: 'origin', schema: { $ref: 'com.linkedin.common.FabricType' } },
      ],
      aspects: ['qualityScore', 'ownership'],
    },
  },
} satisfies ModelFile;

describe('ModelRegistry.standard with model files', () => {
  const registry = load(MODEL);

  it('should add aspects to entity types of the standard model', () => {
    const aspect = registry.aspect('dataset', 'qualityScore');
    expect([aspect.recordName, aspect.kind, aspect.schemaVersion]).toEqual([
      'com.example.QualityScore',
      'versioned',
      2,
    ]);
    expect(aspect.searchable.map(({ path }) => path.join('/'))).toEqual(['score', 'stamp/time']);
    expect(aspect.relationships.map(({ annotation }) => annotation.name)).toEqual(['ReviewedBy']);
  });

  it('should add entity types', () => {
    const report = registry.entity('report');
    expect([...report.aspects.keys()]).toEqual(['reportKey', 'qualityScore', 'ownership']);
    expect(report.keyParts.map(({ name, type }) => [name, type])).toEqual([
      ['id', 'string'],
      ['platform', 'urn'],
      ['origin', 'enum'],
    ]);
    expect(report.keyOf('urn:li:report:(1,urn:li:dataPlatform:a,PROD)')).toEqual({
      id: '1',
      platform: 'urn:li:dataPlatform:a',
      origin: 'PROD',
    });
    expect(ModelRegistry.standard().findEntity('report')).toBeUndefined();
  });

  it('should validate the values of added aspects', () => {
    const validator = new AspectValidator(registry);
    const aspect = registry.aspect('report', 'qualityScore');
    const value = { score: 1, choice: { int: 1 }, byName: { a: 1 }, stamp: { time: 1, actor: 'urn:li:corpuser:a' } };
    expect(validator.validate(aspect, { ...value, extra: 1 })).toEqual(value);
    expect(validator.withDefaults(aspect, { score: 1 })).toEqual({ score: 1, level: 'LOW' });
    expect(() => validator.validate(aspect, {})).toThrow('com.example.QualityScore: qualityScore/score is required');
  });

  it('should let a file use what one before it declared', () => {
    const second = load({ aspects: MODEL.aspects }, { entities: { tag: { aspects: ['qualityScore'] } } });
    expect(second.entity('tag').aspects.has('qualityScore')).toBe(true);
  });

  it('should add timeseries aspects', () => {
    const schema = {
      type: 'object',
      properties: { timestampMillis: { type: 'integer' } },
      required: ['timestampMillis'],
    };
    const visits = { recordName: 'com.example.Visits', type: 'timeseries', schema };
    expect(load({ aspects: { visits } }).findAspect('visits')?.kind).toBe('timeseries');
  });
});

describe('a bad model file', () => {
  const field = (schema: object): object => ({
    aspects: { extra: { recordName: 'com.example.Extra', schema: { type: 'object', properties: { a: schema } } } },
  });

  it.each([
    [[], 'the file must be an object'],
    [{ aspect: {} }, '/aspect is unknown here; known are aspects, entities'],
    [{ aspects: [] }, '/aspects must be an object'],
    [{ aspects: { Extra: SCORE } }, '/aspects/Extra must be named by a lower-case letter'],
    [{ aspects: { ownership: SCORE } }, '/aspects/ownership is already an aspect of the model'],
    [{ aspects: { extra: { ...SCORE, recordName: 'Extra' } } }, '/aspects/extra/recordName must be a full name'],
    [
      { aspects: { extra: { ...SCORE, recordName: 'com.linkedin.common.Status' } } },
      '/aspects/extra/recordName is already a record',
    ],
    [
      { aspects: { extra: { ...SCORE, schemaVersion: 0 } } },
      '/aspects/extra/schemaVersion must be a whole number from 1',
    ],
    [{ aspects: { extra: { ...SCORE, type: 'daily' } } }, '/aspects/extra/type must be one of versioned, timeseries'],
    [{ aspects: { extra: { ...SCORE, type: 'timeseries' } } }, 'needs the required field "timestampMillis"'],
    [{ aspects: { extra: { recordName: 'com.example.Extra' } } }, '/aspects/extra/schema must be an object'],
    [
      { aspects: { extra: { recordName: 'com.example.Extra', schema: { type: 'string' } } } },
      '/schema must be an object with "properties"',
    ],
    [
      { aspects: { extra: { ...SCORE, schema: { ...SCORE.schema, required: ['size'] } } } },
      '/schema/required/0 must be one of score, level',
    ],
    [field({ type: 'text' }), '/properties/a/type must be one of string, integer'],
    [field({ type: 'object' }), '/properties/a/properties is required; maps have "additionalProperties"'],
    [field({ type: 'string', minLength: 1 }), '/properties/a/minLength is unknown here'],
    [field({ type: 'integer', format: 'double' }), '/properties/a/format must be one of int32, int64'],
    [field({ type: 'integer', enum: [1] }), '/properties/a/enum is for text only'],
    [field({ $ref: 'com.example.Nothing' }), '/properties/a/$ref names no record or enum'],
    [field({ type: 'array', items: 3 }), '/properties/a/items must be an object'],
    [
      field({ type: 'string', 'x-searchable': { fieldType: 'WORDS' } }),
      '/x-searchable/fieldType must be one of KEYWORD',
    ],
    [field({ type: 'string', 'x-searchable': { boost: 1 } }), '/x-searchable/boost is unknown here'],
    [
      field({ type: 'string', 'x-searchable': { queryByDefault: 'true' } }),
      '/x-searchable/queryByDefault must be true or false',
    ],
    [
      field({ type: 'string', 'x-searchable': { '/b': {} } }),
      '/properties/a/x-searchable names the path b, which is not there',
    ],
    [field({ type: 'string', 'x-relationship': { name: 'A' } }), '/x-relationship/entityTypes is required'],
    [{ entities: { report: { aspects: [] } } }, '/entities/report/key must name the parts of the key'],
    [
      { entities: { report: { key: [{ name: 'a', schema: { type: 'integer' } }] } } },
      '/key/0/schema must be text, a urn or an enum',
    ],
    [{ entities: { report: { key: ['id'], aspects: ['nothing'] } } }, '/entities/report/aspects/0 names no aspect'],
    [{ entities: { DataSet: { key: ['id'] } } }, '/entities/DataSet must be named by a lower-case letter'],
    [{ entities: { dataSet: { key: ['id'] } } }, '/entities/dataSet differs from the entity type dataset by case only'],
    [{ entities: { dataset: { key: ['id'] } } }, '/entities/dataset/key is unknown here; known are aspects'],
  ])('should be refused with its name and the place (%#)', (content, message) => {
    const path = write(JSON.stringify(content));
    const told = expect.objectContaining({
      code: 'CONFIGURATION_INVALID',
      message: expect.stringContaining(`MODEL_PATH: ${path}: `),
    });
    expect(() => ModelRegistry.standard([path])).toThrow(told);
    expect(() => ModelRegistry.standard([path])).toThrow(message);
  });

  it('should be refused when it is no JSON, or not there', () => {
    expect(() => ModelRegistry.standard([write('{')])).toThrow('cannot be read as JSON');
    expect(() => ModelRegistry.standard([join(folder, 'absent.json')])).toThrow(/cannot be read as JSON: .*ENOENT/);
  });
});
