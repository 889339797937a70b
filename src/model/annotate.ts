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

/** A value that goes into the search document. */
export function searchable<Schema extends ModelSchema>(
  schema: Schema,
  annotation: Annotated<SearchableAnnotation> = {},
): Schema {
  return { ...schema, 'x-searchable': annotation };
}

/** A urn whose entity's fields go into the search document. */
export function searchableRef<Schema extends ModelSchema>(
  schema: Schema,
  annotation: Annotated<SearchableRefAnnotation>,
): Schema {
  return { ...schema, 'x-searchable-ref': annotation };
}

/** A urn that is an edge of the graph. */
export function relationship<Schema extends ModelSchema>(
  schema: Schema,
  annotation: Annotated<RelationshipAnnotation>,
): Schema {
  return { ...schema, 'x-relationship': annotation };
}

/** A urn, or an array of urns, whose entity types or existence are checked on write. */
export function validatedUrn<Schema extends ModelSchema>(schema: Schema, annotation: UrnAnnotation): Schema {
  const items = (schema as { readonly items?: ModelSchema }).items;
  return items === undefined
    ? { ...schema, 'x-urn': annotation }
    : { ...schema, items: validatedUrn(items, annotation) };
}

/** A column of a timeseries aspect. */
export function timeseriesField<Schema extends ModelSchema>(
  schema: Schema,
  annotation: TimeseriesFieldAnnotation = {},
): Schema {
  return { ...schema, 'x-timeseries-field': annotation };
}

/** An array of a timeseries aspect whose items are told apart by `key`. */
export function timeseriesCollection<Schema extends ModelSchema>(schema: Schema, key: string): Schema {
  const annotation: TimeseriesCollectionAnnotation = { key };
  return { ...schema, 'x-timeseries-collection': annotation };
}

/** A value that only some may read: to others every API shows the aspect without it, and it is never indexed. */
export function readableBy<Schema extends ModelSchema>(schema: Schema, ...privileges: readonly string[]): Schema {
  const annotation: ReadableBy = { privileges };
  return { ...schema, 'x-readable-by': annotation };
}
