import type { ModelSchema } from './keywords.js';
import type { AspectKind, EntitySpec } from './specs.js';
import type { EntityReadableBy } from './readable-by.js';
import type { FilledValue, Named, StoredValue } from './types.js';

/** The declaration of an aspect. Its type also determines the type of its values: see `StoredOf` and `ValueOf`. */
export interface AspectDeclaration<
  Name extends string = string,
  Schema extends ModelSchema & Named = ModelSchema & Named,
> {
  readonly name: Name;
  readonly kind: AspectKind;
  readonly schema: Schema;
  readonly schemaVersion: number;
  /** Whether only the service may read the value. */
  readonly isSecret: boolean;
}

/** Type of the stored values of an aspect, or of a record inside aspects, without the model's defaults. */
export type StoredOf<Declared> = StoredValue<SchemaOf<Declared>>;

/** Type of the values of an aspect, or of a record inside aspects, with the model's defaults filled in. */
export type ValueOf<Declared> = FilledValue<SchemaOf<Declared>>;

type SchemaOf<Declared> = Declared extends AspectDeclaration<string, infer Schema> ? Schema : Declared;

/** The declaration of an entity type. */
export interface EntityDeclaration {
  readonly name: string;
  readonly key: AspectDeclaration;
  readonly category?: EntitySpec['category'];
  /** Absent = default. */
  readonly searchGroup?: EntitySpec['searchGroup'];
  /** Every aspect except the key, in registry order. */
  readonly aspects: readonly AspectDeclaration[];
  readonly viewUnrestricted?: boolean;
  /** Restricts who may read such entities. Absent = decided by policies. */
  readonly readableBy?: EntityReadableBy;
  /** The legacy snapshot: its full name, and the aspects besides the key that it may contain. */
  readonly snapshot?: { readonly name: string; readonly aspects: readonly AspectDeclaration[] };
}

/** The shared declarations of entities and aspects. */
export interface ModelDeclarations {
  readonly entities: readonly EntityDeclaration[];
  /** Known aspects that no entity type has. */
  readonly otherAspects: readonly AspectDeclaration[];
}

interface AspectOptions {
  /** Absent = 1. */
  readonly schemaVersion?: number;
  /** Only the service may read the value; no API returns it. Absent = false. */
  readonly isSecret?: boolean;
}

/** Declares an aspect with a latest value and a history. */
export function aspect<const Name extends string, Schema extends ModelSchema & Named>(
  name: Name,
  schema: Schema,
  options: AspectOptions = {},
): AspectDeclaration<Name, Schema> {
  return {
    name,
    kind: 'versioned',
    schema,
    schemaVersion: options.schemaVersion ?? 1,
    isSecret: options.isSecret ?? false,
  };
}

/** Declares an aspect whose values are appended to a time series. */
export function timeseriesAspect<const Name extends string, Schema extends ModelSchema & Named>(
  name: Name,
  schema: Schema,
  options: AspectOptions = {},
): AspectDeclaration<Name, Schema> {
  return { ...aspect(name, schema, options), kind: 'timeseries' };
}

/** Declares an entity type: its key, and the aspects that it may have. */
export function entity(name: string, declaration: Omit<EntityDeclaration, 'name'>): EntityDeclaration {
  return { name, ...declaration };
}
