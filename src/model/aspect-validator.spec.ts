import { describe, expect, it } from '@jest/globals';
import { exactJson, ExactInteger } from '../foundation/json/exact-json.js';
import { AspectValidator } from './aspect-validator.js';
import { ModelRegistry } from './registry.js';
import { withWrittenDoubles } from './written-doubles.js';

const registry = ModelRegistry.standard();
const validator = new AspectValidator(registry);
const STAMP = { time: 1, actor: 'urn:li:corpuser:a' };
const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';

const validate = (aspect: string, value: unknown, urn?: string): unknown => {
  const spec = registry.findAspect(aspect);
  if (spec === undefined) throw new Error(`no aspect ${aspect}`);
  return validator.validate(spec, value, urn);
};

describe('AspectValidator.validate', () => {
  it('should drop unknown fields at every level', () => {
    const value = { extra: 1, tags: [{ tag: 'urn:li:tag:a', extra: {}, attribution: { ...STAMP, extra: [] } }] };
    expect(validate('globalTags', value)).toEqual({ tags: [{ tag: 'urn:li:tag:a', attribution: STAMP }] });
  });

  it('should take null for absent where a field may be absent', () => {
    expect(validate('tagProperties', { name: 'a', description: null })).toEqual({ name: 'a' });
    expect(validate('status', { removed: null })).toEqual({});
  });

  it('should not store defaults', () => {
    expect(validate('status', {})).toEqual({});
  });

  it('should leave the value given as it was', () => {
    const value = { tags: [{ tag: 'urn:li:tag:a', extra: 1 }] };
    validate('globalTags', value);
    expect(value).toEqual({ tags: [{ tag: 'urn:li:tag:a', extra: 1 }] });
  });

  it('should keep any key of a map', () => {
    const value = JSON.parse('{"customProperties": {"": "a", "__proto__": "b", "constructor": "c"}}') as unknown;
    expect(JSON.stringify(validate('datasetProperties', value))).toBe(JSON.stringify(value));
  });

  it.each([
    ['dataJobInfo', { name: 'a', type: { string: 'COMMAND' } }],
    ['dataJobInfo', { name: 'a', type: { 'com.linkedin.datajob.azkaban.AzkabanJobType': 'COMMAND' } }],
    [
      'structuredProperties',
      { properties: [{ propertyUrn: 'urn:li:structuredProperty:a', values: [{ string: 'a' }, { double: 1 }] }] },
    ],
    ['ownership', { owners: [], ownerTypes: { 'urn:li:ownershipType:a': ['urn:li:corpuser:a'] } }],
    ['institutionalMemory', { elements: [{ url: 'not an address', description: '', createStamp: STAMP }] }],
    ['cost', { costType: 'ORG_COST_TYPE', cost: { costCode: 'a' } }],
    [
      'datasetUpstreamLineage',
      {
        fieldMappings: [
          {
            created: STAMP,
            transformation: { 'com.linkedin.common.fieldtransformer.TransformationType': 'IDENTITY' },
            sourceFields: [{ string: 'urn:li:datasetField:(a,b)' }],
            destinationField: 'urn:li:datasetField:(a,b)',
          },
        ],
      },
    ],
  ])('should accept %s %j', (aspect, value) => {
    expect(validate(aspect, value)).toEqual(value);
  });

  it.each([{ string: 'u' }, 'u'])('should take %j for a union of one type', (unitaryResults) => {
    const stored = { unitaryResults: { string: 'u' } };
    expect(validate('mlModelQuantitativeAnalyses', { unitaryResults })).toEqual(stored);
  });

  it.each([
    ['tagProperties', 'text', 'tagProperties must be an object, not "text"'],
    ['tagProperties', null, 'tagProperties must be an object, not null'],
    ['tagProperties', {}, 'tagProperties/name is required'],
    ['tagProperties', { name: null }, 'tagProperties/name must be text, not null'],
    ['tagProperties', { name: 1 }, 'tagProperties/name must be text, not 1'],
    ['status', { removed: 'true' }, 'status/removed must be true or false, not "true"'],
    ['globalTags', { tags: {} }, 'globalTags/tags must be an array, not an object'],
    ['globalTags', { tags: [null] }, 'globalTags/tags/0 must be an object, not null'],
    ['globalTags', { tags: [{ tag: 1 }] }, 'globalTags/tags/0/tag must be a urn, not 1'],
    ['globalTags', { tags: [{ tag: 'urn:li:tag:a' }, {}] }, 'globalTags/tags/1/tag is required'],
    [
      'datasetProperties',
      { customProperties: { a: null } },
      'datasetProperties/customProperties/a must be text, not null',
    ],
    [
      'datasetProperties',
      { customProperties: [] },
      'datasetProperties/customProperties must be an object, not an array',
    ],
    ['incidentInfo', { type: 'SQUARE' }, 'incidentInfo/type must be one of FRESHNESS, VOLUME'],
    ['browsePathsV2', { path: [{ id: [] }] }, 'browsePathsV2/path/0/id must be text, not an array'],
    [
      'deprecation',
      { deprecated: true, decommissionTime: 1.5 },
      'deprecation/decommissionTime must be a whole number of 64 bits',
    ],
    [
      'deprecation',
      { deprecated: true, decommissionTime: new ExactInteger('9223372036854775808') },
      'deprecation/decommissionTime must be a whole number of 64 bits, not 9223372036854775808',
    ],
    [
      'deprecation',
      { deprecated: true, decommissionTime: 2 ** 63 },
      'deprecation/decommissionTime must be a whole number of 64 bits, not 9223372036854776000',
    ],
    [
      'incidentsSummary',
      { activeIncidentDetails: [{ urn: 'urn:li:incident:a', type: 'a', createdAt: 1, priority: 2 ** 31 }] },
      'activeIncidentDetails/0/priority must be a whole number of 32 bits',
    ],
    [
      'propertyDefinition',
      {
        qualifiedName: 'a',
        valueType: 'urn:li:dataType:string',
        entityTypes: [],
        searchConfiguration: { boostScore: '1' },
      },
      'searchConfiguration/boostScore must be a number, not "1"',
    ],
    ['dataJobInfo', { name: 'a', type: {} }, 'dataJobInfo/type must have exactly one member'],
    ['dataJobInfo', { name: 'a', type: { string: 'a', double: 1 } }, 'dataJobInfo/type must have exactly one member'],
    [
      'dataJobInfo',
      { name: 'a', type: { double: 1 } },
      'named one of com.linkedin.datajob.azkaban.AzkabanJobType, string',
    ],
    ['dataJobInfo', { name: 'a', type: { string: 1 } }, 'dataJobInfo/type/string must be text, not 1'],
    ['dataJobInfo', { name: 'a', type: 'COMMAND' }, 'dataJobInfo/type must be an object, not "COMMAND"'],
  ])('should refuse %s %j', (aspect, value, message) => {
    const record = registry.findAspect(aspect)?.recordName ?? '';
    const told = expect.stringMatching(`^Failed to validate record with class ${record}: `);
    expect(() => validate(aspect, value)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', message: told }),
    );
    expect(() => validate(aspect, value)).toThrow(message);
  });

  it.each([
    ['a', 'expected urn:li'],
    ['', 'expected urn:li'],
    ['urn:li:corpuser:a', 'expected a urn of tag'],
    ['urn:li:tag:(a,b)', 'the key of tag has 1 part(s), not 2'],
  ])('should refuse the tag "%s"', (tag, message) => {
    const refuse = (): unknown => validate('globalTags', { tags: [{ tag }] }, TABLE);
    expect(refuse).toThrow('Invalid format for aspect: dataset Cause: globalTags/tags/0/tag: ');
    expect(refuse).toThrow(message);
  });

  it('should name the aspect of the entity that it refuses', () => {
    const details = { urn: TABLE, aspect: 'globalTags' };
    expect(() => validate('globalTags', { tags: 1 }, TABLE)).toThrow(expect.objectContaining({ details }));
  });

  it('should refuse a urn of an unknown entity type', () => {
    const value = { domains: ['urn:li:moon:a'] };
    expect(() => validate('domains', value)).toThrow('Failed to find entity with name moon in EntityRegistry');
  });
});

describe('AspectValidator.withDefaults', () => {
  const fill = (aspect: string, value: object): unknown =>
    validator.withDefaults(registry.findAspect(aspect) ?? registry.aspect('tag', aspect), { ...value });

  it('should fill in defaults at every level', () => {
    expect(fill('status', {})).toEqual({ removed: false });
    expect(fill('glossaryTermInfo', { definition: 'a', termSource: 'b' })).toMatchObject({ customProperties: {} });
    expect(fill('globalTags', { tags: [{ tag: 'urn:li:tag:a', attribution: STAMP }] })).toEqual({
      tags: [{ tag: 'urn:li:tag:a', attribution: { ...STAMP, sourceDetail: {} } }],
    });
  });

  it('should keep what is there', () => {
    expect(fill('status', { removed: true })).toEqual({ removed: true });
    expect(fill('tagProperties', { name: 'a' })).toEqual({ name: 'a' });
  });

  it('should not change the value given', () => {
    const value = Object.freeze({ upstreams: [Object.freeze({ dataset: TABLE, type: 'COPY' })] });
    expect(fill('upstreamLineage', value)).toEqual({
      upstreams: [{ dataset: TABLE, type: 'COPY', auditStamp: { actor: 'urn:li:corpuser:unknown', time: 0 } }],
    });
    expect(value).toEqual({ upstreams: [{ dataset: TABLE, type: 'COPY' }] });
  });
});

describe('withWrittenDoubles', () => {
  const text = (aspect: string, value: object): string =>
    exactJson(withWrittenDoubles(registry.aspect('mlModel', aspect), { ...value }));

  it('should let floats and doubles be written with a fraction, at every level', () => {
    const of = (type: string): object => ({ hyperParameters: { a: { [type]: 1 } } });
    expect(text('mlModelProperties', of('double'))).toBe('{"hyperParameters":{"a":{"double":1.0}}}');
    expect(text('mlModelProperties', of('float'))).toBe('{"hyperParameters":{"a":{"float":1.0}}}');
    expect(text('mlModelProperties', of('int'))).toBe('{"hyperParameters":{"a":{"int":1}}}');
    const property = { propertyUrn: 'urn:li:structuredProperty:p', values: [{ double: 60 }, { string: '60' }] };
    expect(text('structuredProperties', { properties: [property] })).toContain('[{"double":60.0},{"string":"60"}]');
  });

  it('should leave values without such fields as they are', () => {
    const value = { removed: true };
    expect(withWrittenDoubles(registry.aspect('mlModel', 'status'), value)).toBe(value);
  });
});
