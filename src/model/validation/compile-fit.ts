import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import { fieldsOf, mapValuesOf, type ModelSchema } from '../keywords.js';
import { scalarCheck } from './scalar-checks.js';
import { SchemaFailure } from './schema-failure.js';

/**
 * Returns the part of a value that has the types of the model; undefined if it has none. Returns the value itself if
 * all of it has them, and never changes it.
 */
export type Fit = (value: JsonValue) => JsonValue | undefined;

/** Compares a record member by member; does not ask for required fields. */
export type RecordFit = (value: JsonObject) => JsonObject;

/**
 * Turns schemas into functions that leave out what has the wrong JSON type: entries of lists and maps, optional fields,
 * and records that then lack a required field. Texts stay, whether or not they are urns or symbols of an enum.
 */
export class FitCompiler {
  private readonly records = new Map<object, RecordFit>();

  /** The function of a record, such as an aspect. */
  compileRecord(fields: Readonly<Record<string, ModelSchema>>): RecordFit {
    const known = this.records.get(fields);
    if (known !== undefined) return known;
    const fits = new Map(Object.entries(fields).map(([name, field]) => [name, this.compile(field)]));
    const fit = membersFit((name) => fits.get(name));
    this.records.set(fields, fit);
    return fit;
  }

  private compile(schema: ModelSchema): Fit {
    const fields = fieldsOf(schema);
    if (fields !== undefined) return this.compileWhole(schema, fields);
    const values = mapValuesOf(schema);
    if (values !== undefined) return mapFit(this.compile(values));
    return schema.items === undefined ? scalarFit(schema) : arrayFit(this.compile(schema.items));
  }

  private compileWhole(schema: ModelSchema, fields: Readonly<Record<string, ModelSchema>>): Fit {
    const fit = this.compileRecord(fields);
    const needed = requiredFields(schema);
    const isUnion = schema['x-union'] === true;
    return (value) => {
      if (!isJsonObject(value)) return undefined;
      const fitting = fit(value);
      if (isUnion && fitting !== value && Object.keys(fitting).length === 0) return undefined;
      return hasAll(fitting, needed) ? fitting : undefined;
    };
  }
}

/** The names of the fields that a value needs; readers may lack those that only some of them may read. */
export function requiredFields(schema: ModelSchema): readonly string[] {
  return (schema.required ?? []).filter((name) => schema.properties?.[name]?.['x-readable-by'] === undefined);
}

/** Whether a record has all these members. */
export function hasAll(value: JsonObject, names: readonly string[]): boolean {
  for (const name of names) if (value[name] === undefined) return false;
  return true;
}

/**
 * Copies a record or a map only where a member is left out or changes. `fitOf` names the function of a member;
 * undefined = it stays as it is.
 */
function membersFit(fitOf: (name: string) => Fit | undefined): RecordFit {
  return (value) => {
    let fitting: JsonObject | undefined;
    for (const name of Object.keys(value)) {
      const fit = fitOf(name);
      const member = value[name];
      if (fit === undefined || member === undefined) continue;
      const kept = member === null ? undefined : fit(member);
      if (kept === member) continue;
      fitting ??= { ...value };
      if (kept === undefined) Reflect.deleteProperty(fitting, name);
      else fitting[name] = kept;
    }
    return fitting ?? value;
  };
}

/** Copies a list only where an item is left out or changes. */
function arrayFit(fit: Fit): Fit {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const at = value.findIndex((item) => fit(item) !== item);
    if (at < 0) return value;
    const rest = value.slice(at).map(fit);
    return [...value.slice(0, at), ...rest.filter((item) => item !== undefined)];
  };
}

function mapFit(fit: Fit): Fit {
  const fitMembers = membersFit(() => fit);
  return (value) => (isJsonObject(value) ? fitMembers(value) : undefined);
}

/** Any text stands for a symbol of an enum: readers have a fallback for the symbols that they lack. */
function scalarFit(schema: ModelSchema): Fit {
  if (schema.type === 'string') return (value) => (typeof value === 'string' ? value : undefined);
  const check = scalarCheck(schema);
  return (value) => {
    try {
      return check(value);
    } catch (error) {
      if (error instanceof SchemaFailure) return undefined;
      throw error;
    }
  };
}
