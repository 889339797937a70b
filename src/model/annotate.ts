import type { ModelSchema } from './keywords.js';
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

/** Includes a value in the search document. */
export function searchable<Schema extends ModelSchema>(
  schema: Schema,
  annotation: Annotated<SearchableAnnotation> = {},
): Schema {
  return { ...schema, 'x-searchable': annotation };
}

/** Includes the searchable fields of the entity that a urn names in the search document. */
export function searchableRef<Schema extends ModelSchema>(
  schema: Schema,
  annotation: Annotated<SearchableRefAnnotation>,
): Schema {
  return { ...schema, 'x-searchable-ref': annotation };
}

/** Makes a urn an edge of the graph. */
export function relationship<Schema extends ModelSchema>(
  schema: Schema,
  annotation: Annotated<RelationshipAnnotation>,
): Schema {
  return { ...schema, 'x-relationship': annotation };
}

/** Checks the entity types or the existence of a urn, or of an array of urns, on writes. */
export function validatedUrn<Schema extends ModelSchema>(schema: Schema, annotation: UrnAnnotation): Schema {
  const items = (schema as { readonly items?: ModelSchema }).items;
  return items === undefined
    ? { ...schema, 'x-urn': annotation }
    : { ...schema, items: validatedUrn(items, annotation) };
}

/** Makes a field a column of a time-series aspect. */
export function timeseriesField<Schema extends ModelSchema>(
  schema: Schema,
  annotation: TimeseriesFieldAnnotation = {},
): Schema {
  return { ...schema, 'x-timeseries-field': annotation };
}

/** Explodes an array of a time-series aspect, whose items are distinguished by `key`. */
export function timeseriesCollection<Schema extends ModelSchema>(schema: Schema, key: string): Schema {
  const annotation: TimeseriesCollectionAnnotation = { key };
  return { ...schema, 'x-timeseries-collection': annotation };
}

/**
 * Restricts who may read a value: for everybody else, every API returns the aspect without it, and it is never indexed.
 */
export function readableBy<Schema extends ModelSchema>(schema: Schema, ...privileges: readonly string[]): Schema {
  const annotation: ReadableBy = { privileges };
  return { ...schema, 'x-readable-by': annotation };
}
