import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import type { ModelSchema } from '../keywords.js';
import { fieldsOf, mapValuesOf } from '../keywords.js';
import type { ModelRegistry } from '../registry.js';
import type { Check } from './check.js';
import { scalarCheck } from './scalar-checks.js';
import { kindOf, SchemaFailure, within } from './schema-failure.js';
import { urnCheck } from './urn-check.js';

interface FieldCheck {
  readonly name: string;
  readonly check: Check;
  readonly required: boolean;
}

/** Compiles schemas into checks; records that occur in many places are compiled once. */
export class CheckCompiler {
  private readonly records = new Map<object, Check>();
  private hasDropped = false;

  constructor(private readonly registry: ModelRegistry) {}

  /** Whether a check has dropped a member since the last call. */
  takeDropped(): boolean {
    const { hasDropped } = this;
    this.hasDropped = false;
    return hasDropped;
  }

  /** The check of `schema`. */
  compile(schema: ModelSchema): Check {
    const fields = fieldsOf(schema);
    if (fields !== undefined) return this.compileOnce(schema, fields);
    const values = mapValuesOf(schema);
    if (values !== undefined) return mapCheck(this.compile(values));
    if (schema.items !== undefined) return arrayCheck(this.compile(schema.items));
    const urn = schema['x-urn'];
    return urn === undefined ? scalarCheck(schema) : urnCheck(this.registry, urn);
  }

  private compileOnce(schema: ModelSchema, fields: Readonly<Record<string, ModelSchema>>): Check {
    const known = this.records.get(fields);
    if (known !== undefined) return known;
    const checks = Object.entries(fields).map(([name, field]) => this.compileField(schema, name, field));
    const check = schema['x-union'] === true ? unionCheck(checks) : recordCheck(checks, () => (this.hasDropped = true));
    this.records.set(fields, check);
    return check;
  }

  private compileField(owner: ModelSchema, name: string, field: ModelSchema): FieldCheck {
    return { name, check: this.compile(field), required: owner.required?.includes(name) ?? false };
  }
}

function recordCheck(fields: readonly FieldCheck[], dropped: () => void): Check {
  return (value) => {
    const source = objectOf(value);
    const trimmed: JsonObject = {};
    let left = Object.keys(source).length;
    for (const field of fields) {
      const member = source[field.name];
      if (member !== undefined) left -= 1;
      if (member === undefined || (member === null && !field.required)) {
        if (field.required) throw within(new SchemaFailure('is required'), field.name);
      } else {
        trimmed[field.name] = checkAt(field.check, member, field.name);
      }
    }
    if (left > 0) dropped();
    return trimmed;
  };
}

/**
 * A union of one type also takes a bare value, which it puts under the name of the type: Avro, and with it DataHub's
 * Python client, knows no optional union of one type.
 */
function unionCheck(members: readonly FieldCheck[]): Check {
  const checks = new Map(members.map(({ name, check }) => [name, check]));
  const names = [...checks.keys()].join(', ');
  const lone = members.length === 1 ? members[0] : undefined;
  return (value) => {
    if (lone !== undefined && typeof value === 'string') return { [lone.name]: lone.check(value) };
    const [name, ...others] = Object.keys(objectOf(value));
    const check = name === undefined ? undefined : checks.get(name);
    if (name === undefined || check === undefined || others.length > 0) {
      throw new SchemaFailure(`must have exactly one member, named one of ${names}`);
    }
    return { [name]: checkAt(check, (value as JsonObject)[name], name) };
  };
}

function arrayCheck(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) throw new SchemaFailure(`must be an array, not ${kindOf(value)}`);
    return value.map((item, at) => checkAt(check, item, at));
  };
}

function mapCheck(check: Check): Check {
  return (value) =>
    Object.fromEntries(Object.entries(objectOf(value)).map(([key, item]) => [key, checkAt(check, item, key)]));
}

function checkAt(check: Check, value: unknown, step: string | number): JsonValue {
  try {
    return check(value);
  } catch (error) {
    throw within(error, step);
  }
}

function objectOf(value: unknown): JsonObject {
  if (isJsonObject(value)) return value;
  throw new SchemaFailure(`must be an object, not ${kindOf(value)}`);
}
