import type {
  AnnotatedPath,
  AspectSpec,
  ModelSchema,
  SearchableAnnotation,
  SearchFieldType,
} from '../../model/index.js';
import type { HasValuesField, SearchField } from '../search-field.js';
import { isQueriedByDefault } from './field-kind.js';

const TYPES_OF_PRIMITIVES: Readonly<Record<string, SearchFieldType>> = {
  int: 'COUNT',
  float: 'DOUBLE',
  double: 'DOUBLE',
};

/** The field of an annotation, under `name`, with DataHub's defaults for unset members. */
export function effectiveField(
  aspect: AspectSpec,
  { path, annotation, schema }: AnnotatedPath<SearchableAnnotation>,
  name: string,
): SearchField {
  const type = annotation.fieldType ?? typeOf(schema);
  return {
    name,
    type,
    aspectName: aspect.name,
    isTimeseries: aspect.kind === 'timeseries',
    path,
    schema,
    boost: typeof annotation.boostScore === 'number' ? annotation.boostScore : 1,
    queryByDefault: flag(annotation.queryByDefault) ?? isQueriedByDefault(type),
    autocomplete: flag(annotation.enableAutocomplete) ?? false,
    facetName: flag(annotation.addToFilters) === true ? (annotation.filterNameOverride ?? name) : undefined,
    hasValues: hasValues(annotation),
    numValuesName: annotation.numValuesFieldName,
    modifiedAtName: modifiedAtName(annotation, name),
    aliases: [...new Set(annotation.fieldNameAliases)],
    weightsPerValue: annotation.weightsPerFieldValue ?? {},
    sanitizesRichText: flag(annotation.sanitizeRichText) ?? false,
  };
}

/** A flag of the wrong JSON type counts as absent, as in DataHub. */
function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function typeOf(schema: ModelSchema & { readonly 'x-primitive'?: string }): SearchFieldType {
  if (schema.type === 'object' && schema.properties === undefined) return 'KEYWORD';
  return TYPES_OF_PRIMITIVES[schema['x-primitive'] ?? ''] ?? 'TEXT';
}

function hasValues(annotation: SearchableAnnotation): HasValuesField | undefined {
  const name = annotation.hasValuesFieldName;
  if (name === undefined) return undefined;
  const isFacet = flag(annotation.addHasValuesToFilters) === true;
  return { name, facetName: isFacet ? (annotation.hasValuesFilterNameOverride ?? name) : undefined };
}

function modifiedAtName(annotation: SearchableAnnotation, name: string): string | undefined {
  if (flag(annotation.includeSystemModifiedAt) !== true) return undefined;
  return annotation.systemModifiedAtFieldName ?? `${name}SystemModifiedAt`;
}
