import type { EntitySpec } from '../specs.js';

/**
 * The format of a file in `MODEL_PATH`. Schemas are JSON Schema as in the standard model: `type` is `string` (with
 * `enum`, or `x-urn` for urns), `integer` (`format` int32 or int64), `number` (float or double), `boolean`, `array`
 * with `items`, `object` with `properties` and `required`, a map with `additionalProperties`, or a union with
 * `x-union: true`; `{"$ref": "com.linkedin.common.AuditStamp"}` refers to a record or enum of the standard model.
 * Fields accept `default`, `deprecated`, `x-searchable`, `x-searchable-ref`, `x-relationship`, `x-urn`,
 * `x-timeseries-field` and `x-timeseries-collection`, with the members of the annotations of the same names.
 */
export interface ModelFile {
  readonly aspects?: Readonly<Record<string, ModelFileAspect>>;
  readonly entities?: Readonly<Record<string, ModelFileEntity>>;
}

/** A new aspect. */
export interface ModelFileAspect {
  /** Full name of the record, such as `com.example.QualityScore`. */
  readonly recordName: string;
  /** Absent = `versioned`. A time-series aspect needs a required field `timestampMillis`. */
  readonly type?: 'versioned' | 'timeseries';
  /** Absent = 1. */
  readonly schemaVersion?: number;
  /** Schema of an object. */
  readonly schema: object;
}

/** A new entity type, or additional aspects for one of the standard model. */
export interface ModelFileEntity {
  /**
   * The parts of the urn's key in order; a string is the name of a plain part. Required for a new entity type, refused
   * for an existing one.
   */
  readonly key?: readonly (string | { readonly name: string; readonly schema: object })[];
  readonly category?: EntitySpec['category'];
  readonly viewUnrestricted?: boolean;
  /** Names of aspects of the standard model, of this file or of an earlier one. */
  readonly aspects?: readonly string[];
}
