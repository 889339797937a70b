import type { JsonObject } from '../../../../foundation/json/json.js';
import type { AnnotatedPath, AspectSpec } from '../../../../model/index.js';

/**
 * The registry's specification of one aspect; maps of fields contain declarations by path, and are left out if empty.
 */
export function aspectSpecification(aspect: AspectSpec): JsonObject {
  const { name, kind, schemaVersion } = aspect;
  return {
    name,
    aspectAnnotation: { name, timeseries: kind === 'timeseries', autoRender: false, schemaVersion },
    ...fields('searchableFieldSpec', 'searchableAnnotation', aspect.searchable),
    ...fields('searchableRefFieldSpec', 'searchableRefAnnotation', aspect.searchableRefs),
    ...fields('relationshipFieldSpec', 'relationshipAnnotation', aspect.relationships),
    ...fields('timeseriesFieldSpec', 'timeseriesFieldAnnotation', aspect.timeseriesFields),
    ...fields('timeseriesFieldCollectionSpec', 'timeseriesFieldCollectionAnnotation', aspect.timeseriesCollections),
    ...fields('urnValidationFieldSpec', 'urnValidationAnnotation', aspect.urns),
    pegasusSchemaName: aspect.recordName,
  };
}

/** The specifications of all annotated fields of one kind, as a list. */
export function fieldSpecifications(
  annotationName: string,
  paths: readonly AnnotatedPath<object>[],
): readonly JsonObject[] {
  return paths.map((path) => fieldSpecification(annotationName, path));
}

function fields(member: string, annotationName: string, paths: readonly AnnotatedPath<object>[]): JsonObject {
  if (paths.length === 0) return {};
  const entries = paths.map((path) => [pathText(path), fieldSpecification(annotationName, path)] as const);
  return { [member]: Object.fromEntries(entries) };
}

function fieldSpecification(annotationName: string, path: AnnotatedPath<object>): JsonObject {
  return { path: pathText(path), [annotationName]: { ...path.annotation } };
}

function pathText({ path }: AnnotatedPath<object>): string {
  return `/${path.join('/')}`;
}
