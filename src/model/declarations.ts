import type { ModelSchema } from './keywords.js';
import type { AspectKind, EntitySpec } from './specs.js';
import type { EntityReadableBy } from './readable-by.js';
import type { FilledValue, Named, StoredValue } from './types.js';

/** What the model declares of one aspect. Its type is also the type of its values: see `StoredOf` and `ValueOf`. */
export interface AspectDeclaration<
  Name extends string = string,
  Schema extends ModelSchema & Named = ModelSchema & Named,
> {
  readonly name: Name;
  readonly kind: AspectKind;
  readonly schema: Schema;
  readonly schemaVersion: number;
  /** Whether the value is kept for the service alone. */
  readonly isSecret: boolean;
}

/** Type of the values of an aspect, or of a record inside aspects, as they are stored: without the model's defaults. */
export type StoredOf<Declared> = StoredValue<SchemaOf<Declared>>;

/** Type of the values of an aspect, or of a record inside aspects, with the model's defaults filled in. */
export type ValueOf<Declared> = FilledValue<SchemaOf<Declared>>;

type SchemaOf<Declared> = Declared extends AspectDeclaration<string, infer Schema> ? Schema : Declared;

/** What the model declares of one entity type. */
export interface EntityDeclaration {
  readonly name: string;
  readonly key: AspectDeclaration;
  readonly category?: EntitySpec['category'];
  /** Absent = default. */
  readonly searchGroup?: EntitySpec['searchGroup'];
  /** Every aspect but the key, in registry order. */
  readonly aspects: readonly AspectDeclaration[];
  readonly viewUnrestricted?: boolean;
  /** Who alone may read such entities. Absent = whoever the policies let. */
  readonly readableBy?: EntityReadableBy;
  /** The legacy snapshot: its full name, and the aspects besides the key that it may hold. */
  readonly snapshot?: { readonly name: string; readonly aspects: readonly AspectDeclaration[] };
}

/** What entities and aspects are made from. */
export interface ModelDeclarations {
  readonly entities: readonly EntityDeclaration[];
  /** Aspects that are known though no entity carries them. */
  readonly otherAspects: readonly AspectDeclaration[];
}

interface AspectOptions {
  /** Absent = 1. */
  readonly schemaVersion?: number;
  /** The value is kept for the service alone: no API reads it. Absent = false. */
  readonly isSecret?: boolean;
}

/** An aspect whose latest value and history are kept. */
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

/** An aspect whose values are appended to a time series. */
export function timeseriesAspect<const Name extends string, Schema extends ModelSchema & Named>(
  name: Name,
  schema: Schema,
  options: AspectOptions = {},
): AspectDeclaration<Name, Schema> {
  return { ...aspect(name, schema, options), kind: 'timeseries' };
}

/** An entity type: its key, and the aspects that it may carry. */
export function entity(name: string, declaration: Omit<EntityDeclaration, 'name'>): EntityDeclaration {
  return { name, ...declaration };
}
