import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import type { ModelSchema } from '../keywords.js';
import { fieldsOf, mapValuesOf } from '../keywords.js';

/** Returns a value in another form; may share parts with, and never changes, the value given. */
export type Fill = (value: JsonValue) => JsonValue;

interface FieldFill {
  readonly name: string;
  readonly fill: Fill | undefined;
  readonly fallback: JsonValue | undefined;
}

/** Turns schemas into functions that change parts of values, at every level. */
export abstract class FillCompiler {
  private readonly records = new Map<object, Fill | undefined>();

  /** The value of a field that is absent; undefined where it stays absent. */
  protected abstract fallbackOf(field: ModelSchema): JsonValue | undefined;

  /** What becomes of a text, a number or a truth value; undefined where it stays as it is. */
  protected abstract scalarFill(schema: ModelSchema): Fill | undefined;

  /** The function of `schema`; undefined when nothing in it changes. */
  compile(schema: ModelSchema): Fill | undefined {
    const fields = fieldsOf(schema);
    if (fields !== undefined) return this.compileOnce(fields);
    const values = mapValuesOf(schema) ?? schema.items;
    if (values === undefined) return this.scalarFill(schema);
    const fill = this.compile(values);
    if (fill === undefined) return undefined;
    return schema.items === undefined ? mapFill(fill) : arrayFill(fill);
  }

  private compileOnce(fields: Readonly<Record<string, ModelSchema>>): Fill | undefined {
    if (this.records.has(fields)) return this.records.get(fields);
    const fills = Object.entries(fields).map(([name, field]) => this.compileField(name, field));
    const active = fills.filter(({ fill, fallback }) => fill !== undefined || fallback !== undefined);
    const fill = active.length === 0 ? undefined : recordFill(active);
    this.records.set(fields, fill);
    return fill;
  }

  private compileField(name: string, field: ModelSchema): FieldFill {
    const fill = this.compile(field);
    const declared = this.fallbackOf(field);
    return { name, fill, fallback: declared === undefined || fill === undefined ? declared : fill(declared) };
  }
}

/** Copies a record only where a member changes. */
function recordFill(fields: readonly FieldFill[]): Fill {
  return (value) => {
    if (!isJsonObject(value)) return value;
    let filled: JsonObject | undefined;
    for (const { name, fill, fallback } of fields) {
      const member = value[name];
      const changed = member === undefined ? fallback : (fill?.(member) ?? member);
      if (changed !== member && changed !== undefined) (filled ??= { ...value })[name] = changed;
    }
    return filled ?? value;
  };
}

/** Copies a list only where an item changes. */
function arrayFill(fill: Fill): Fill {
  return (value) => {
    if (!Array.isArray(value)) return value;
    let filled: JsonValue[] | undefined;
    for (const [at, item] of value.entries()) {
      const changed = fill(item);
      if (changed !== item) (filled ??= [...value])[at] = changed;
    }
    return filled ?? value;
  };
}

/** Copies a map only where a value changes. */
function mapFill(fill: Fill): Fill {
  return (value) => {
    if (!isJsonObject(value)) return value;
    let filled: JsonObject | undefined;
    for (const [key, item] of Object.entries(value)) {
      const changed = item === undefined ? item : fill(item);
      if (changed !== item) (filled ??= { ...value })[key] = changed;
    }
    return filled ?? value;
  };
}
