import type {
  Annotated,
  RelationshipAnnotation,
  SearchableAnnotation,
  SearchableRefAnnotation,
  TimeseriesCollectionAnnotation,
  TimeseriesFieldAnnotation,
  UrnAnnotation,
} from './annotations.js';
import type { ReadableBy } from './readable-by.js';

/** The JSON Schema keywords of model schemas, for code that walks them. */
export interface ModelSchema {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly items?: ModelSchema;
  readonly properties?: Readonly<Record<string, ModelSchema>>;
  readonly required?: readonly string[];
  /** Schema of a map's values; `false` on unions. */
  readonly additionalProperties?: ModelSchema | false;
  readonly default?: unknown;
  /** Full name of a record or enum. */
  readonly 'x-record'?: string;
  /** Name of a primitive type: string, bytes, int, long, float, double or boolean. */
  readonly 'x-primitive'?: string;
  /** Number of bytes of a value of a fixed length. */
  readonly 'x-length'?: number;
  /** Whether exactly one of `properties` must be present. */
  readonly 'x-union'?: boolean;
  readonly 'x-urn'?: UrnAnnotation;
  readonly 'x-searchable'?: Annotated<SearchableAnnotation>;
  readonly 'x-searchable-ref'?: Annotated<SearchableRefAnnotation>;
  readonly 'x-relationship'?: Annotated<RelationshipAnnotation>;
  readonly 'x-timeseries-field'?: Annotated<TimeseriesFieldAnnotation>;
  readonly 'x-timeseries-collection'?: Annotated<TimeseriesCollectionAnnotation>;
  readonly 'x-readable-by'?: Annotated<ReadableBy>;
}

/** The value of each annotation keyword. */
export interface AnnotationKeywords {
  readonly 'x-urn': UrnAnnotation;
  readonly 'x-searchable': SearchableAnnotation;
  readonly 'x-searchable-ref': SearchableRefAnnotation;
  readonly 'x-relationship': RelationshipAnnotation;
  readonly 'x-timeseries-field': TimeseriesFieldAnnotation;
  readonly 'x-timeseries-collection': TimeseriesCollectionAnnotation;
  readonly 'x-readable-by': ReadableBy;
}

/** The fields of a record or the members of a union; undefined for anything else. */
export function fieldsOf(schema: ModelSchema): Readonly<Record<string, ModelSchema>> | undefined {
  return schema.properties;
}

/** Schema of the values of a map; undefined for anything else. */
export function mapValuesOf(schema: ModelSchema): ModelSchema | undefined {
  return schema.additionalProperties === false ? undefined : schema.additionalProperties;
}
