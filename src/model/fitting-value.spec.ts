import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseExact } from '../foundation/json/exact-json.js';
import type { JsonObject, JsonValue } from '../foundation/json/json.js';
import { AspectValidator } from './aspect-validator.js';
import { fittingPart, fittingValue } from './fitting-value.js';
import { ModelRegistry } from './registry.js';
import { type AspectSpec } from './specs.js';

const registry = ModelRegistry.standard();
const validator = new AspectValidator(registry);

const aspect = (name: string): AspectSpec => {
  const spec = registry.findAspect(name);
  if (spec === undefined) throw new Error(`no aspect ${name}`);
  return spec;
};

const OWNER = { owner: 'urn:li:corpuser:a', type: 'DATAOWNER' };
const STAMP = { time: 1, actor: 'urn:li:corpuser:a' };
const SLA = { 'com.linkedin.datajob.azkaban.AzkabanJobType': 'COMMAND' };

describe('fittingPart', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['ownership', { owners: [{ owner: 5 }, OWNER, 'x', null] }, { owners: [OWNER] }],
    ['ownership', { owners: [{ ...OWNER, source: [] }] }, { owners: [OWNER] }],
    ['ownership', { owners: [OWNER], lastModified: { time: '1', actor: 'a' } }, { owners: [OWNER] }],
    ['ownership', { owners: { 0: OWNER } }, {}],
    ['ownership', { owners: [], ownerTypes: { a: 'x', b: ['y', 1] } }, { owners: [], ownerTypes: { b: ['y'] } }],
    ['status', { removed: 'true' }, {}],
    ['status', { removed: null }, {}],
    ['datasetProperties', { customProperties: { a: 'b', c: 1, d: null } }, { customProperties: { a: 'b' } }],
    ['datasetProperties', { customProperties: ['a'], name: 'n' }, { name: 'n' }],
    ['datasetProperties', { created: { time: 1.5 } }, {}],
    ['datasetProperties', { created: { time: 1e300 } }, {}],
    ['dataJobInfo', { name: 'j', type: { string: 5 } }, { name: 'j' }],
    ['dataJobInfo', { name: 'j', type: 'COMMAND' }, { name: 'j' }],
  ])('should leave out of %s %j what has a wrong type', (name, value, expected) => {
    const before = structuredClone(value);
    expect(fittingPart(aspect(name), value)).toEqual(expected);
    expect(value).toEqual(before);
  });

  it.each<[string, JsonObject]>([
    ['ownership', { owners: [{ owner: 'no urn', type: 'NO_SYMBOL' }], unknown: 1 }],
    ['dataJobInfo', { name: 'j', type: SLA }],
    ['dataJobInfo', { name: 'j', type: {} }],
    ['datasetProperties', { created: { time: parseExact('9223372036854775807') as JsonValue } }],
    ['globalTags', { tags: [] }],
    ['tagProperties', {}],
  ])('should be the value itself for %s %j', (name, value) => {
    expect(fittingPart(aspect(name), value)).toBe(value);
  });

  it('should leave nothing but what the model accepts, apart from urns, symbols and required fields', () => {
    const text = aspect('tagProperties');
    const member = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string());
    fc.assert(
      fc.property(fc.record({ name: fc.string(), description: member, colorHex: member }), (value) => {
        const fitting = fittingPart(text, value);
        expect(validator.validate(text, fitting)).toEqual(fitting);
      }),
    );
  });
});

describe('fittingValue', () => {
  it('should be absent without a required field, as if the aspect were not stored', () => {
    expect(fittingValue(aspect('tagProperties'), { name: 5, description: 'd' })).toBeUndefined();
    expect(fittingValue(aspect('tagProperties'), { name: 'n', description: 5 })).toEqual({ name: 'n' });
  });

  it('should not miss fields that its reader may not read', () => {
    const hidden = registry
      .aspects()
      .flatMap(({ schema }) =>
        Object.entries(schema.properties ?? {}).map(([name, field]) => ({ schema, name, field })),
      )
      .filter(({ schema, name, field }) => schema.required?.includes(name) === true && field['x-readable-by']);
    for (const { schema, name } of hidden) {
      const needed = { type: 'object', properties: { [name]: schema.properties?.[name] }, required: [name] } as const;
      expect(fittingValue({ schema: needed as never }, {})).toEqual({});
    }
    expect(hidden.map(({ name }) => name)).not.toEqual([]);
  });
});

describe('fittingValue, of stamps', () => {
  it('should keep what fits beside a record that does not', () => {
    const value = {
      elements: [
        { url: 'a', description: 'b', createStamp: STAMP },
        { url: 'c', createStamp: STAMP },
      ],
    };
    expect(fittingValue(aspect('institutionalMemory'), value)).toEqual({ elements: [value.elements[0]] });
  });
});
