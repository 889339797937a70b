import type {
  AnnotatedPath,
  AspectSpec,
  EntitySpec,
  ModelRegistry,
  SearchableRefAnnotation,
} from '../../model/index.js';
import type { SearchField } from '../search-field.js';
import { aspectFields } from './aspect-fields.js';

/** A place with urns whose entities are indexed inside the document, as objects under `name`. */
export interface SearchReference {
  /** Name in the document. */
  readonly name: string;
  /** Entity type of the urns. */
  readonly refType: string;
  readonly aspectName: string;
  /** Path in the aspect's value, as in `AnnotatedPath`. */
  readonly path: readonly string[];
  readonly boost: number;
  /** Number of reference levels that are followed; 0 = only the urn. */
  readonly depth: number;
}

/** Aspects of a referenced entity that are left out of the documents that refer to it (search.md 4). */
const LEFT_OUT: ReadonlySet<string> = new Set(['ownership', 'status', 'institutionalMemory']);

const DEFAULT_DEPTH = 2;

/** The references that an entity type declares. `depth` limits the declared depth, for references within references. */
export function referencesOf(entity: EntitySpec, depth = Number.POSITIVE_INFINITY): readonly SearchReference[] {
  return [...entity.aspects.values()].flatMap((aspect) =>
    aspect.searchableRefs.map(({ path, annotation }) => ({
      name: annotation.fieldName,
      refType: annotation.refType,
      aspectName: aspect.name,
      path,
      boost: annotation.boostScore ?? 1,
      depth: Math.min(depth, annotation.depth ?? DEFAULT_DEPTH),
    })),
  );
}

/** The fields of a referenced entity's own aspects that are included in documents that refer to it. */
export function referencedSources(entity: EntitySpec): readonly SearchField[] {
  return referencedAspects(entity).flatMap((aspect) => aspectFields(aspect));
}

/**
 * The fields of the object under which a reference is indexed, with names such as `businessAttributeRef.name`;
 * companion fields and aliases are left out.
 */
export function referenceFields(registry: ModelRegistry, entity: EntitySpec): readonly SearchField[] {
  const places = [...entity.aspects.values()].flatMap((aspect) =>
    aspect.searchableRefs.map((place) => ({ aspect, place })),
  );
  return referencesOf(entity).flatMap((reference, at) => {
    const place = places[at];
    return place === undefined ? [] : fieldsBelow(registry, reference, urnField(place.aspect, place.place));
  });
}

function fieldsBelow(registry: ModelRegistry, reference: SearchReference, urn: SearchField): readonly SearchField[] {
  const entity = registry.findEntity(reference.refType);
  if (entity === undefined || reference.depth === 0) return [urn];
  const own = referencedSources(entity).map((field) => memberOf(reference, field));
  const deeper = referencesOf(entity, reference.depth - 1).flatMap((inner) =>
    fieldsBelow(
      registry,
      { ...inner, name: `${reference.name}.${inner.name}`, boost: inner.boost * reference.boost },
      urn,
    ),
  );
  return [urn, ...own, ...deeper].map((field) =>
    field === urn ? { ...urn, name: `${reference.name}.urn`, boost: reference.boost } : field,
  );
}

function memberOf(reference: SearchReference, field: SearchField): SearchField {
  return { ...field, ...ALONE, name: `${reference.name}.${field.name}`, boost: field.boost * reference.boost };
}

/** Members of a field that apply only in its own entity's document. */
const ALONE = {
  autocomplete: false,
  facetName: undefined,
  hasValues: undefined,
  numValuesName: undefined,
  modifiedAtName: undefined,
  aliases: [],
  weightsPerValue: {},
} as const;

function urnField(
  aspect: AspectSpec,
  { path, annotation, schema }: AnnotatedPath<SearchableRefAnnotation>,
): SearchField {
  return {
    ...ALONE,
    name: `${annotation.fieldName}.urn`,
    type: 'URN_PARTIAL',
    aspectName: aspect.name,
    isTimeseries: false,
    path,
    schema,
    boost: annotation.boostScore ?? 1,
    queryByDefault: true,
    sanitizesRichText: false,
  };
}

function referencedAspects(entity: EntitySpec): readonly AspectSpec[] {
  return [...entity.aspects.values()].filter(({ name, kind }) => kind === 'versioned' && !LEFT_OUT.has(name));
}
