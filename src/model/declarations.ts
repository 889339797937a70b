import type { TSchema } from 'typebox';
import type { AspectKind, EntitySpec } from './specs.js';
import type { EntityReadableBy } from './readable-by.js';
import type { Named } from './types.js';

/** What the model declares of one aspect. */
export interface AspectDeclaration {
  readonly name: string;
  readonly kind: AspectKind;
  readonly schema: TSchema & Named;
  readonly schemaVersion: number;
  /** Whether the value is kept for the service alone. */
  readonly isSecret: boolean;
}

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
export function aspect(name: string, schema: TSchema & Named, options: AspectOptions = {}): AspectDeclaration {
  return {
    name,
    kind: 'versioned',
    schema,
    schemaVersion: options.schemaVersion ?? 1,
    isSecret: options.isSecret ?? false,
  };
}

/** An aspect whose values are appended to a time series. */
export function timeseriesAspect(
  name: string,
  schema: TSchema & Named,
  options: AspectOptions = {},
): AspectDeclaration {
  return { ...aspect(name, schema, options), kind: 'timeseries' };
}

/** An entity type: its key, and the aspects that it may carry. */
export function entity(name: string, declaration: Omit<EntityDeclaration, 'name'>): EntityDeclaration {
  return { name, ...declaration };
}
