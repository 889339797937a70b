import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exactJson, parseExact } from '../foundation/json/exact-json.js';
import { AspectValidator } from './aspect-validator.js';
import type { ModelSchema } from './keywords.js';
import { fieldsOf, mapValuesOf } from './keywords.js';
import { ModelRegistry } from './registry.js';

const registry = ModelRegistry.standard();
const validator = new AspectValidator(registry);

const LONG = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((whole) => parseExact(String(whole)));

describe('AspectValidator, of any value that fits the model', () => {
  it.each(registry.aspects().map((aspect) => [aspect.name, aspect] as const))(
    'should accept %s and keep it',
    (_name, aspect) => {
      fc.assert(
        fc.property(valueOf(aspect.schema), (value) => {
          const accepted = validator.validate(aspect, value);
          expect(parseExact(exactJson(accepted))).toEqual(parseExact(exactJson(value)));
          expect(wholesIn(accepted)).toEqual(wholesIn(value));
          expect(validator.validate(aspect, accepted)).toEqual(accepted);
          const filled = validator.withDefaults(aspect, accepted);
          expect(filled).toMatchObject(accepted);
          expect(validator.validate(aspect, filled)).toEqual(filled);
        }),
        { numRuns: 8 },
      );
    },
  );

  it('should drop unknown members of any record', () => {
    const aspect = registry.aspect('dataset', 'schemaMetadata');
    fc.assert(
      fc.property(valueOf(aspect.schema), fc.jsonValue(), (value, extra) => {
        expect(validator.validate(aspect, { ...(value as object), unknownField: extra })).toEqual(
          validator.validate(aspect, value),
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe('AspectValidator, of any value at all', () => {
  it('should accept it or refuse it with a message', () => {
    const aspects = registry.aspects();
    fc.assert(
      fc.property(fc.constantFrom(...aspects), fc.jsonValue(), (aspect, value) => {
        try {
          validator.validate(aspect, value);
        } catch (error) {
          expect(error).toMatchObject({ name: 'DomainError', code: 'VALIDATION_FAILED' });
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** The integers in a value as written, whatever the order of its members. */
function wholesIn(value: unknown): readonly string[] {
  return [...exactJson(value).matchAll(/(?<=[:,[])-?\d{16,}(?=[,\]}])/g)].map(([digits]) => digits).sort();
}

function valueOf(schema: ModelSchema): fc.Arbitrary<unknown> {
  const fields = fieldsOf(schema);
  if (fields !== undefined) return schema['x-union'] === true ? unionOf(fields) : recordOf(schema, fields);
  const values = mapValuesOf(schema);
  if (values !== undefined) return fc.dictionary(fc.string(), valueOf(values), { maxKeys: 2, noNullPrototype: true });
  if (schema.items !== undefined) return fc.array(valueOf(schema.items), { maxLength: 2 });
  return scalarOf(schema);
}

function recordOf(schema: ModelSchema, fields: Readonly<Record<string, ModelSchema>>): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]));
  return fc.record(values, { requiredKeys: [...(schema.required ?? [])], noNullPrototype: true });
}

function unionOf(members: Readonly<Record<string, ModelSchema>>): fc.Arbitrary<unknown> {
  return fc.oneof(
    ...Object.entries(members).map(([name, member]) => valueOf(member).map((value) => ({ [name]: value }))),
  );
}

function scalarOf(schema: ModelSchema): fc.Arbitrary<unknown> {
  if (schema['x-urn'] !== undefined) return urnOf(schema['x-urn'].entityTypes?.[0] ?? 'corpuser');
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return schema.format === 'int32' ? fc.integer() : LONG;
  return schema.type === 'number'
    ? fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
    : fc.string();
}

function urnOf(entityType: string): fc.Arbitrary<string> {
  const parts = registry.findEntity(entityType)?.keyParts ?? [];
  const part = fc.string({ minLength: 1 }).filter((text) => !/[(),]/.test(text));
  const keys = fc.array(part, { minLength: Math.max(parts.length, 1), maxLength: Math.max(parts.length, 1) });
  return keys.map((key) => `urn:li:${entityType}:${key.length === 1 ? key.join() : `(${key.join(',')})`}`);
}
