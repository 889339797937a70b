import { fieldsOf, mapValuesOf, type ModelSchema } from '../keywords.js';

/** A schema in Avro's JSON form. */
export type AvroSchema = string | readonly AvroSchema[] | AvroNode;

/** A type of Avro that is not given by its name alone. */
interface AvroNode {
  readonly type: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly size?: number;
  readonly symbols?: readonly string[];
  readonly values?: AvroSchema;
  readonly items?: AvroSchema;
  readonly fields?: readonly AvroField[];
}

/** A field of a record. */
export interface AvroField {
  readonly name: string;
  readonly type: AvroSchema;
  readonly default?: unknown;
}

/** How the schemas of one generation are derived from the model. */
export interface AvroGeneration {
  /** The full name in Avro of a record or enum of the model. */
  nameOf(fullName: string): string;
  /** Whether the record `fullName` lacked the field. */
  lacks(fullName: string, field: string): boolean;
}

/**
 * The Avro schema of a declared record. A type that occurs again is referred to by its full name; an optional field is
 * a union with null, whose first member is that of the default. Throws for a union of the model, which no event has.
 */
export function avroSchemaOf(schema: ModelSchema, generation: AvroGeneration): AvroSchema {
  return new AvroWriter(generation).schemaOf(schema);
}

class AvroWriter {
  private readonly written = new Set<string>();

  constructor(private readonly generation: AvroGeneration) {}

  schemaOf(schema: ModelSchema): AvroSchema {
    const fullName = schema['x-record'];
    if (fullName !== undefined) return this.named(fullName, schema);
    const primitive = schema['x-primitive'];
    if (primitive !== undefined) return primitive;
    if (schema.items !== undefined) return { type: 'array', items: this.schemaOf(schema.items) };
    const values = mapValuesOf(schema);
    if (values !== undefined) return { type: 'map', values: this.schemaOf(values) };
    throw new Error('An event has no union of records');
  }

  private named(fullName: string, schema: ModelSchema): AvroSchema {
    const avroName = this.generation.nameOf(fullName);
    if (this.written.has(avroName)) return avroName;
    this.written.add(avroName);
    const dot = avroName.lastIndexOf('.');
    const names = { name: avroName.slice(dot + 1), namespace: avroName.slice(0, dot) };
    if (schema.enum !== undefined) return { type: 'enum', ...names, symbols: schema.enum };
    if (schema['x-length'] !== undefined) return { type: 'fixed', ...names, size: schema['x-length'] };
    return { type: 'record', ...names, fields: this.fieldsOf(fullName, schema) };
  }

  private fieldsOf(fullName: string, schema: ModelSchema): readonly AvroField[] {
    const required = new Set(schema.required);
    return Object.entries(fieldsOf(schema) ?? {})
      .filter(([name]) => !this.generation.lacks(fullName, name))
      .map(([name, field]) => this.fieldOf(name, field, required.has(name)));
  }

  private fieldOf(name: string, field: ModelSchema, isRequired: boolean): AvroField {
    const type = this.schemaOf(field);
    if (isRequired) return { name, type };
    if (field.default === undefined) return { name, type: ['null', type], default: null };
    return { name, type: [type, 'null'], default: field.default };
  }
}
